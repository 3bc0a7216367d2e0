import fc from 'fast-check'
import type { FactFields } from '../email-facts.ts'

const WORDS =
  'and the we Saturday open 10:30 £4.50 café naïve Ærø Ω дом, "so" it’s (once) 3–4 fern/moss end. Why? Yes! a & b 50% mugs until 2nd of March'.split(
    ' '
  )
const words = (most: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: most }).map(all => all.join(' '))

/** A text with a mark of its own, by which it is found again. */
let marks = 0
const marked = (most: number): fc.Arbitrary<string> =>
  fc
    .tuple(words(most), fc.nat(), words(3))
    .map(([before, nth, after]) => `${before} zq${nth}${marks++}x ${after}`.trim())

const line = marked(6)
const text = fc.oneof(marked(6), marked(20), marked(90))
const link = fc.constantFrom(
  'shop.example/sale',
  'hello@shop.example',
  '+44 20 7946 0000',
  'https://a.example',
  'call the shop'
)
const list = <Value>(each: fc.Arbitrary<Value>) => fc.array(each, { maxLength: 5 })
const optional = { requiredKeys: [] }

/** Facts of all sorts, any of which may be missing. Every text of them is told from all others by a mark. */
export const anyFacts: fc.Arbitrary<Partial<FactFields>> = fc.record(
  {
    sender: fc.record(
      { name: line, trade: line, site: fc.constantFrom('shop.example', 'in the shop'), address: text },
      optional
    ),
    topic: line,
    sentences: list(text),
    things: list(
      fc.record(
        { name: line, price: line, was: line, text, link, picture: fc.constant('https://a.example/b.png') },
        { requiredKeys: ['name'] }
      )
    ),
    rows: list(fc.record({ label: fc.oneof(line, fc.constantFrom('Total', 'Order number', 'Delivery')), value: text })),
    occasions: list(fc.record({ date: line, time: line, end: line, place: text, note: text }, optional)),
    offer: fc.record(
      {
        what: fc.oneof(
          line,
          marked(1).map(words => `20% off ${words}`)
        ),
        code: line,
        until: line,
        terms: text
      },
      optional
    ),
    steps: list(text),
    questions: list(fc.record({ question: text, answer: text })),
    quotes: list(fc.record({ words: text, who: line }, { requiredKeys: ['words'] })),
    figures: list(fc.record({ value: line, label: line })),
    buttons: list(fc.record({ label: line, link }, { requiredKeys: ['label'] })),
    signOff: text,
    subject: text,
    preheader: text,
    headline: text
  },
  optional
)
