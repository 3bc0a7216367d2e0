import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/helpers/nightly.ts'
import { COPIES } from '../../../compose/copy/copies.ts'
import { KINDS, type Kind, TRANSACTIONAL } from '../../../compose/kinds.ts'
import { compile } from '../../../email/compile/compile.ts'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { isContent, type Reading } from '../../reading/reading.ts'
import { isSure } from '../../reading/slots/confidence.ts'
import { compose } from './compose.ts'
import { readingOf } from './fixture.ts'

const RICH = `Email from <sender>Tidewater</sender>, <trade>a pottery</trade>, about <topic>the spring firing</topic>.
<offer>20% off all mugs</offer> <deadline>until Sunday 8 June</deadline>, <code>SPRING20</code>.
<item>Harbour mug £24</item>, <item>Quay bowl £18, was £22</item>, <item>Salt jug £31</item>
<session>Saturday 14 June 10am Throwing</session> <session>Saturday 14 June 2pm Glazing</session>
<statement+>We fired the kiln on Thursday and it held.</statement> <statement>free parking behind the shop</statement>
<statement>dogs welcome</statement> <statement label="Where">The Old Sail Loft</statement> <statement label="Total">£118.40</statement>
<quote>The best mug I own.</quote> <author>Ines, Truro</author> <question>Do you post abroad?</question> <answer>Yes, everywhere</answer>
<button href="https://tidewater.example/spring">See the firing</button> <link>hello@tidewater.example</link>
<address>3 Quay Street, Porthleven</address> <signature>Maren</signature>
<statement?>perhaps mention the cat</statement> <style>nothing too shouty</style>`
const READINGS: Record<string, (kind: Kind) => Reading> = {
  rich: kind => readingOf(kind, RICH),
  poor: kind => readingOf(kind, 'email from <sender>Tidewater</sender> about <topic>opening hours</topic>'),
  empty: kind => readingOf(kind, 'write something')
}
const EACH = KINDS.flatMap(kind => Object.keys(READINGS).map(name => ({ kind, name })))
const SEEDS = [1, 2, 3]

async function made(reading: Reading, seed: number) {
  const composition = compose(reading, { copy: COPIES[reading.intent.kind], seed })
  const batch = createBatch(BLANK_EMAIL)
  const { meta, theme, sections } = composition
  const operations = [
    { op: 'meta', ...meta },
    { op: 'theme', ...theme },
    ...sections.map(section => ({ op: 'add', ...section }))
  ]
  for (const operation of operations) expect(batch.apply(operation as Operation)).toMatchObject({ ok: true })
  const compiled = compile(batch.email, { siteUrl: 'https://mailwright.example' })
  if (!compiled.ok) throw new Error(compiled.reason)
  return { composition, batch, compiled, words: sections.map(({ content }) => JSON.stringify(content)).join('\n') }
}

