import { atom, onMount } from 'nanostores'

/** In px a ms: who scrolls faster looks at no picture, and who throws the page reads no name. */
const FAST = 1.2
const THROWN = 4
/** So long after the last fast scrolling it is slow again, in ms. */
const QUIET = 120

/** How fast the page is scrolled. */
export const $pace = atom<'slow' | 'fast' | 'thrown'>('slow')

onMount($pace, () => {
  // Pages are made on the server too, where nothing scrolls.
  if (typeof window === 'undefined') return
  let last = { at: performance.now(), top: scrollY }
  let quiet: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    const now = { at: performance.now(), top: scrollY }
    const speed = Math.abs(now.top - last.top) / Math.max(1, now.at - last.at)
    last = now
    if (speed < FAST) return
    if (speed >= THROWN || $pace.get() === 'slow') $pace.set(speed >= THROWN ? 'thrown' : 'fast')
    clearTimeout(quiet)
    quiet = setTimeout(() => $pace.set('slow'), QUIET)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(quiet)
  }
})
