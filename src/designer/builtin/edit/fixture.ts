import { expect } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { carryOut } from './carry-out.ts'

export const button = { label: 'See the firing', href: 'https://tidewater.example/spring' }
const image = (name: string) => ({ src: `/media/scenes/${name}.png`, alt: 'A picture' })

const SMALL: Operation[] = [
  { op: 'meta', name: 'Spring', subject: 'Spring firing: 20% off until Sunday', preheader: 'Forty bowls' },
  { op: 'theme', brand: '#24584a', accent: '#d4633c', canvas: '#ccdccf', surface: '#ffffff', ink: '#1d2a25' },
  { op: 'add', kind: 'header', content: { logo: 'Tidewater' } },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'Bowls for mornings',
      text: "It's out of the kiln. We can't wait! Take 20% off.",
      button,
      image: image('pottery')
    }
  },
  {
    op: 'add',
    kind: 'products',
    content: {
      heading: 'From the kiln',
      items: [
        { title: 'Bowl', price: '£18' },
        { title: 'Mug', price: '£12' }
      ]
    }
  },
  { op: 'add', kind: 'quote', content: { text: 'Best bowls I own.', name: 'Ana' } },
  { op: 'add', kind: 'coupon', content: { heading: '20% off', code: 'SPRING20', text: 'Until Sunday.' } },
  { op: 'add', kind: 'spotlight', content: { image: image('coffee'), heading: 'The teapot', text: 'One of a kind.' } },
  { op: 'add', kind: 'cta', content: { heading: 'Come and see', button } },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater', address: '{{company_address}}' } }
]

const read = { label: 'Read', href: 'https://linden.example/1' }
const shop = { label: 'Shop', href: 'https://linden.example/shop' }

const LARGE: Operation[] = [
  { op: 'meta', subject: 'Linen days: 20% off' },
  { op: 'theme', brand: '#24584a', accent: '#d4633c', canvas: '#ccdccf', surface: '#ffffff', ink: '#1d2a25' },
  { op: 'add', kind: 'header', content: { logo: 'Linden', tagline: 'Since 1999' } },
  { op: 'add', kind: 'hero', tone: 'ink', content: { heading: 'Linen for summer', text: '20% off.', button: shop } },
  {
    op: 'add',
    kind: 'products',
    content: {
      items: [
        { title: 'Linen shirt', price: '£45', button: shop },
        { title: 'Canvas shoes', price: '£60' },
        { title: 'Lamp', price: '£80' }
      ]
    }
  },
  { op: 'add', kind: 'quote', content: { text: 'Best shirts.', name: 'Ana' } },
  { op: 'add', kind: 'quote', content: { text: 'So soft.', name: 'Bo', role: 'tailor' } },
  {
    op: 'add',
    kind: 'features',
    content: {
      items: [
        { title: 'Fast', text: 'Two days.' },
        { title: 'Fair', text: 'Paid well.' }
      ]
    }
  },
  {
    op: 'add',
    kind: 'stats',
    content: {
      items: [
        { value: '30', label: 'countries' },
        { value: '9k', label: 'customers' }
      ]
    }
  },
  { op: 'add', kind: 'steps', content: { items: [{ title: 'Choose' }, { title: 'Order' }, { title: 'Wear' }] } },
  {
    op: 'add',
    kind: 'schedule',
    content: {
      items: [
        { time: '10:00', title: 'Doors' },
        { time: '11:00', title: 'Talk' }
      ]
    }
  },
  { op: 'add', kind: 'event', content: { date: '3 May', place: 'Leeds' } },
  { op: 'add', kind: 'order', content: { items: [{ title: 'Scarf' }], totals: [{ label: 'Total', value: '£105' }] } },
  { op: 'add', kind: 'details', content: { items: [{ label: 'Size', value: 'M' }] } },
  { op: 'add', kind: 'list', content: { items: [{ title: 'Washing linen', link: read }] } },
  { op: 'add', kind: 'image', content: { image: image('sea') } },
  {
    op: 'add',
    kind: 'faq',
    content: {
      items: [
        { title: 'Do you ship?', text: 'Yes.' },
        { title: 'Can I return it?', text: 'Within 30 days.' },
        { title: 'Is it linen?', text: 'All of it.' }
      ]
    }
  },
  {
    op: 'add',
    kind: 'rating',
    content: { heading: 'How was it?', items: [1, 2, 3].map(grade => ({ link: { label: `${grade}`, href: '#' } })) }
  },
  { op: 'add', kind: 'notice', content: { text: 'Closed on Monday.' } },
  {
    op: 'add',
    kind: 'social',
    content: { items: [{ link: { label: 'Instagram', href: 'https://instagram.com/linden' } }] }
  },
  { op: 'add', kind: 'divider', content: {} },
  { op: 'add', kind: 'footer', content: { company: 'Linden' } }
]

const made = (operations: Operation[]): EmailSource =>
  applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email

/** header s1, hero s2, products s3, quote s4, coupon s5, spotlight s6, call to action s7, footer s8. */
export const email: EmailSource = made(SMALL)

/**
 * Nearly every kind: header s1, hero s2 (on ink), products s3, quotes s4 and s5, features s6, stats s7, steps s8, schedule s9,
 * event s10, order s11, details s12, list s13, image s14, faq s15, rating s16, notice s17, social s18, divider s19, footer s20.
 */
export const large: EmailSource = made(LARGE)

/** What an instruction does to an email; every operation it yields must apply. */
export function ask(text: string, selected?: string, to: EmailSource = email) {
  const events = [...carryOut(to, { text, ...(selected ? { selected } : {}) })]
  const operations = events.flatMap(event => (event.type === 'operation' ? [event.operation] : []))
  const words = events.flatMap(event => (event.type === 'unable' ? [event.text] : [])).join(' ')
  const after = applyOperations(to, operations, { onRefusal: 'stop' })
  expect(after.refused).toEqual([])
  return { operations, words, after: after.email, kinds: outlineOf(after.email).sections.map(({ kind }) => kind) }
}
