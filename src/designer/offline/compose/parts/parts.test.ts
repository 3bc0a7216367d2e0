import { describe, expect, it } from 'vitest'
import { COPIES } from '../../../../compose/copy/copies.ts'
import type { Kind } from '../../../../compose/kinds.ts'
import type { SectionInput } from '../../../../email/sections/normalise.ts'
import type { StyleWish } from '../../../reading/reading.ts'
import { type Composition, compose } from '../compose.ts'
import { readingOf } from '../fixture.ts'

const made = async (kind: Kind, marked: string, style: StyleWish[] = [], seed = 1): Promise<Composition> =>
  compose(readingOf(kind, marked, style), { copy: COPIES[kind], seed })
const find = ({ sections }: Composition, kind: string): SectionInput | undefined =>
  sections.find(section => section.kind === kind)

const span = { at: 0, length: 0 }

describe('parts', () => {
  it('set a code as a coupon, over the sentence it stood in', async () => {
    const email = await made('sale', '<statement>say GLOW25 when the candle is wrapped</statement>')
    expect(find(email, 'coupon')?.content).toMatchObject({
      code: 'GLOW25',
      text: 'Say GLOW25 when the candle is wrapped.'
    })
    expect(email.unplaced).toEqual([])
    const named = await made('sale', '<code>GLOW25</code> <offer>25% off all candles</offer>')
    expect(find(named, 'coupon')?.content.code).toBe('GLOW25')
  })

  it('list things with their own prices, and never a price of another', async () => {
    const email = await made('sale', '<item>Bowl £18</item>, <item>Mug £12, was £15</item>, <item>Jug £31</item>')
    expect(find(email, 'products')?.content.items).toEqual([
      { title: 'Bowl', price: '£18' },
      { title: 'Mug', price: '£12', was: '£15' },
      { title: 'Jug', price: '£31' }
    ])
  })

  it('add up an order, the total last', async () => {
    const sums = '<statement label="Total">£12.99</statement> <statement label="Shipping">£3.00</statement>'
    const email = await made('order', `<item>The Salt Road £9.99</item> ${sums}`)
    expect(find(email, 'order')?.content).toMatchObject({
      items: [{ title: 'The Salt Road', price: '£9.99' }],
      totals: [
        { label: 'Shipping', value: '£3.00' },
        { label: 'Total', value: '£12.99' }
      ]
    })
  })

  it('say when and where once, on a ticket or in a section of its own', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const email = await made(
        'event',
        '<topic>Harbour Film Nights</topic> <statement label="When">Thursday 12 June, 7pm</statement> <statement label="Where">The quay</statement>',
        [],
        seed
      )
      const body = JSON.stringify(email.sections.filter(({ kind }) => kind !== 'cta'))
      expect(body.split('The quay')).toHaveLength(2)
      expect(email.unplaced).toEqual([])
    }
  })

  it('take what names no day for no day', async () => {
    const email = await made('event', '<statement>on Sunday we found a home for our 5,000th animal</statement>')
    expect(find(email, 'event')).toBeUndefined()
  })

  it('give quotes their speakers, and none to words of nobody', async () => {
    const email = await made(
      'launch',
      '<quote>It paid for itself.</quote> <author>Priya Nair, beta tester</author> <quote>A small miracle</quote>'
    )
    expect(find(email, 'quote')?.content).toMatchObject({
      text: 'It paid for itself.',
      name: 'Priya Nair',
      role: 'beta tester'
    })
    expect(JSON.stringify(email.sections)).toContain('“A small miracle”')
  })

  it('answer questions, and ask unanswered ones only in surveys', async () => {
    const marked = '<question>Does it fit?</question> <answer>Yes, it does</answer> <question>Why?</question>'
    const launch = await made('launch', marked)
    expect(JSON.stringify(launch.sections)).not.toContain('Why?')
    expect(launch.unplaced).toMatchObject([{ text: 'Why?', reason: 'no-place' }])
    expect(JSON.stringify((await made('survey', marked)).sections)).toContain('Why?')
  })

  it('say an offer that ends before a day to end until no day', async () => {
    const { meta, sections } = await made('sale', '<offer>20% off mugs</offer> before <deadline>3 February</deadline>')
    expect(JSON.stringify([meta, sections])).not.toMatch(/until 3 February/i)
  })

  it('say the end of a month as its end', async () => {
    const { meta, sections } = await made(
      'sale',
      '<offer>20% off mugs</offer> <deadline>until the end of 3 April</deadline>'
    )
    expect(JSON.stringify([meta, sections])).not.toMatch(/until 3 April/i)
  })

  it('say an offer without its code, which stands beside it', async () => {
    const { meta, sections } = await made('sale', '<offer>20% off mugs with code MUG20</offer> <code>MUG20</code>')
    expect(meta.subject).toMatch(/20% off mugs/i)
    expect(JSON.stringify([meta, sections])).not.toMatch(/with code MUG20/i)
  })

  it('dictate what the brief dictates', async () => {
    const { meta, sections } = await made(
      'sale',
      '<subject>You left your boots behind</subject> <headline>Still in the dark?</headline>'
    )
    expect(meta.subject).toBe('You left your boots behind')
    expect(sections.find(({ kind }) => kind === 'hero')?.content.heading).toBe('Still in the dark?')
  })
})

describe('wishes', () => {
  it('for colours and type win over any palette', async () => {
    const { theme } = await made('sale', 'x', [
      { span, wish: 'colour', value: '#0b6e4f' },
      { span, wish: 'colour', value: '#e8b33c' },
      { span, wish: 'font', value: 'serif' }
    ])
    expect(theme).toMatchObject({ brand: '#0b6e4f', accent: '#e8b33c', heading: 'source-serif' })
  })

  it('for a dark email make one', async () => {
    const { theme } = await made('welcome', 'x', [{ span, wish: 'dark' }])
    expect(Number.parseInt(theme.surface.slice(1, 3), 16)).toBeLessThan(0x40)
  })

  it('for a logo, no button and no pictures are kept', async () => {
    const marked = '<sender>Tidewater</sender>, <trade>a pottery</trade>'
    for (const seed of [1, 2, 3, 4]) {
      const email = await made(
        'welcome',
        marked,
        [
          { span, wish: 'logo', value: 'https://tidewater.example/logo.png' },
          { span, wish: 'no-button' },
          { span, wish: 'no-pictures' }
        ],
        seed
      )
      expect(find(email, 'header')?.content.image).toMatchObject({ src: 'https://tidewater.example/logo.png' })
      expect(JSON.stringify(email.sections)).not.toMatch(/"button"|\/media\/scenes/)
    }
  })
})
