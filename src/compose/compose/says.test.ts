import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { toPlainText } from '../../email/compile/plain-text.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { EmailFacts } from '../email-facts.ts'
import { KINDS } from '../kinds.ts'
import { anyFacts } from './any-facts.ts'
import { factsOf, made } from './fixture.ts'
import { sentencesOf } from './words.ts'

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Fields that readers do not read in the body: addresses, and the words on the envelope. */
const UNREAD = /(?:^|\.)(?:kind|link|picture|subject|preheader)$/

/** Every text of facts with its path. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return UNREAD.test(path) ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name))
}

/** Addresses and the names of pictures say nothing anew. */
const withoutAddresses = (name: string, value: unknown): unknown =>
  name === 'alt' || name === 'href' ? '' : typeof value === 'string' ? value.replace(/\]\([^)]*\)/g, ']') : value

/** What an email says besides its declared echoes: headline, what stands over it, a large figure, the button once more, the name of a picture. */
function bodyOf(facts: EmailFacts, seed: number): { all: string; once: string } {
  const { composition, email } = made(facts, { seed })
  const once = composition.sections
    .filter(({ kind }) => kind !== 'cta' && kind !== 'footer' && kind !== 'rating')
    .map(({ kind, content: { heading, eyebrow, figure, ...rest } }) =>
      kind === 'hero' ? rest : { heading, figure, ...rest }
    )
  return { all: letters(toPlainText(email.html)), once: JSON.stringify(once, withoutAddresses).toLowerCase() }
}

const anyKind = fc.constantFrom(...KINDS)
const RUNS = { numRuns: runs(400) }

describe('any facts', () => {
  it('are said, every value of them', () => {
    fc.assert(
      fc.property(anyKind, anyFacts, fc.nat(60), (kind, fields, seed) => {
        const facts = factsOf({ kind, ...fields })
        const { all } = bodyOf(facts, seed)
        for (const [path, value] of leavesOf(facts))
          for (const piece of sentencesOf(value))
            expect([path, piece, all.includes(letters(piece))]).toEqual([path, piece, true])
      }),
      RUNS
    )
  })

  it('are said once, besides the declared echoes', () => {
    fc.assert(
      fc.property(anyKind, anyFacts, fc.nat(60), (kind, fields, seed) => {
        const facts = factsOf({ kind, ...fields })
        const { once } = bodyOf(facts, seed)
        for (const [path, value] of leavesOf(facts)) {
          const mark = /zq\d+x/.exec(value)?.[0] ?? 'no mark'
          expect([path, once.split(mark).length - 1 <= 1]).toEqual([path, true])
        }
      }),
      RUNS
    )
  })

  it('are not said by copy as well that happens to have their words', () => {
    const facts = factsOf({
      kind: 'greeting',
      rows: [{ label: 'Customer', value: 'Fiona Haldane' }],
      buttons: [{ label: 'Get in touch', link: 'https://a.example' }]
    })
    for (const kind of KINDS)
      for (let seed = 0; seed < 12; seed++) {
        const { once } = bodyOf({ ...facts, kind }, seed)
        expect([kind, seed, once.split('fiona haldane').length - 1]).toEqual([kind, seed, 1])
        expect([kind, seed, once.split('get in touch').length - 1]).toEqual([kind, seed, 1])
      }
  })

  it('have a place in the email that the outline knows, field by field', () => {
    fc.assert(
      fc.property(anyKind, anyFacts, fc.nat(60), (kind, fields, seed) => {
        const facts = factsOf({ kind, ...fields })
        const { composition, email } = made(facts, { seed })
        const { sections } = outlineOf(email)
        const refs = sections.flatMap(({ ref, slots, lists }) => [
          ref,
          ...slots.map(slot => slot.ref),
          ...lists.flatMap(({ items }) => items.map(item => item.ref))
        ])
        expect(Object.values(composition.places).filter(ref => !refs.includes(ref))).toEqual([])
        const paths = Object.keys(composition.places)
        const placeless = leavesOf(facts).filter(
          ([path]) => !paths.some(own => path === own || path.startsWith(`${own}.`))
        )
        expect(placeless).toEqual([])
      }),
      RUNS
    )
  })
})

describe('many facts', () => {
  const many = <Item>(count: number, item: (nth: number) => Item): Item[] =>
    Array.from({ length: count }, (_, nth) => item(nth))
  const MANY: [string, Partial<EmailFacts>][] = [
    ['sentences', { sentences: many(40, nth => `Sentence zq${nth}x is here.`) }],
    ['points', { sentences: many(40, nth => `Point zq${nth}x`) }],
    ['long paragraphs', { sentences: many(40, nth => `zq${nth}x ${'goes on and on '.repeat(60)}`) }],
    ['priced things', { things: many(200, nth => ({ name: `Thing zq${nth}x`, price: '£1' })) }],
    ['told things', { things: many(200, nth => ({ name: `Thing zq${nth}x`, text: 'told' })) }],
    ['rows', { rows: many(200, nth => ({ label: 'Row', value: `zq${nth}x` })) }],
    ['occasions', { occasions: many(40, nth => ({ date: `Day zq${nth}x`, note: 'Something' })) }],
    ['steps', { steps: many(40, nth => `Step zq${nth}x`) }],
    ['questions', { questions: many(40, nth => ({ question: `Why zq${nth}x?`, answer: 'So.' })) }],
    ['quotes', { quotes: many(40, nth => ({ words: `Said zq${nth}x` })) }],
    ['figures', { figures: many(40, nth => ({ value: `zq${nth}x`, label: 'counted' })) }],
    ['buttons', { buttons: many(40, nth => ({ label: `Press zq${nth}x`, link: 'a.example' })) }]
  ]
  it.each(MANY)('are all said: %s', (_, fields) => {
    for (const kind of ['letter', 'order', 'event', 'newsletter'] as const) {
      const text = toPlainText(made(factsOf({ kind, ...fields })).email.html).toLowerCase()
      const missing = leavesOf(fields)
        .flatMap(([, value]) => /zq\d+x/.exec(value)?.[0] ?? [])
        .filter(mark => !text.includes(mark))
      expect(missing).toEqual([])
    }
  })
})
