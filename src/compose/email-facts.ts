import { z } from 'zod'
import { KINDS } from './kinds.ts'

const LINE = 200
const TEXT = 1_000
const line = z.string().trim().min(1).max(LINE)
const text = z.string().trim().min(1).max(TEXT)
/** An address as a person types it: `shop.example/sale`, `hello@shop.example`, `+44 20 7946 0000`. */
const link = z.string().trim().min(1).max(2_000)
const many = <Each extends z.ZodType>(each: Each, most = 40) => z.array(each).max(most).default([])

/** Who an email is from: the name in its header, what they do, where they are found. */
const Sender = z.strictObject({ name: line, trade: line, site: link, address: text }).partial()

/** Something that is sold, shown or handed out. Prices are as the reader sees them: `£4.00`, `from $12`, `free`. */
const Thing = z.strictObject({
  name: line,
  price: line.optional(),
  was: line.optional(),
  text: text.optional(),
  link: link.optional(),
  picture: link.optional()
})

/** A line of a table: `Order number`, `4471`. */
const Row = z.strictObject({ label: line, value: text })

/** When and where something is, in the reader's words: `Sat 14 March`, `9:00`, `16:00`, `Lane End, Hartwell`. */
const Occasion = z.strictObject({
  date: line.optional(),
  time: line.optional(),
  end: line.optional(),
  place: text.optional(),
  note: text.optional()
})

/** What the reader saves or gets: `10% off`, `MARROW10`, `Sunday 15 March`, `not on gift cards`. */
const Offer = z.strictObject({ what: line, code: line, until: line, terms: text }).partial()

const Question = z.strictObject({ question: text, answer: text })
const Quote = z.strictObject({ words: text, who: line.optional() })
/** A number worth showing large, and what it counts: `312`, `bowls sold`. */
const Figure = z.strictObject({ value: line, label: line })
const Button = z.strictObject({ label: line, link: link.optional() })

/** What an email says, but for its kind: what the sender of a brief fills in. */
export const FactFields = z.strictObject({
  sender: Sender.optional(),
  /** What it is about, in a few words: `the spring plant sale`. */
  topic: line.optional(),
  /** Paragraphs or single sentences, in the reader's words; the first is the lead. */
  sentences: many(text),
  things: many(Thing, 200),
  rows: many(Row, 200),
  occasions: many(Occasion),
  offer: Offer.optional(),
  steps: many(text),
  questions: many(Question),
  quotes: many(Quote),
  figures: many(Figure),
  buttons: many(Button),
  signOff: text.optional(),
  subject: text.optional(),
  preheader: text.optional(),
  headline: text.optional()
})
export type FactFields = z.infer<typeof FactFields>

/**
 * What an email says. Values stand as the reader should read them, in their order. Nothing in it tells how the email looks,
 * where a value came from, or how sure it is.
 */
export const EmailFacts = z.strictObject({ kind: z.enum(KINDS), ...FactFields.shape })
export type EmailFacts = z.infer<typeof EmailFacts>

/** A field of the form. */
export type FieldName = keyof FactFields

/** Facts that say nothing yet. */
export const noFacts = (kind: EmailFacts['kind']): EmailFacts => ({
  kind,
  sentences: [],
  things: [],
  rows: [],
  occasions: [],
  steps: [],
  questions: [],
  quotes: [],
  figures: [],
  buttons: []
})
