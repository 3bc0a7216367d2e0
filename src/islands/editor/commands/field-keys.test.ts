import { expect, test } from 'vitest'
import { keepsKey, noteInput } from './field-keys.ts'

/** An element that these selectors find. */
const element = (found: string, value?: string) => {
  const own = { value, closest: (selector: string) => (selector.split(', ').includes(found) ? own : null) }
  return own as unknown as Element
}

test('undo and redo are the email’s in an empty field, where the browser has nothing to take back', () => {
  for (const id of ['undo', 'redo']) {
    expect(keepsKey(element('textarea', ''), id)).toBe(false)
    expect(keepsKey(element('textarea', 'Make it'), id)).toBe(true)
    expect(keepsKey(element('.bench'), id)).toBe(false)
  }
  expect(keepsKey(element('textarea', ''), 'theme')).toBe(true)
  expect(keepsKey(element('dialog'), 'undo')).toBe(true)
})

test('a field that somebody emptied keeps undo, which brings its words back, until it was sent or filled again', () => {
  const field = element('textarea', '')
  noteInput({ target: field })
  expect(keepsKey(field, 'undo')).toBe(true)
  ;(field as HTMLTextAreaElement).value = 'Make it'
  noteInput({ target: field })
  ;(field as HTMLTextAreaElement).value = ''
  expect(keepsKey(field, 'undo')).toBe(false)
})

test('an empty field of a dialog gives no key to the email behind it', () => {
  const field = { value: '', closest: (selector: string) => (/input|^dialog$/.test(selector) ? field : null) }
  expect(keepsKey(field as unknown as Element, 'undo')).toBe(true)
})
