import { expect, test } from 'vitest'
import { LineReader } from './lines.ts'

function read(...pieces: string[]) {
  const reader = new LineReader()
  return [...pieces.flatMap(piece => reader.push(piece)), ...reader.end()]
}

test('A line is read once it is whole, however the stream cuts it', () => {
  const said = read('{"op":"re', 'move","ref":"s2"}\nDo', 'ne.')
  expect(said).toMatchObject([
    { type: 'operation', operation: { op: 'remove', ref: 's2' } },
    { type: 'words', text: 'Done.' }
  ])
})

test('The HTML of an element comes from the fenced block after its line', () => {
  const said = read('{"op":"html","ref":"e4"}\n```html\n<p>\n', '  {"a":1}\n</p>\n```\nDone.\n')
  expect(said).toMatchObject([
    { type: 'operation', operation: { op: 'html', ref: 'e4', html: '<p>\n  {"a":1}\n</p>' } },
    { type: 'words', text: 'Done.' }
  ])
})

test('HTML that never comes, or never ends, is refused', () => {
  expect(read('{"op":"insert","after":"s2"}\n```html\n<p>Hi</p>\n```\n')).toMatchObject([
    { operation: { op: 'insert', after: 's2', html: '<p>Hi</p>' } }
  ])
  expect(read('{"op":"html","ref":"e4"}\nDone.')).toMatchObject([{ type: 'refused' }, { type: 'words' }])
  expect(read('{"op":"html","ref":"e4"}\n```html\n<p>')).toMatchObject([{ type: 'refused' }])
})

test('Fences around operations are passed over', () => {
  expect(read('```json\n{"op":"remove","ref":"s2"}\n```\n')).toMatchObject([{ type: 'operation' }])
})

test('A line that is no operation is refused with a reason', () => {
  expect(read('{"op":"remov","ref":"s2"}')).toMatchObject([
    { type: 'refused', line: '{"op":"remov","ref":"s2"}', reason: expect.stringContaining('Nearest: "remove"') }
  ])
})

test('An operation may go over several lines, and stand in a list', () => {
  const list =
    '[\n  {\n    "op": "set",\n    "ref": "s1.heading",\n    "value": "a } b"\n  },\n{"op":"remove","ref":"s2"}\n]\n'
  expect(read(list)).toMatchObject([
    { type: 'operation', operation: { op: 'set', value: 'a } b' } },
    { type: 'operation', operation: { op: 'remove' } }
  ])
})

test('A line break within a text is part of the text', () => {
  expect(read('{"op":"set","ref":"s1.text","value":"One\n\nTwo"}\n')).toMatchObject([
    { type: 'operation', operation: { value: 'One\n\nTwo' } }
  ])
})

test('An operation that is never closed is refused and costs none after it', () => {
  expect(read('{"op":"set","ref":"s1.text","value":{"label":"Go"}\n{"op":"remove","ref":"s2"}\n')).toMatchObject([
    { type: 'refused', line: '{"op":"set","ref":"s1.text","value":{"label":"Go"}' },
    { type: 'operation', operation: { op: 'remove' } }
  ])
  expect(read('{"op":"remove"')).toMatchObject([{ type: 'refused', line: '{"op":"remove"' }])
})
