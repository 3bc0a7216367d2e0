import { describe, expect, it } from 'vitest'
import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { ImageValue, Item } from '../../../email/sections/section.ts'
import type { EmailFacts } from '../../email-facts.ts'
import type { Look } from '../../look.ts'
import type { Composition } from '../compose.ts'
import { factsOf, made } from '../fixture.ts'

const composed = (facts: Partial<EmailFacts> & Pick<EmailFacts, 'kind'>, seed = 1): Composition =>
  made(factsOf(facts), { seed }).composition
const find = ({ sections }: Composition, kind: string): SectionInput | undefined =>
  sections.find(section => section.kind === kind)

describe('parts', () => {
  it('set a code as a coupon, with what it gives, until when, and its terms', () => {
    const offer = { what: '25% off all candles', code: 'GLOW25', until: 'Sunday', terms: 'Not on gift cards' }
    const composition = composed({ kind: 'sale', offer, headline: 'Light up' })
    expect(find(composition, 'coupon')?.content).toEqual({
      heading: '25% off all candles',
      code: 'GLOW25',
      text: 'Until Sunday. Not on gift cards.'
    })
    expect(composition.places['offer.code']).toMatch(/^s\d\.code$/)
  })

  it('say how far an offer goes in its own words where it says so itself', () => {
    for (const until of ['while stocks last', '7 days before and 7 days after', 'valid until Friday'])
      expect(JSON.stringify(composed({ kind: 'sale', offer: { until } }).sections)).not.toMatch(
        /until (?:while|7|valid)/i
      )
  })

  it('leave out an offer that the headline says whole', () => {
    const facts = { kind: 'sale' as const, sender: { name: 'Holm' }, offer: { what: '20% off' } }
    for (let seed = 1; seed <= 10; seed++) expect(composed(facts, seed).places['offer.what']).toBe('s2.heading')
  })

  it('say number and total of an order whose only thing stands in the opening', () => {
    const rows = [
      { label: 'Order number', value: '4471' },
      { label: 'Total', value: '£12' }
    ]
    const facts = { kind: 'shipping' as const, things: [{ name: 'Cup', price: '£12' }], rows }
    for (let seed = 1; seed <= 20; seed++) {
      const { sections, places } = made(factsOf(facts), { seed, look: { opening: 'product' } }).composition
      expect(JSON.stringify(sections)).toContain('4471')
      expect(Object.keys(places)).toEqual(expect.arrayContaining(['rows.0', 'rows.1']))
    }
  })

  it('list things with their own prices, linked by their names', () => {
    const things = [
      { name: 'Bowl', price: '£18', link: 'shop.example/bowl' },
      { name: 'Mug', price: '£12', was: '£15' }
    ]
    expect(find(composed({ kind: 'sale', things }), 'products')?.content.items).toMatchObject([
      { title: '[Bowl](https://shop.example/bowl)', price: '£18' },
      { title: 'Mug', price: '£12', was: '£15' }
    ])
  })

  it('show one thing with its picture and words beside it', () => {
    const things = [{ name: 'Bowl', text: 'Holds a pint', picture: 'shop.example/bowl.jpg' }]
    const shown = find(composed({ kind: 'launch', things }), 'spotlight')
    expect(shown?.content).toMatchObject({
      heading: 'Bowl',
      image: { src: 'https://shop.example/bowl.jpg', alt: 'Bowl' }
    })
  })

  it('add up an order: its number, the sums, the total last', () => {
    const rows = [
      { label: 'Total', value: '£12.99' },
      { label: 'Order no.', value: '4471' },
      { label: 'Shipping', value: '£3.00' },
      { label: 'Customer', value: 'Ines' }
    ]
    const composition = composed({ kind: 'order', things: [{ name: 'The Salt Road', price: '£9.99' }], rows })
    expect(find(composition, 'order')?.content).toMatchObject({
      number: 'Order no. 4471',
      items: [{ title: 'The Salt Road', price: '£9.99' }],
      totals: [
        { label: 'Shipping', value: '£3.00' },
        { label: 'Total', value: '£12.99' }
      ]
    })
    expect(find(composition, 'details')?.content.items).toEqual([{ label: 'Customer', value: 'Ines' }])
  })

  it('set what people come to large, and other days in a schedule', () => {
    const occasions = [
      { date: 'Saturday 14 June', time: '10:00', end: '16:00', place: 'The quay' },
      { time: '11:00', note: 'First film' },
      { time: '13:00', note: 'Second film' }
    ]
    const composition = composed({ kind: 'event', headline: 'Films', occasions }, 5)
    expect(JSON.stringify(composition.sections)).toContain('10:00–16:00')
    expect(find(composition, 'schedule')?.content.items).toEqual([
      { time: '11:00', title: 'First film' },
      { time: '13:00', title: 'Second film' }
    ])
  })

  it('say a deadline by what ends then', () => {
    const composition = composed({ kind: 'job', occasions: [{ date: 'November 3', note: 'Apply by' }] })
    expect(find(composition, 'event')?.content).toEqual({ heading: 'Apply by', date: 'November 3' })
  })

  it('number an agenda by its own numbers', () => {
    const rows = ['Minutes', 'Accounts'].map((value, at) => ({ label: `${at + 1}`, value }))
    expect(find(composed({ kind: 'event', rows }), 'list')).toMatchObject({
      layout: 'numbered',
      content: { items: [{ title: 'Minutes' }, { title: 'Accounts' }] }
    })
  })

  it('give quotes their speakers, and none to words of nobody', () => {
    const quotes = [{ words: '“It paid for itself.”', who: 'Priya Nair, beta tester' }, { words: 'A small miracle' }]
    const composition = composed({ kind: 'launch', quotes })
    expect(find(composition, 'quote')?.content).toEqual({
      text: 'It paid for itself.',
      name: 'Priya Nair',
      role: 'beta tester'
    })
    expect(JSON.stringify(composition.sections)).toContain('“A small miracle”')
  })

  it('take the words before a signature from the signature', () => {
    const { sections } = composed({ kind: 'notice', signOff: 'Kind regards, Wim de Haas' })
    const signed = sections.find(({ content }) => content.signature)
    expect(signed?.content).toMatchObject({ signature: 'Wim de Haas' })
    expect(String(signed?.content.text)).toMatch(/Kind regards,$/)
  })
})

