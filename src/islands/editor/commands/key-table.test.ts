import { expect, test } from 'vitest'
import { TOOL_COMMANDS } from '../tools/tool-commands.ts'
import { COMMANDS } from './commands.ts'
import { idFor, idsFor, KEY_STATES, KEY_TABLE } from './key-table.ts'
import type { KeyPress } from './keys.ts'

/** A shortcut as a browser tells of it. */
function pressOf(keys: string): KeyPress {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  const [ctrlKey, shiftKey, altKey] = ['Mod', 'Shift', 'Alt'].map(name => parts.includes(name)) as [
    boolean,
    boolean,
    boolean
  ]
  return { key, code: '', ctrlKey, metaKey: false, shiftKey: shiftKey || key === '?', altKey }
}

test('in no state of the editor a key means two commands, views or tools', () => {
  for (const state of KEY_STATES)
    for (const [id, { keys, states }] of Object.entries(KEY_TABLE))
      for (const key of states.includes(state) ? keys : [])
        expect([state, key, idsFor(pressOf(key), state)]).toEqual([state, key, [id]])
})

test('every key means something that there is', () => {
  const ids = [...COMMANDS, ...TOOL_COMMANDS].map(({ id }) => id)
  expect(Object.keys(KEY_TABLE).filter(id => !ids.includes(id))).toEqual([])
})

test('while a text is typed letters, figures and the keys of writing mean nothing else', () => {
  const written = [...'lmatvdec?123', 'Enter', 'Delete', 'Backspace', 'ArrowDown', 'Home', 'End', 'Shift+Delete']
  expect(written.map(key => idFor(pressOf(key), 'text')).filter(Boolean)).toEqual([])
})
