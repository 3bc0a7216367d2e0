import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../tests/helpers/nightly.ts'
import type { EmailSource } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { DesignerEvent, Turn } from '../../designer.ts'
import type { Decided } from '../../reading/model/decide.ts'
import { answer, answerWishes } from './answer.ts'
import { EMAIL, wishOf } from './fixture.ts'
import { ACTIONS, type Action, type Decide, MARKS } from './intents.ts'

const NONE = ['none', 'none begins']
/** Says the same of each word. */
const saying = (labels: readonly string[], size: number, of: (at: number) => number): Decided => ({
  labels,
  best: Uint8Array.from({ length: size }, (_, at) => of(at)),
  chances: Float64Array.from({ length: size * labels.length }, (_, place) =>
    Number(of(Math.floor(place / labels.length)) === place % labels.length)
  )
})
const NOTHING: Decide = ({ steps: { length } }) => ({
  actions: saying(NONE, length, () => 0),
  marks: saying(['none'], length, () => 0)
})

const operationsOf = (events: DesignerEvent[]): Operation[] =>
  events.flatMap(event => (event.type === 'operation' ? [event.operation] : []))

function told(
  action: Action,
  marked: string,
  turns: Turn[] = [],
  before?: EmailSource,
  email = EMAIL
): DesignerEvent[] {
  const wish = wishOf(action, marked)
  return [...answerWishes(email, { text: wish.said, turns, ...(before && { before }) }, [wish])]
}

describe('a wish that is clear is done', () => {
  const cases: [Action, string, Partial<Operation>[]][] = [
    [
      'text',
      '<target>headline</target>: <value>Plates for all</value>',
      [{ op: 'set', ref: 's2.heading', value: 'Plates for all' }]
    ],
    [
      'text',
      'rename <old>"Open day"</old> to <value>"Come by"</value>',
      [{ op: 'set', ref: 's4.heading', value: 'Come by' }]
    ],
    [
      'correct',
      '<target>the vase</target> is <value>£40</value>',
      [{ op: 'set', ref: 's3.items.1.price', value: '£40' }]
    ],
    [
      'correct',
      "it's <value>Sunday</value> not <old>Saturday</old>",
      [
        { op: 'meta', subject: 'Open day on Sunday' },
        { op: 'set', ref: 's4.text' }
      ]
    ],
    [
      'colour',
      '<target>the button at the top</target> <value>#0b6e4f</value>',
      [{ op: 'style', ref: 's2.button', style: { 'background-color': '#0b6e4f' } }]
    ],
    ['size', 'make <target>the headline</target> <value>a bit bigger</value>', [{ op: 'style', ref: 's2.heading' }]],
    ['font', '<target>headline</target> in <value>Helvetica</value>', [{ op: 'style', ref: 's2.heading' }]],
    [
      'emphasis',
      "<target>the mug's price</target> <value>bold</value>",
      [{ op: 'style', ref: 's3.items.2.price', style: { 'font-weight': '700' } }]
    ],
    [
      'align',
      '<target>headline</target> <value>in the middle</value>',
      [{ op: 'style', ref: 's2.heading', style: { 'text-align': 'center' } }]
    ],
    [
      'layout',
      '<target>the products</target> <value>one under the other</value>',
      [{ op: 'layout', ref: 's3', layout: 'rows' }]
    ],
    [
      'move',
      'put <target>the quote</target> <place>above the products</place>',
      [{ op: 'move', ref: 's5', before: 's3' }]
    ],
    [
      'swap',
      'swap <target>the vase</target> and <target>the mug</target>',
      [{ op: 'move', ref: 's3.items.2', before: 's3.items.1' }]
    ],
    [
      'image',
      'use <value>https://example.com/new.jpg</value> for <target>the picture</target>',
      [{ op: 'set', ref: 's2.image', value: { src: 'https://example.com/new.jpg', alt: 'Bowls' } }]
    ],
    [
      'alt',
      'describe <target>the picture</target> as <value>Three blue bowls</value>',
      [{ op: 'set', ref: 's2.image' }]
    ],
    [
      'link',
      '<target>"See the bowls"</target> goes to <value>https://example.com/x</value>',
      [{ op: 'set', ref: 's2.button', value: { label: 'See the bowls', href: 'https://example.com/x' } }]
    ],
    [
      'add',
      'add <place>to the products</place>: <value>Jug, £28, holds a pint</value>',
      [{ op: 'add-item', ref: 's3.items', item: { title: 'Jug', price: '£28', text: 'Holds a pint' } }]
    ],
    [
      'add',
      'add <part>a quote</part> <value>Lovely glaze</value> by <by>Tom Ray</by>',
      [{ op: 'add', kind: 'quote', before: 's6' }]
    ],
    ['remove', 'drop <target>the mug</target>', [{ op: 'remove', ref: 's3.items.2' }]],
    ['remove', 'lose <target>the bit about parking</target>', [{ op: 'set', ref: 's4.text' }]],
    [
      'shorten',
      '<target>the text under the headline</target> to <value>one sentence</value>',
      [{ op: 'set', ref: 's2.text', value: 'New from the kiln.' }]
    ]
  ]
  test.each(cases)('%s: %s', (action, marked, expected) => {
    const operations = operationsOf(told(action, marked))
    expect(operations).toMatchObject(expected)
    expect(applyOperations(EMAIL, operations, { onRefusal: 'stop' }).refused).toEqual([])
  })
})

