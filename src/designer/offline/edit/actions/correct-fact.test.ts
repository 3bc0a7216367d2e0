import { describe, expect, test } from 'vitest'
import { factAt, factsOf } from '../../../../compose/change/fact-paths.ts'
import { EmailFacts } from '../../../../compose/email-facts.ts'
import { BLANK_EMAIL, type EmailSource } from '../../../../email/email.ts'
import { applyOperations } from '../../../../email/operations/apply.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import type { DesignerEvent } from '../../../designer.ts'
import { answerWishes } from '../answer.ts'
import { wishOf } from '../fixture.ts'
import type { Action } from '../intents.ts'

const FACTS = EmailFacts.parse({
  kind: 'event',
  things: [{ name: 'Tomato', price: '£4' }, { name: 'Dahlia', price: '£4.00' }, { name: 'Basil' }],
  rows: [{ label: 'Order number', value: '4471' }],
  occasions: [{ date: 'Sat 14 March', time: '9:00', place: 'Lane End' }],
  offer: { what: '20% off', code: 'MARROW20', until: 'Sun 15 March' }
})

const PARTS: Operation[] = [
  { op: 'meta', subject: 'Plant sale, Sat 14 March', preheader: 'From £4' },
  { op: 'add', kind: 'hero', content: { heading: 'Come on Sat 14 March', text: 'Your order 4471 is ready.' } },
  { op: 'add', kind: 'event', content: { date: 'Sat 14 March', time: '9:00', place: 'Lane End' } },
  {
    op: 'add',
    kind: 'products',
    content: { items: [{ title: 'Tomato', price: '£4' }, { title: 'Dahlia', price: '£4.00' }, { title: 'Basil' }] }
  },
  { op: 'add', kind: 'details', content: { items: [{ label: 'Order number', value: '4471' }] } },
  { op: 'add', kind: 'coupon', content: { heading: '20% off', code: 'MARROW20', text: 'Until Sun 15 March' } }
]

const emailWith = (facts: string): EmailSource =>
  applyOperations({ ...BLANK_EMAIL, facts }, PARTS, { onRefusal: 'stop' }).email
const EMAIL = emailWith(JSON.stringify(FACTS))

function told(marked: string, { action = 'correct' as Action, email = EMAIL } = {}) {
  const wish = wishOf(action, marked)
  const events: DesignerEvent[] = [...answerWishes(email, { text: wish.said }, [wish])]
  const operations = events.flatMap(event => (event.type === 'operation' ? [event.operation] : []))
  const after = applyOperations(email, operations, { onRefusal: 'stop' }).email
  return {
    events,
    after,
    facts: factsOf(after) as EmailFacts,
    said: events.map(each => ('text' in each ? each.text : ''))
  }
}

describe('a fact that is corrected in the chat', () => {
  test('changes in every place that says it, and the reply names them', () => {
    const { after, facts, said } = told('<target>The date</target> is now <value>11 December</value>')
    expect(after.subject).toBe('Plant sale, 11 December')
    expect(after.html).not.toContain('14 March')
    expect(after.html).toContain('Until Sun 15 March')
    expect(factAt(facts, 'occasions.0.date')).toBe('11 December')
    expect(said.at(-1)).toBe('Changed in the subject, the headline and Event.')
  })

  test.each([
    ['the <target>code</target> is <value>SPRING25</value> now', 'offer.code', 'SPRING25'],
    ['<target>the price of Dahlia</target> is <value>£5</value>', 'things.1.price', '£5'],
    ['<old>Tomato</old> costs <value>£6</value> now', 'things.0.price', '£6'],
    ['<target>Tomato</target> is <value>7</value> now', 'things.0.price', '£7'],
    ['it starts at <value>10:00</value>', 'occasions.0.time', '10:00'],
    ['<target>the venue</target> is <value>The Old Barn</value>', 'occasions.0.place', 'The Old Barn'],
    ['<target>the offer</target> ends on <value>20 March</value>', 'offer.until', '20 March'],
    ['it is <value>Sunday 22 March</value>, not <old>Saturday</old>', 'occasions.0.date', 'Sunday 22 March'],
    ['<target>the order number</target> is <value>4472</value>', 'rows.0.value', '4472']
  ])('is found: %s', (marked, path, value) => {
    const { facts, after } = told(marked)
    expect(factAt(facts, path)).toBe(value)
    expect(after.html).toContain(value)
  })

  test('leaves what may mean something else, and says so', () => {
    const { after, said } = told('<target>the price of Tomato</target> is <value>£5</value>')
    expect(after.preheader).toBe('From £4')
    expect(after.html).toContain('>£4.00</span>')
    expect(said.at(-1)).toContain('I left the preview line')
  })

  test('is offered where no place says it any more', () => {
    const bare = applyOperations(EMAIL, [{ op: 'remove', ref: 's5' }], { onRefusal: 'stop' }).email
    const { events, after } = told('<target>the code</target> is <value>SPRING25</value>', { email: bare })
    expect(after).toEqual(bare)
    const guesses = events.flatMap(event => (event.type === 'guesses' ? event.guesses : []))
    const put = applyOperations(bare, guesses[0]?.operations ?? [], { onRefusal: 'stop' }).email
    expect(put.html).toContain('SPRING25')
    expect(factAt(factsOf(put) as EmailFacts, 'offer.code')).toBe('SPRING25')
  })
})

test.each([
  ['correct', '<target>the date in the event</target> is <value>12 May</value>'],
  ['text', '<target>the headline</target>: <value>Plants for all</value>'],
  ['correct', 'it is <value>£9</value> not <old>£4</old>']
] as [Action, string][])('what means a part of the email, or several facts, is none: %s %s', (action, marked) => {
  expect(told(marked, { action }).after.facts).toBe(EMAIL.facts)
})

test('an email without facts is corrected as before', () => {
  const { after } = told('<target>The date</target> is now <value>11 December</value>', { email: emailWith('') })
  expect(after.subject).toBe('Plant sale, 11 December')
  expect(after.facts).toBe('')
})