describe.each(EACH)('$kind from a $name reading', ({ kind, name }) => {
  it.each(SEEDS)('is a whole email with seed %i', async seed => {
    const reading = (READINGS[name] as (kind: Kind) => Reading)(kind)
    const { composition, compiled, words } = await made(reading, seed)
    expect(compiled.html.match(/<h1/g)).toHaveLength(1)
    expect(compiled.bytes).toBeLessThan(60 * 1024)
    expect([...composition.meta.subject].length).toBeLessThanOrEqual(60)
    expect(composition.meta.subject).not.toBe('')
    expect(`${words}${JSON.stringify(composition.meta)}`).not.toMatch(
      /(?<!\{)\{[a-z ]+\}(?!\})|undefined|\bnull\b|\[object/
    )
    expect(composition.sections.length).toBeGreaterThanOrEqual(2)
    expect(compiled.html.includes('{{unsubscribe_url}}')).toBe(!TRANSACTIONAL.has(kind))
  })
})

describe('an email of a reading', () => {
  it('has every sure slot, and lists what is unsure and what was read as a wish', async () => {
    for (const seed of SEEDS) {
      const reading = READINGS.rich?.('sale') as Reading
      const { composition } = await made(reading, seed)
      const sure = reading.slots.filter(slot => isContent(slot.role) && isSure(slot)).map(({ id }) => id)
      expect([...composition.placed].sort((a, b) => a - b)).toEqual(sure)
      expect(composition.unplaced).toMatchObject([
        { text: 'perhaps mention the cat', reason: 'unsure' },
        { text: 'nothing too shouty', reason: 'wish', place: 'Read as a wish about looks or tone' }
      ])
    }
  })

  it('leads nowhere that the brief does not name', async () => {
    const { words } = await made(READINGS.rich?.('sale') as Reading, 3)
    const links = [...words.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set(['https://tidewater.example/spring', '{{unsubscribe_url}}']))
  })

  it('takes the only address of the brief, and none where there are two', async () => {
    const hrefOf = async (marked: string) =>
      /"button":\{[^}]*"href":"([^"]*)"/.exec((await made(readingOf('sale', marked), 1)).words)?.[1]
    expect(await hrefOf('<link>tide.example/sale</link>')).toBe('https://tide.example/sale')
    expect(await hrefOf('<link>tide.example/sale</link> <link>other.example</link>')).toBeUndefined()
  })

  it('puts what is added where it says', async () => {
    const reading = READINGS.rich?.('sale') as Reading
    const { composition, batch } = await made(reading, 2)
    for (const { operation } of composition.unplaced)
      if (operation) expect(createBatch(batch.email).apply(operation)).toMatchObject({ ok: true })
  })

  it('lists no label of what stands in it', async () => {
    const { composition } = await made(
      readingOf(
        'sale',
        '<part>Button</part>: <button href="https://a.example">See it</button>, <part>Show maps</part>'
      ),
      2
    )
    expect(composition.unplaced.map(({ text }) => text)).toEqual(['Show maps'])
  })

  it('puts a sender that was not sure at the top', async () => {
    const { composition, batch } = await made(
      readingOf('sale', '<sender?>Tidewater</sender> <offer>20% off</offer>'),
      2
    )
    expect(composition.unplaced).toMatchObject([{ text: 'Tidewater', place: 'Would go at the top' }])
    batch.apply(composition.unplaced[0]?.operation as Operation)
    expect(batch.email.html.indexOf('Tidewater')).toBeLessThan(batch.email.html.indexOf('<h1'))
  })

  it('is the same for the same seed and another for another', async () => {
    const reading = READINGS.rich?.('sale') as Reading
    expect((await made(reading, 1)).composition).toEqual((await made(reading, 1)).composition)
    const looks = await Promise.all(
      [1, 2, 3, 4].map(async seed => JSON.stringify((await made(reading, seed)).composition.sections))
    )
    expect(new Set(looks).size).toBe(4)
  })
})

/** Slots of every role with a word of their own, so that it can be counted how often each is said. */
const PIECES = 'topic offer deadline item session statement quote question button link signature address'.split(' ')
const piece = fc.record({
  role: fc.constantFrom(...PIECES),
  sign: fc.constantFrom('', '', '?'),
  label: fc.constantFrom('', '', 'When', 'Parking')
})
const readingWith = (kind: Kind, pieces: { role: string; sign: string; label: string }[]): Reading =>
  readingOf(
    kind,
    pieces
      .map(
        ({ role, sign, label }, at) =>
          `<${role}${sign}${role === 'statement' && label ? ` label=${label}` : ''}>some zq${at}x £${at + 2}</${role}>`
      )
      .join('. ')
  )

describe('any reading', () => {
  it('is said once or listed, slot by slot', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...KINDS),
        fc.array(piece, { maxLength: 14 }),
        fc.nat(50),
        async (kind, pieces, seed) => {
          const reading = readingWith(kind, pieces)
          const { composition } = await made(reading, seed)
          const content = reading.slots.filter(({ role }) => isContent(role))
          expect(composition.unplaced.map(({ text }) => text).sort()).toEqual(
            content
              .filter(({ id }) => !composition.placed.has(id))
              .map(({ text }) => text)
              .sort()
          )
          for (const { id, role, text } of content) {
            const word = /zq\d+x/.exec(text)?.[0] ?? text
            const times =
              JSON.stringify(composition.sections.filter(({ kind: name }) => name !== 'hero' && name !== 'cta')).split(
                word
              ).length - 1
            if (!composition.placed.has(id)) expect(times).toBe(0)
            else if (role !== 'button' && role !== 'link') expect(times).toBeLessThanOrEqual(1)
          }
        }
      ),
      { numRuns: runs(60) }
    )
  })
})
