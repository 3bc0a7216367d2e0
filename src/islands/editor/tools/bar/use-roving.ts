import { type KeyboardEvent, type RefObject, useState } from 'react'

const STEPS: Record<string, 1 | -1 | 'first' | 'last'> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last'
}

/** The place that an arrow key goes to among so many, round and round; nothing for other keys. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const step = STEPS[key]
  if (step === undefined || count === 0) return undefined
  if (step === 'first') return 0
  return step === 'last' ? count - 1 : (at + step + count) % count
}

/** The controls of a bar or list that can be reached. */
export const reachable = (within: Element | null): HTMLElement[] =>
  [...(within?.querySelectorAll<HTMLElement>('button:not(:disabled), [role="radio"]') ?? [])].filter(
    each => getComputedStyle(each).visibility !== 'hidden'
  )

/** Moves the focus by an arrow key. Answers the control it went to. */
export function moveFocus(event: KeyboardEvent, within: Element | null): HTMLElement | undefined {
  const controls = reachable(within)
  const at = controls.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? undefined : stepTo(event.key, at, controls.length)
  if (to === undefined) return undefined
  event.preventDefault()
  controls[to]?.focus()
  return controls[to]
}

/** One stop of Tab for a whole bar, of the controls with these ids: the one that had the focus last, else the first. */
export function useRoving(within: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [last, setLast] = useState<string>()
  const current = last !== undefined && ids.includes(last) ? last : ids[0]
  return {
    /** What each control says of itself. */
    stop: (id: string) => ({ 'data-stop': id, tabIndex: id === current ? 0 : -1, onFocusCapture: () => setLast(id) }),
    onKeyDown: (event: KeyboardEvent) => void moveFocus(event, within.current)
  }
}
