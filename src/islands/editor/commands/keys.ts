/** What of a key press matters. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const isMac = () => /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '')

/**
 * Whether a key press is a shortcut, such as `Mod+Shift+.`, `Alt+ArrowUp`, `F8` or `c`. `Mod` is ⌘ on a Mac and Ctrl elsewhere.
 * With Shift a sign may be another one, so the key's place counts too.
 */
export function isKeys(event: KeyPress, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  const [isMod, isShift, isAlt] = ['Mod', 'Shift', 'Alt'].map(name => parts.includes(name))
  const [mod, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (mod !== isMod || other || event.altKey !== isAlt) return false
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key)
  if (!isSign && event.shiftKey !== isShift) return false
  return event.key.toLowerCase() === key.toLowerCase() || (event.shiftKey && event.code === CODES[key])
}

/** Signs that Shift turns into others on many keyboards. */
const CODES: Record<string, string> = { '.': 'Period', ',': 'Comma' }

const MAC: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
const ELSEWHERE: Record<string, string> = { Mod: 'Ctrl' }
const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del'
}

/** The keys of a shortcut as this person's machine writes them, one by one. */
export function keyNames(keys: string): string[] {
  const names = isMac() ? MAC : ELSEWHERE
  return keys.split('+').map(key => names[key] ?? SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key))
}

/** A shortcut for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isMac() ? 'Meta' : 'Control')
