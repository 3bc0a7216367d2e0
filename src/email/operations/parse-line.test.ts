import { expect, test } from 'vitest'
import { parseOperationLine } from './parse-line.ts'

test('a line is an operation', () => {
  const operation = { op: 'set', ref: 's3.heading', value: 'Hi' }
  expect(parseOperationLine(` ${JSON.stringify(operation)},`)).toEqual({ ok: true, operation })
})

test.each([
  ['{"op":"set"', 'not one JSON object'],
  ['[1]', 'not one JSON object'],
  ['{"op":"sett","ref":"s1","value":"x"}', 'Nearest: "set"'],
  ['{"op":"set","ref":"s1.heading","valeu":"x"}', 'Nearest: "value"'],
  ['{"op":"set","ref":"s1.heading"}', 'needs "value"'],
  ['{"op":"set","ref":"hero","value":"x"}', 'place in the outline'],
  ['{"op":"theme","corner":"rounded"}', '"round"'],
  ['{"op":"set","ref":"s1.heading","value":7}', '"value"']
])('%s is refused with a reason that helps', (line, words) => {
  expect(parseOperationLine(line)).toEqual({ ok: false, reason: expect.stringContaining(words) })
})