test('a text is contracted to sound warmer, and means the same', () => {
  const { email } = applyOperations(
    EMAIL,
    [{ op: 'set', ref: 's4.text', value: 'We do not open early. You will see.' }],
    {
      onRefusal: 'stop'
    }
  )
  const events = told(
    'voice',
    'make <target>the open day text</target> <value>friendlier</value>',
    [],
    undefined,
    email
  )
  expect(operationsOf(events)).toEqual([{ op: 'set', ref: 's4.text', value: "We don't open early. You'll see." }])
})

describe('what is said under a condition, denied or asked changes nothing', () => {
  test.each([
    ['remove', "don't remove <target>the mug</target>"],
    ['size', 'is <target>the headline</target> <value>too small</value>?'],
    ['colour', 'if it fits make <target>the headline</target> <value>green</value>']
  ] as [Action, string][])('%s: %s', (action, marked) => {
    expect(operationsOf(told(action, marked))).toEqual([])
  })
})

describe('what is not clear or not possible changes nothing', () => {
  const cases: [Action, string, DesignerEvent['type']][] = [
    ['vague', 'make <target>it</target> pop', 'guesses'],
    ['impossible', 'send it to everyone tomorrow', 'unable'],
    ['voice', 'make <target>the headline</target> <value>friendlier</value>', 'guesses'],
    ['colour', 'paint <target>the headline</target>', 'guesses'],
    ['remove', 'remove <target>the llama</target>', 'unable'],
    ['correct', 'it is <value>Monday</value> not <old>Wednesday</old>', 'unable'],
    ['undo', 'undo that', 'unable'],
    ['again', 'same for <target>the footer</target>', 'unable'],
    ['text', '<target>headline</target>: <value>Bowls for slow mornings</value>', 'unable']
  ]
  test.each(cases)('%s: %s', (action, marked, type) => {
    expect(told(action, marked).map(event => event.type)).toEqual([type])
  })
})

describe('turns before', () => {
  const turn: Turn = {
    said: 'make the headline red',
    operations: [{ op: 'style', ref: 's2.heading', style: { color: '#d62828' } }]
  }
  const after = applyOperations(EMAIL, turn.operations, { onRefusal: 'stop' }).email

  test('the last change is taken back', () => {
    expect(told('undo', 'undo that', [turn], EMAIL, after)).toEqual([{ type: 'undo' }])
  })

  test('"a bit more" goes on in the same direction', () => {
    const events = told(
      'again',
      'a bit more',
      [
        {
          said: 'make the headline bigger',
          operations: [{ op: 'style', ref: 's2.heading', style: { 'font-size': '30px' } }]
        }
      ],
      EMAIL,
      applyOperations(EMAIL, [{ op: 'style', ref: 's2.heading', style: { 'font-size': '30px' } }], {
        onRefusal: 'stop'
      }).email
    )
    expect(operationsOf(events)).toMatchObject([{ op: 'style', ref: 's2.heading', style: { 'font-size': '35px' } }])
  })

  test('the same is done to something else', () => {
    const events = told('again', 'same for <target>the heading of the open day</target>', [turn], EMAIL, after)
    expect(operationsOf(events)).toEqual([{ op: 'style', ref: 's4.heading', style: { color: '#d62828' } }])
  })

  test('"it" is what was changed', () => {
    const events = told('size', 'make <target>it</target> <value>bigger</value>', [turn], EMAIL, after)
    expect(operationsOf(events)).toMatchObject([{ op: 'style', ref: 's2.heading' }])
  })
})

const ASKED = ACTIONS.flatMap(action => [action, `${action} begins`])
/** Answers as they come, whatever is asked. */
const anyDecide = fc.array(fc.nat(999), { minLength: 7, maxLength: 7 }).map((numbers): Decide => {
  const numbered = (size: number) => (at: number) => (numbers[at % numbers.length] ?? 0) % size
  return ({ steps: { length } }) => ({
    actions: saying(ASKED, length, numbered(ASKED.length)),
    marks: saying(['none', ...MARKS], length, numbered(MARKS.length + 1))
  })
})
const words = fc.constantFrom(
  ...'make the headline green bigger remove quote vase £40 not £34 above below "Open day" it second button last two all https://example.com/a footer 30 words serif Saturday Sunday same again'.split(
    ' '
  )
)

