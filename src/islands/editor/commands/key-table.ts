import { REDO_KEY, UNDO_KEY, VERSIONS_KEY } from './bar-keys.ts'
import { isKeys, type KeyPress } from './keys.ts'

/** What keys are pressed on: no part of the email, a picture, another part, or a text with the caret in it. */
export const KEY_STATES = ['nothing', 'picture', 'part', 'text'] as const
export type KeyState = (typeof KEY_STATES)[number]

interface Entry {
  /** The shortcut, and others that do the same. */
  keys: readonly string[]
  states: readonly KeyState[]
}

const entry = (states: readonly KeyState[], ...keys: string[]): Entry => ({ keys, states })
const anywhere = (...keys: string[]) => entry(KEY_STATES, ...keys)
/** Where no caret is in a text. */
const atRest = (...keys: string[]) => entry(['nothing', 'picture', 'part'], ...keys)
const selected = (...keys: string[]) => entry(['picture', 'part'], ...keys)
const selectedOrTyped = (...keys: string[]) => entry(['picture', 'part', 'text'], ...keys)

/** Every key of the editor, by the id of the command, view or tool that it means. In one state a key means one of them. */
export const KEY_TABLE: Record<string, Entry> = {
  'select-next': atRest('ArrowDown', 'ArrowRight'),
  'select-previous': atRest('ArrowUp', 'ArrowLeft'),
  'select-first': atRest('Home'),
  'select-last': atRest('End'),
  type: entry(['part'], 'Enter', 'F2'),
  replace: entry(['picture'], 'Enter'),
  up: selectedOrTyped('Escape'),
  'close-panel': entry(['nothing'], 'Escape'),
  delete: selected('Delete', 'Backspace'),
  'delete-section': selected('Shift+Delete'),
  duplicate: selectedOrTyped('Mod+d'),
  'move-up': selectedOrTyped('Alt+ArrowUp'),
  'move-down': selectedOrTyped('Alt+ArrowDown'),
  'add-below': atRest('a'),
  link: selected('l'),
  colour: selected('c'),
  'merge-tag': selected('m'),
  bold: selectedOrTyped('Mod+b'),
  italic: selectedOrTyped('Mod+i'),
  underline: selectedOrTyped('Mod+u'),
  strike: selectedOrTyped('Mod+Shift+x'),
  larger: selectedOrTyped('Mod+Shift+.'),
  smaller: selectedOrTyped('Mod+Shift+,'),
  undo: anywhere(UNDO_KEY),
  redo: anywhere(REDO_KEY, 'Mod+y'),
  save: anywhere('Mod+s'),
  commands: anywhere('Mod+k'),
  chat: anywhere('Mod+/'),
  keys: atRest('?'),
  theme: atRest('t'),
  facts: atRest('f'),
  versions: atRest(VERSIONS_KEY),
  code: atRest('e'),
  dark: atRest('d'),
  'width-desktop': atRest('1'),
  'width-phone': atRest('2'),
  'width-free': atRest('3')
}

/** The keys of a command, view or tool; none for most. */
export const keysOf = (id: string): readonly string[] => KEY_TABLE[id]?.keys ?? []

/** The key that is shown for it. */
export const keyOf = (id: string): string | undefined => keysOf(id)[0]

/** The id of what a key press means in a state. */
export const idFor = (event: KeyPress, state: KeyState): string | undefined => idsFor(event, state)[0]

/** Every id that a key press would mean: no table that is right has two. */
export const idsFor = (event: KeyPress, state: KeyState): string[] =>
  Object.entries(KEY_TABLE).flatMap(([id, { keys, states }]) =>
    states.includes(state) && keys.some(each => isKeys(event, each)) ? [id] : []
  )
