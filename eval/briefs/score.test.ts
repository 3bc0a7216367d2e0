import { expect, it } from 'vitest'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import { corpusCase } from '../corpora.ts'
import { claims, unmetClaims } from './claims.ts'
import { isCopied } from './copied.ts'
import { factsPresent } from './facts.ts'
import { BRIEF, PERFECT, perfectBut, saying, textOf } from './fixture.ts'
import { leaked } from './leak.ts'
import type { Made } from './make.ts'
import { scoreRelations } from './relations.ts'
import { scoreBrief } from './score.ts'
import { isFrom } from './sender.ts'
import { toldRecall } from './told.ts'
import { falseStatements } from './untrue.ts'

const part = ({ count, of }: { count: number; of: number }): number => count / of
/** Lines of copy without blanks that need an offer. */
const unmetLines = (): string[] =>
  claims.filter(({ line, needs }) => needs.includes('offer') && !line.includes('{')).map(({ line }) => line)
const made = (operations = PERFECT): Made => ({
  answer: 'email',
  email: applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email,
  kind: 'sale',
  unplaced: [],
  milliseconds: 1
})

it('finds nothing amiss in a perfect email', () => {
  const { tally, faults } = scoreBrief(BRIEF, made())
  expect(faults).toEqual([])
  for (const score of ['told', 'facts', 'relations', 'sender', 'kind', 'language', 'answered'])
    expect(part(tally[score] ?? { count: 0, of: 1 }), score).toBe(1)
  for (const score of ['leak', 'falseStatements', 'copiedHeadlines', 'failed']) expect(tally[score]?.count).toBe(0)
})

it('finds all direction in a brief that was pasted whole, and all that is told', () => {
  const email = saying(BRIEF.text)
  expect(part(leaked(BRIEF, email).share)).toBeGreaterThan(0.95)
  expect(part(toldRecall(BRIEF, email).share)).toBe(1)
})

it('finds nothing told in an email that says nothing', () => {
  const email = saying('Hello')
  expect(toldRecall(BRIEF, email).share.count).toBe(0)
  expect(factsPresent(BRIEF.facts, email).share.count).toBe(0)
  expect(scoreRelations(BRIEF.relations, email).share.of).toBe(0)
  expect(leaked(BRIEF, email).share.count).toBe(0)
})

it('takes a piece for told when four fifths of its words stand in one section', () => {
  expect(toldRecall(BRIEF, saying('Get 20% off with SPRING20 until Sunday 29')).share.count).toBe(0)
  expect(toldRecall(BRIEF, saying('Get 20% off: the code is SPRING20, until Sunday 29 March')).share.count).toBe(1)
})

it('counts a run of three words of direction, and no copy that only shares words with it', () => {
  expect(leaked(BRIEF, saying('Keep it cheerful')).runs).toEqual(['keep it cheerful'])
  expect(leaked(BRIEF, saying('A cheerful spring sale')).runs).toEqual([])
})

it('finds a price under another thing, and an old price given as the new one', () => {
  const products = (items: Record<string, string>[]) => perfectBut({ op: 'add', kind: 'products', content: { items } })
  const wrongOf = (items: Record<string, string>[]) =>
    scoreRelations(BRIEF.relations, products(items)).wrong.map(({ type, of }) => `${type} of ${of}`)
  expect(wrongOf([{ title: 'Bowl', price: '£40' }])).toContain('price of Bowl')
  expect(wrongOf([{ title: 'Bowl', price: '£30', was: '£24' }])).toContain('price of Bowl')
})

it('finds a button that leads elsewhere', () => {
  const hero = { heading: 'Spring', button: { label: 'Shop bowls', href: 'https://evil.example' } }
  const email = perfectBut({ op: 'add', kind: 'hero', content: hero })
  expect(falseStatements(BRIEF, email)).toContain('link: https://evil.example')
  expect(scoreRelations(BRIEF.relations, email).missing.map(({ type }) => type)).toEqual(['link'])
})

it.each([
  ['figure: 25', 'Now 25% off'],
  ['day: Monday', 'Ends Monday'],
  ['name: leeds', 'Come to Leeds'],
  ['name: martin', 'Ask for Martin'],
  ['wrong: Saturday', 'Until Saturday']
])('finds what the brief does not say: %s', (statement, text) => {
  expect(falseStatements(BRIEF, saying(text))).toContain(statement)
})

it('finds copy that claims what the brief does not have', () => {
  const [line = ''] = unmetLines()
  expect(unmetClaims({ ...BRIEF, text: 'Happy birthday', relations: [] }, saying(line))).toContain(line)
  expect(unmetClaims(BRIEF, saying(line))).toEqual([])
})

it('takes the sender from header and footer, by any name it goes by', () => {
  expect(isFrom(['Tidewater'], perfectBut({ op: 'add', kind: 'header', content: { logo: 'Ana Ruiz' } }))).toBe(false)
  expect(isFrom(BRIEF.sender, perfectBut({ op: 'add', kind: 'header', content: { logo: 'Tidewater' } }))).toBe(true)
  expect(isFrom(BRIEF.sender, textOf([]))).toBe(false)
})

it('takes a headline for copied when the wish itself or a whole sentence stands there', () => {
  expect(isCopied('Can you make a spring sale email', BRIEF)).toBe(true)
  expect(isCopied('Make a cheerful spring email, not too long', BRIEF)).toBe(true)
  expect(isCopied('20% off until Sunday 29 March, at Tidewater', BRIEF)).toBe(false)
  expect(isCopied('Make a spring sale email', { ...BRIEF, subject: 'Make a spring sale email' })).toBe(false)
})

it('wants foreign briefs refused for their language, and no others', () => {
  const foreign = { ...BRIEF, expect: 'language' as const }
  const refused = { ...made([]), answer: 'language' as const }
  expect(scoreBrief(foreign, refused).tally.language).toEqual({ count: 1, of: 1 })
  expect(scoreBrief(foreign, made()).tally.language).toEqual({ count: 0, of: 1 })
  expect(scoreBrief(BRIEF, refused).tally.language).toEqual({ count: 0, of: 1 })
})

it('reads an annotated brief of the corpora as a case', () => {
  const brief = corpusCase(
    'a:1',
    '# kind: sale\n<ask>Sale email for</ask> <brand>Oak</brand>: <item>red mug, £12</item>, <look>cheerful</look>. <quote>Lovely</quote> <by>Ana</by>'
  )
  expect(brief).toMatchObject({ sender: ['Oak'], direction: ['Sale email for', 'cheerful'], facts: ['£12'] })
  expect(brief.relations).toEqual([
    { type: 'price', of: 'red mug', is: '£12' },
    { type: 'author', of: 'Lovely', is: 'Ana' }
  ])
})