describe('buttons', () => {
  const heroOf = (facts: Partial<EmailFacts>) => find(composed({ kind: 'sale', ...facts }), 'hero')?.content
  it('lead to a tag until there is an address', () => {
    expect(heroOf({ buttons: [{ label: 'Find another time' }] })?.button).toEqual({
      label: 'Find another time',
      href: '{{find_another_time_url}}'
    })
  })
  it('take words from the deck where their own are an address', () => {
    expect(heroOf({ buttons: [{ label: 'shop.example/sale' }] })?.button).toMatchObject({
      label: expect.stringMatching(/^[A-Z]/),
      href: 'https://shop.example/sale'
    })
  })
  it('say a telephone number to those who cannot press it', () => {
    expect(heroOf({ buttons: [{ label: 'Ring us', link: '604-555-0119' }] })?.button).toEqual({
      label: 'Ring us: 604-555-0119',
      href: 'tel:6045550119'
    })
  })
  it('are two; others are a list of links', () => {
    const composition = composed({
      kind: 'sale',
      buttons: ['One', 'Two', 'Three'].map(label => ({ label, link: 'a.example' }))
    })
    expect(find(composition, 'hero')?.content).toMatchObject({ button: { label: 'One' }, second: { label: 'Two' } })
    expect(JSON.stringify(composition.sections)).toContain('[Three](https://a.example)')
  })
})

describe('small pictures of things', () => {
  const mugs = [{ name: 'Harbour mug', price: '£24' }, { name: 'Quay bowl' }]
  const picturesOf = (things: EmailFacts['things'], look: Look = {}) => {
    const { sections } = made(factsOf({ kind: 'restock', things }), { look }).composition
    const items = (sections.find(({ kind }) => kind === 'products')?.content.items ?? []) as Item[]
    return items.map(({ image }) => (image as ImageValue | undefined)?.src.split('?')[0])
  }

  it('stand beside things that bring none', () => {
    expect(picturesOf(mugs)).toEqual(['/media/things/mug.png', '/media/things/bowl.png'])
  })

  it('are left out where one of them has none, more than six are listed, or no picture is wanted', () => {
    const none = (count: number) => Array.from({ length: count }, () => undefined)
    expect(picturesOf([...mugs, { name: 'Voucher' }])).toEqual(none(3))
    expect(picturesOf(Array.from({ length: 7 }, () => ({ name: 'Mug', price: '£8' })))).toEqual(none(7))
    expect(picturesOf(mugs, { picture: 'none' })).toEqual(none(2))
  })

  it('stay away from things that bring their own', () => {
    const own = { name: 'Quay bowl', price: '£18', picture: 'shop.example/bowl.jpg' }
    expect(picturesOf([{ name: 'Mug', price: '£8' }, own])).toEqual([undefined, 'https://shop.example/bowl.jpg'])
  })

  it('show one thing large beside what is told of it', () => {
    const things = [{ name: 'Heather honey', text: 'Dark, from the moor' }]
    expect(find(composed({ kind: 'launch', things }), 'spotlight')?.content.image).toMatchObject({
      alt: 'A jar of honey'
    })
  })
})
