import { expect, test } from 'vitest'
import { annotatedInstructions, parseInstructions } from './samples.ts'

const BLOCK =
  '@turn {size}make <target>it</target> <value>bigger</value>,{text} and <target>the button</target> says <value>"Go"</value>'

test('marks, wishes and what stands around are read, and the text is as typed', () => {
  const [read] = parseInstructions(BLOCK)
  expect(read?.text).toBe('make it bigger, and the button says "Go"')
  expect(read?.context).toEqual({ hasTurn: true, hasSelection: false })
  expect(read?.wishes).toEqual(['size', 'text'])
  expect(read?.tokens.map(({ text }, at) => `${text}:${read.marks[at]}:${read.wishOf[at]}`).join(' ')).toBe(
    'make:none:0 it:target:0 bigger:value:0 and:none:1 the:target:1 button:target:1 says:none:1 Go:value:1'
  )
})

test.each([
  'make it red',
  '{paint}it',
  '{colour}<target>it',
  '{colour}<noun>it</noun>',
  '{colour}<target><value>it</value></target>'
])('an instruction with a mark out of place is refused: %s', block =>
  expect(() => parseInstructions(block)).toThrow(/out of place/)
)

test('all files are read', () => {
  for (const { instructions } of annotatedInstructions()) expect(instructions.length).toBeGreaterThan(0)
})
