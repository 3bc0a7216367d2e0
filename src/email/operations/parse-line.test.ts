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
  ['{"op":"set","ref":"s1.heading","value":7}', '"value"'],
  ['{"op":"set","ref":"s1.button","value":{"label":"Go","href":"#"}}', 'a merge tag such as {{shop_url}}'],
  ['{"op":"set","ref":"*.button","value":{"href":" "}}', 'leads nowhere'],
  ['{"op":"add","kind":"list","content":{"items":[{"title":"x","link":{"label":"Go","href":""}}]}}', 'leads nowhere'],
  ['{"op":"set","ref":"s1.text","value":"Read [more](#)"}', 'leads nowhere'],
  ['{"op":"insert","html":"<p><a class=\\"x\\" href=\\"#\\">Go</a></p>"}', 'leads nowhere'],
  ['{"op":"attr","ref":"e4","name":"HREF","value":"#"}', 'leads nowhere']
])('%s is refused with a reason that helps', (line, words) => {
  expect(parseOperationLine(line)).toEqual({ ok: false, reason: expect.stringContaining(words) })
})

test('a section that holds nothing needs no content, and one that does says what is missing', () => {
  expect(parseOperationLine('{"op":"add","kind":"divider"}')).toEqual({
    ok: true,
    operation: { op: 'add', kind: 'divider', content: {} }
  })
})

test('null empties a slot', () => {
  for (const [line, value] of [
    ['{"op":"set","ref":"s1.button","value":null}', { value: '' }],
    ['{"op":"set","ref":"s1","content":{"text":null,"heading":"x"}}', { content: { text: '', heading: 'x' } }],
    ['{"op":"add","kind":"hero","content":{"heading":"x","image":null}}', { content: { heading: 'x', image: '' } }]
  ] as const)
    expect(parseOperationLine(line)).toMatchObject({ ok: true, operation: value })
  expect(parseOperationLine('{"op":"layout","ref":"s1","across":null}')).toMatchObject({ operation: { across: null } })
  expect(parseOperationLine('{"op":"attr","ref":"e1","name":"width","value":null}')).toMatchObject({
    operation: { value: null }
  })
})
