import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { EmailFacts } from '../email-facts.ts'
import { factChange } from './fact-change.ts'
import { factAt, factsOf } from './fact-paths.ts'
import { placesWords } from './place-name.ts'

const FACTS = EmailFacts.parse({
  kind: 'event',
  sender: { name: 'Marrow & Thyme' },
  headline: 'The plant sale is on Sat 14 March',
  subject: 'Plant sale, Sat 14 March',
  sentences: ['Come on Sat 14 March and bring boxes.', 'Everything was sown here in January 2024.'],
  things: [
    { name: 'Tomato', price: '£4' },
    { name: 'Dahlia', price: '£4.00' },
    { name: 'Basil', price: '£4.50' }
  ],
  occasions: [{ date: 'Sat 14 March', time: '9:00', place: 'Lane End' }],
  offer: { what: '20% off', code: 'MARROW20' },
  figures: [{ value: '20', label: 'kinds of tomato' }]
})

const OPERATIONS: Operation[] = [
  { op: 'meta', subject: 'Plant sale, Sat 14 March', preheader: 'Tomatoes from £4 and more.', name: 'The plant sale' },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'The plant sale is on Sat 14 March',
      text: 'Come on **Sat 14 March** and bring boxes.\n\nEverything was sown here in January 2024.',
      image: { src: '/media/scenes/plants.png', alt: 'Poster: Sat 14 March' }
    }
  },
  { op: 'add', kind: 'event', content: { date: 'Sat 14 March', time: '9:00', place: 'Lane End' } },
  {
    op: 'add',
    kind: 'products',
    content: {
      items: [
        { title: 'Tomato', price: '£4', text: 'Sweet' },
        { title: 'Dahlia', price: '£4.00' },
        { title: 'Basil', price: '£4.50' }
      ]
    }
  },
  {
    op: 'add',
    kind: 'coupon',
    content: {
      heading: '20% off',
      code: 'MARROW20',
      button: { label: 'Use it', href: 'https://marrow.example/?code=MARROW20' }
    }
  },
  { op: 'add', kind: 'text', content: { text: 'We have 20 kinds of tomato. A tomato is £4, a pot is £4.' } },
  { op: 'add', kind: 'footer', content: { company: 'Marrow & Thyme' } }
]

const emailWith = (operations: Operation[], facts = FACTS): EmailSource =>
  applyOperations({ ...BLANK_EMAIL, facts: JSON.stringify(facts) }, operations, { onRefusal: 'stop' }).email
const EMAIL = emailWith(OPERATIONS)

const changed = (email: EmailSource, path: string, before: string, after: string) => {
  const { operations, places, asked } = factChange(email, path, before, after)
  const result = applyOperations(email, operations, { onRefusal: 'stop' })
  expect(result.refused).toEqual([])
  return { email: result.email, words: placesWords(places), asked }
}

describe('a date', () => {
  const { email, words, asked } = changed(EMAIL, 'occasions.0.date', 'Sat 14 March', 'Sun 15 March')

  test('changes in every text that says it, its marks and pictures kept', () => {
    expect(email.subject).toBe('Plant sale, Sun 15 March')
    expect(email.html).not.toContain('14 March')
    expect(email.html).toContain('<strong>Sun 15 March</strong>')
    expect(email.html).toContain('alt="Poster: Sun 15 March"')
  })
  test('is named by its places', () => {
    expect(words).toBe('the subject, the headline, Hero, the words for a picture in Hero and Event')
    expect(asked).toEqual([])
  })
  test('changes in the facts, and in the words of others that say it', () => {
    const facts = factsOf(email) as EmailFacts
    expect(factAt(facts, 'occasions.0.date')).toBe('Sun 15 March')
    expect(factAt(facts, 'headline')).toBe('The plant sale is on Sun 15 March')
    expect(factAt(facts, 'sentences.1')).toBe('Everything was sown here in January 2024.')
  })
  test('makes the email as it was when it changes back', () => {
    expect(changed(email, 'occasions.0.date', 'Sun 15 March', 'Sat 14 March').email).toEqual(EMAIL)
  })
})

describe('a price', () => {
  const { email, asked } = changed(EMAIL, 'things.0.price', '£4', '£5')

  test('changes only where its thing is named', () => {
    expect(email.html).toContain('>£5</span>')
    expect(email.html).toContain('>£4.00</span>')
    expect(email.html).toContain('>£4.50</span>')
  })
  test('is asked about where nobody can tell whose it is', () => {
    expect(asked.map(({ place }) => place.words)).toEqual(['the preview line', 'Text', 'Text'])
    expect(email.preheader).toBe('Tomatoes from £4 and more.')
  })
  test('keeps the way in which it is written', () => {
    expect(changed(EMAIL, 'things.1.price', '£4', '£6').email.html).toContain('>£6.00</span>')
  })
})

test('a short number changes beside what it counts, never inside another', () => {
  const { email } = changed(EMAIL, 'figures.0.value', '20', '30')
  expect(email.html).toContain('We have 30 kinds of tomato')
  expect(email.html).toContain('January 2024')
  expect(email.html).toContain('20% off')
})

test('a code changes in addresses too', () => {
  const { email } = changed(EMAIL, 'offer.code', 'MARROW20', 'SPRING25')
  expect(email.html).not.toContain('MARROW20')
  expect(email.html).toContain('?code=SPRING25')
})

