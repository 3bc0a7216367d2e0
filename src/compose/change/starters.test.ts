import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { EmailFacts, noFacts } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import { factChange } from './fact-change.ts'
import { withFact } from './fact-paths.ts'
import { wordsOf } from './glyphs.ts'
import type { SaidText } from './said-text.ts'
import { saidTexts } from './said-texts.ts'
import { valuePattern } from './value-pattern.ts'

interface Starter {
  kind: Kind
  operations: Operation[]
}
const FILES = import.meta.glob<Starter>('../../server/starters/emails/*.json', { eager: true, import: 'default' })
const EMAILS = Object.values(FILES).map(({ kind, operations }) => ({
  kind,
  email: applyOperations(BLANK_EMAIL, operations, { onRefusal: 'skip' }).email
}))

const isWords = ({ aspect }: SaidText): boolean => aspect === 'words' || aspect === 'alt'
const said = (email: EmailSource): string[] =>
  saidTexts(email)
    .filter(isWords)
    .map(({ glyphs }) => wordsOf(glyphs))

/** Values as people have them in mind: words in a row that begin and end a word of a text. */
const VALUES = EMAILS.flatMap(({ kind, email }) =>
  said(email).flatMap(text =>
    (text.match(/\p{L}[\p{L}\p{N}'’]+(?: \p{L}[\p{L}\p{N}'’]+){1,3}/gu) ?? []).map(value => ({ kind, email, value }))
  )
)

const anyValue = fc.nat(VALUES.length - 1)
const valueAt = (at: number) => {
  const { kind, email, value } = VALUES[at] as (typeof VALUES)[number]
  const facts = EmailFacts.parse(withFact(noFacts(kind), 'topic', value))
  return { email: { ...email, facts: JSON.stringify(facts) }, value }
}
const RUNS = { numRuns: runs(600) }

test('the finished emails of every kind have values to look for', () => {
  expect(EMAILS).toHaveLength(26)
  for (const { email } of EMAILS) expect(VALUES.some(each => each.email === email)).toBe(true)
})

test('a value gives way to another in every text that says it, and nothing else changes', () => {
  fc.assert(
    fc.property(anyValue, at => {
      const { email, value } = valueAt(at)
      const { operations } = factChange(email, 'topic', value, 'Zyx wvut')
      const after = applyOperations(email, operations, { onRefusal: 'stop' }).email
      const pattern = valuePattern(value) as RegExp
      const expected = said(email).map(text => text.replace(pattern, 'Zyx wvut'))
      const differing = said(after).flatMap((text, at) => (text === expected[at] ? [] : [[text, expected[at]]]))
      // Words that begin a sentence, or stand in capitals, are the same words.
      for (const [text = '', other = ''] of differing)
        expect(text.toLowerCase()).toBe(other.replace(valuePattern(value, 'giu') as RegExp, 'zyx wvut').toLowerCase())
    }),
    RUNS
  )
})

test('the change back makes the email as it was', () => {
  fc.assert(
    fc.property(anyValue, at => {
      const { email: start, value } = valueAt(at)
      const there = applyOperations(start, factChange(start, 'topic', value, 'Zyx wvut').operations, {
        onRefusal: 'stop'
      })
      const back = factChange(there.email, 'topic', 'Zyx wvut', value).operations
      expect(applyOperations(there.email, back, { onRefusal: 'stop' }).email).toEqual(start)
    }),
    RUNS
  )
})
