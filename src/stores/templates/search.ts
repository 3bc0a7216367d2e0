import { atom } from 'nanostores'
import { ALL_TEMPLATES, type Asked, addressOf, askedOf } from './address.ts'
import { fetchList } from './list.ts'

/** So long nothing is typed before it is looked for, in ms. */
const PAUSE = 150

/** What the person asks of the list. It stands in the address too, and the list follows. */
export const $asked = atom<Asked>(ALL_TEMPLATES)

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks for other words or another order. Each search is a step of the browser's history, each letter of it is not. */
export function ask(change: Partial<Asked>) {
  const before = $asked.get()
  const asked = { ...before, ...change }
  const isRefined = asked.sort === before.sort && before.q.trim() !== '' && asked.q.trim() !== ''
  const address = addressOf(new URL(location.href), asked)
  if (isRefined) history.replaceState(history.state, '', address)
  else if (address.href !== location.href) history.pushState(null, '', address)
  $asked.set(asked)
  follow(asked, change.sort ? 0 : PAUSE)
}

/** Follows the address from now on, as the back button changes it. Answers how to stop. */
export function followAddress(): () => void {
  const read = () => {
    const asked = askedOf(new URL(location.href))
    const { q, sort } = $asked.get()
    if (asked.q === q && asked.sort === sort) return
    $asked.set(asked)
    follow(asked, 0)
  }
  addEventListener('popstate', read)
  return () => removeEventListener('popstate', read)
}

function follow(asked: Asked, pause: number) {
  clearTimeout(timer)
  timer = setTimeout(() => void fetchList(asked), pause)
}