test('a name that changes keeps what characters it needs', () => {
  const { email } = changed(EMAIL, 'sender.name', 'Marrow & Thyme', 'Salt & Stone')
  expect(email.html).toContain('Salt &amp; Stone')
  expect(email.html).not.toContain('Marrow &')
})

describe('a place that was written anew', () => {
  const rewritten = emailWith([
    ...OPERATIONS,
    { op: 'set', ref: 's1.heading', value: 'Plants, and a lot of them' },
    { op: 'set', ref: 's2.date', value: 'Saturday 14 March' }
  ])
  const { email, asked } = changed(rewritten, 'occasions.0.date', 'Sat 14 March', 'Sun 15 March')

  test('is asked about, not overwritten', () => {
    expect(email.html).toContain('Plants, and a lot of them')
    expect(asked.map(({ text }) => text)).toEqual([
      'Event says “Saturday 14 March”. Make it “Sunday 15 March”?',
      'The headline no longer says “Sat 14 March”. Put the new date there?'
    ])
  })
  test('takes the new words when asked', () => {
    const all = asked.flatMap(({ operations }) => operations)
    const { email: after, refused } = applyOperations(email, all, { onRefusal: 'skip' })
    expect(refused).toEqual([])
    expect(after.html).toContain('Sunday 15 March')
    expect(after.html).toContain('The plant sale is on Sun 15 March')
  })
})

test('what no text says any more is offered as a part of its own', () => {
  const { email, asked } = changed(emailWith([OPERATIONS[6] as Operation]), 'offer.code', 'MARROW20', 'SPRING25')
  expect(email.html).not.toContain('SPRING25')
  const { email: after } = applyOperations(email, asked[0]?.operations ?? [], { onRefusal: 'stop' })
  expect(after.html).toContain('SPRING25')
  expect(after.html.indexOf('SPRING25')).toBeLessThan(after.html.indexOf('data-section="footer"'))
})

describe('a fact that is taken out', () => {
  test('goes with the slot that says nothing else', () => {
    const { email, words } = changed(EMAIL, 'occasions.0.time', '9:00', '')
    expect(email.html).not.toContain('9:00')
    expect(words).toBe('Event')
    expect(factAt(factsOf(email) as EmailFacts, 'occasions.0.time')).toBe('')
  })
  test('is asked about inside a longer text', () => {
    const { email, asked } = changed(EMAIL, 'sentences.0', 'Come on Sat 14 March and bring boxes.', '')
    expect(asked.map(({ text }) => text)).toEqual([
      'Hero still says “Come on Sat 14 March and bring boxes.”. Take that out?'
    ])
    const { email: after } = applyOperations(email, asked[0]?.operations ?? [], { onRefusal: 'stop' })
    expect(after.html).not.toContain('bring boxes')
    expect(after.html).toContain('January 2024')
  })
})

describe('a fact that is new', () => {
  test('goes into the place that is made for it', () => {
    const { email, words } = changed(emailWith(OPERATIONS.slice(1)), 'preheader', '', 'Bring boxes')
    expect(email.preheader).toBe('Bring boxes')
    expect(words).toBe('the preview line')
  })
  test('joins the entry that it belongs to', () => {
    const { email } = changed(EMAIL, 'things.0.was', '', '£6')
    expect(email.html).toContain('>£6</span>')
    expect(factAt(factsOf(email) as EmailFacts, 'things.0.was')).toBe('£6')
  })
  test('is offered as a part of its own where there is none', () => {
    const { email, asked } = changed(EMAIL, 'sentences.2', '', 'Parking is on the green.')
    expect(email.html).toBe(EMAIL.html)
    const { email: after } = applyOperations(email, asked[0]?.operations ?? [], { onRefusal: 'stop' })
    expect(after.html).toContain('Parking is on the green.')
  })
})

test('a value that stands in a longer one of another fact is left to that', () => {
  const facts = EmailFacts.parse({
    kind: 'sale',
    sender: { name: 'Leeds Film Society' },
    occasions: [{ date: 'Sat 14 March', place: 'Leeds' }]
  })
  const operations: Operation[] = [
    { op: 'add', kind: 'text', content: { text: 'We meet in Leeds.' } },
    { op: 'add', kind: 'footer', content: { company: 'Leeds Film Society' } },
    { op: 'facts', facts: JSON.stringify(facts) }
  ]
  const { email } = applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' })
  const change = factChange(email, 'occasions.0.place', 'Leeds', 'York')
  const after = applyOperations(email, change.operations, { onRefusal: 'stop' }).email
  expect(after.html).toContain('We meet in York.')
  expect(after.html).toContain('Leeds Film Society')
  expect(factsOf(after)?.sender?.name).toBe('Leeds Film Society')
})

test('facts that grow beyond what is kept stay as they were', () => {
  const { email } = applyOperations(BLANK_EMAIL, [{ op: 'facts', facts: JSON.stringify(FACTS) }], { onRefusal: 'stop' })
  const { operations } = factChange(email, 'offer.what', '20% off', 'x'.repeat(300))
  expect(operations.filter(({ op }) => op === 'facts')).toEqual([])
})
