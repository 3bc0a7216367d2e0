import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import type { EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { made, richFacts } from '../compose/fixture.ts'
import { KINDS } from '../kinds.ts'
import { factChange } from './fact-change.ts'
import { entriesOf, factAt, factsOf } from './fact-paths.ts'
import { wordsOf } from './glyphs.ts'
import { saidTexts } from './said-texts.ts'
import { says } from './value-pattern.ts'

const ENTRIES = entriesOf(richFacts('sale'))
const anyFact = fc.record({
  kind: fc.constantFrom(...KINDS),
  seed: fc.integer({ min: 1, max: 50 }),
  entry: fc.constantFrom(...ENTRIES)
})

function emailOf(kind: (typeof KINDS)[number], seed: number): EmailSource {
  const facts = richFacts(kind)
  return { ...made(facts, { seed }).email, facts: JSON.stringify(facts) }
}

/** Other words of the same form: each letter and figure is another one. */
const other = (value: string): string =>
  value.replace(/[a-yA-Y]|\d/g, sign => (/\d/.test(sign) ? String((Number(sign) + 3) % 10) : following(sign)))
const following = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1)

const withOperations = (email: EmailSource, operations: readonly Operation[]): EmailSource => {
  const { email: after, refused } = applyOperations(email, operations, { onRefusal: 'stop' })
  expect(refused).toEqual([])
  return after
}
const saying = (email: EmailSource, value: string): string[] =>
  saidTexts(email)
    .filter(({ aspect }) => aspect === 'words' || aspect === 'alt')
    .map(({ glyphs }) => wordsOf(glyphs))
    .filter(words => says(words, value))

test('every fact of a composed email changes in every place that says it, without a question', () => {
  fc.assert(
    fc.property(anyFact, ({ kind, seed, entry: { path, value } }) => {
      const email = emailOf(kind, seed)
      const { operations, places, asked } = factChange(email, path, value, other(value))
      expect(places).not.toEqual([])
      expect(asked).toEqual([])
      const after = withOperations(email, operations)
      expect(saying(after, value)).toEqual([])
      expect(factAt(factsOf(after) as ReturnType<typeof richFacts>, path)).toBe(other(value))
    }),
    { numRuns: runs(600) }
  )
})

test('a fact that changes back makes the composed email as it was', () => {
  fc.assert(
    fc.property(anyFact, ({ kind, seed, entry: { path, value } }) => {
      const email = emailOf(kind, seed)
      const there = withOperations(email, factChange(email, path, value, other(value)).operations)
      expect(withOperations(there, factChange(there, path, other(value), value).operations)).toEqual(email)
    }),
    { numRuns: runs(600) }
  )
})