test('nothing is removed unless something was asked to go, and all that is said to be done applies', () => {
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 12 }).map(all => all.join(' ')),
      anyDecide,
      (text, decide) => {
        const asked = new Set<string>()
        let wishes = 1
        const listening: Decide = input => {
          const answers = decide(input)
          for (const label of answers.actions.best) asked.add(ASKED[label]?.split(' ')[0] ?? '')
          wishes = 1 + answers.actions.best.slice(1).filter(label => label % 2 === 1).length
          return answers
        }
        const events = [...answer(EMAIL, { text }, listening)]
        const { email, refused } = applyOperations(EMAIL, operationsOf(events), { onRefusal: 'skip' })
        expect(refused).toEqual([])
        if (!asked.has('remove'))
          expect(outlineOf(email).sections.length).toBeGreaterThanOrEqual(outlineOf(EMAIL).sections.length)
        for (const event of events)
          if (event.type === 'guesses') {
            if (wishes < 2) expect(operationsOf(events)).toEqual([])
            for (const { operations } of event.guesses)
              expect(applyOperations(email, operations, { onRefusal: 'skip' }).refused).toEqual([])
          }
      }
    ),
    { numRuns: runs(150) }
  )
})

test.each(['', '?!', '7'.repeat(20_000), 'make it bigger and '.repeat(1_000), '"'.repeat(999), '😀'.repeat(500)])(
  'odd input is answered: %#',
  text => {
    expect([...answer(EMAIL, { text }, NOTHING)].length).toBeGreaterThan(0)
  }
)

describe('of several wishes', () => {
  const wishes = (...all: [Action, string][]) => all.map(([action, marked]) => wishOf(action, marked))
  const said = (...all: [Action, string][]) => [
    ...answerWishes(EMAIL, { text: all.map(([, marked]) => marked).join(', ') }, wishes(...all))
  ]

  test('what is clear is done, what is not possible is said', () => {
    const events = said(['remove', 'drop <target>the mug</target>'], ['impossible', 'send it tomorrow'])
    expect(operationsOf(events)).toEqual([{ op: 'remove', ref: 's3.items.2' }])
    expect(events.filter(({ type }) => type === 'unable')).toHaveLength(1)
  })

  test('what is in doubt is offered for the email as it is then', () => {
    const events = said(
      ['remove', 'drop <target>the mug</target>'],
      ['vague', 'make <target>the open day</target> pop']
    )
    const { email } = applyOperations(EMAIL, operationsOf(events), { onRefusal: 'stop' })
    const guesses = events.flatMap(event => (event.type === 'guesses' ? event.guesses : []))
    expect(guesses.length).toBeGreaterThan(0)
    for (const { operations } of guesses)
      expect(applyOperations(email, operations, { onRefusal: 'stop' }).refused).toEqual([])
  })

  test('a button that is not there is named, and nothing stands twice', () => {
    const bare = applyOperations(
      EMAIL,
      [1, 2, 3]
        .map((at): Operation => ({ op: 'remove', ref: `s3.items.${at}.button` }))
        .concat({ op: 'remove', ref: 's2.button' }),
      { onRefusal: 'skip' }
    ).email
    const both = wishes(
      ['text', '<target>headline</target> to <value>"Plates"</value>'],
      ['text', '<target>the button</target> to <value>"Look"</value>']
    )
    const events = [...answerWishes(bare, { text: 'headline to "Plates" the button to "Look"' }, both)]
    expect(operationsOf(events)).toEqual([{ op: 'set', ref: 's2.heading', value: 'Plates' }])
    expect(events.find(({ type }) => type === 'unable')).toMatchObject({ text: expect.stringContaining('no button') })
  })
})

test('a correction changes every place, and says how many', () => {
  const events = told('text', 'call <target>Clay & Co</target> <value>Clay & Sons</value>')
  expect(operationsOf(events).length).toBeGreaterThan(1)
  expect(events.at(-1)).toMatchObject({
    type: 'words',
    text: expect.stringContaining(`${operationsOf(events).length} places`)
  })
})

test('the brand colour is the theme’s', () => {
  expect(operationsOf(told('colour', 'use <target>our brand colour</target> <value>#0b6e4f</value>'))).toEqual([
    { op: 'theme', brand: '#0b6e4f' }
  ])
})
