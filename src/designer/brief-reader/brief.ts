import type { Deed } from './deeds.ts'

/** What an email is for. The last three are what a brief gets that asks for none of the others. */
export const KINDS = [
  'welcome',
  'newsletter',
  'sale',
  'launch',
  'cart',
  'order',
  'shipping',
  'event',
  'review',
  'winback',
  'receipt',
  'notice',
  'thanks',
  'survey',
  'birthday',
  'referral',
  'restock',
  'appointment',
  'job',
  'volunteer',
  'appeal',
  'greeting',
  'renewal',
  'listing',
  'letter',
  'announcement'
] as const
export type Kind = (typeof KINDS)[number]

/** Mail about something the reader did or has; it needs no way to unsubscribe. */
export const TRANSACTIONAL: ReadonlySet<Kind> = new Set(['order', 'shipping', 'receipt', 'notice', 'appointment'])

/** Is a notice about an account of the reader's rather than, say, the lift of their house or the hours of a gym? */
export const isOnAccount = ({ kind, source }: Pick<Brief, 'kind' | 'source'>): boolean =>
  kind !== 'notice' ||
  (/\b(?:accounts?|passwords?|log(?:ged)?[ -]?in|sign(?:ed)?[ -]?in|plans?|subscriptions?|trial|payment (?:method|failed)|billing|security|data|breach|privacy|terms|users?|e-?mail address|two-factor|2fa)\b/i.test(
    source
  ) &&
    !/\b(?:residents?|tenants?|neighbours?|households?|lift|elevator|building|road|street|water supply|car park|pool|fire alarm|bins?|parents|school)\b/i.test(
      source
    ))

export type FactKind =
  | 'merge'
  | 'quote'
  | 'link'
  | 'email'
  | 'phone'
  | 'tracking'
  | 'number'
  | 'code'
  | 'amount'
  | 'percent'
  | 'date'
  | 'time'
  | 'handle'
  | 'name'
  | 'figure'

/** Something of the brief that has to stand in the email as it is. */
export interface Fact {
  kind: FactKind
  text: string
  /** Where it begins in the tidied brief. */
  at: number
}

/** Something to buy, to read or to do, as a brief lists it. */
export interface Thing {
  title: string
  text?: string
  price?: string
  was?: string
  href?: string
}

/** A line of the brief such as `Venue: The Old Mill`. */
export interface Pair {
  label: string
  value: string
}

export interface Quote {
  text: string
  name?: string
  role?: string
}

export interface Offer {
  /** `20% off`, `free delivery`. */
  gain: string
  /** What it is on: `all candles`. */
  on?: string
  /** From what sum on: `over $60`. */
  over?: string
}

/** One entry of a list: a point, a step, an hour of a programme, a figure. */
export interface GroupItem {
  title: string
  text?: string
  /** When it is, in a list of times or days. */
  time?: string
  /** The figure, in a list of figures; `title` says what it counts. */
  value?: string
}

/** A list of the brief with what stands over it. */
export interface Group {
  label?: string
  items: GroupItem[]
}

export type Request =
  | 'products'
  | 'faq'
  | 'quote'
  | 'social'
  | 'steps'
  | 'rating'
  | 'image'
  | 'stats'
  | 'features'
  | 'schedule'

/** What readers are to get to know, as a brief says it. */
export interface Told {
  text: string
  /** The sentence that holds it, unless it was taken out of its sentence. */
  line?: string
  /** Where it stands in `text` of the brief, in UTF-16 units. */
  at: number
}

/** Words of a brief that the email is to answer: told to readers, asked of us, or added beside. */
export interface Mention {
  sort: 'told' | 'asked' | 'aside'
  text: string
}

/** A brief, read. Texts are in the brief's own words, tidied. */
export interface Brief {
  /** What of the brief is for readers, tidied; facts count in it. */
  text: string
  /** The whole brief, tidied, with the wishes for looks and parts. */
  source: string
  kind: Kind
  brand?: string
  /** What the sender is: `coffee roastery in Bristol`. */
  trade?: string
  /** Where the sender is, for the foot. */
  address?: string
  /** What it is about, as said after "about", "for" or "launching". */
  subject?: string
  audience?: string
  offer?: Offer
  /** `Sunday`, `31 May`: when an offer or an application ends. */
  deadline?: string
  /** From when to when an offer holds: `from Thursday to Sunday midnight`. */
  offerSpan?: string
  facts: Fact[]
  /** Things with a price or listed to be shown. */
  things: Thing[]
  /** How many products are asked for by number. */
  productCount?: number
  /** Lists of points, steps, times or figures. */
  groups: Group[]
  /** What was asked for without being told: `what happens next`. */
  wanted: string[]
  /** Sums such as `Total`. */
  totals: Pair[]
  pairs: Pair[]
  quotes: Quote[]
  /** Questions of the brief with their answers. */
  questions: Pair[]
  /** All that readers are to get to know, in order; of an English brief only. */
  told: Told[]
  /** What an English brief tells, asks for and adds, in its words and its order. */
  mentions: Mention[]
  /** Whole sentences that can be said to the reader. */
  statements: string[]
  /** Bits that are no sentences: `free parking`. */
  fragments: string[]
  /** The name of what it is about: `Spreadsheet Calm`. */
  named?: string
  /** Who signs, with their role on a line of its own. */
  signature?: string
  /** The words for the button, when asked for. */
  action?: string
  /** What readers are to do, as a button would say it: `Book a table`. */
  asked?: Deed
  headline?: string
  /** One line that says it all: `Carry the last fire across a frozen world.` */
  tagline?: string
  /** Subject line, when dictated. */
  subjectLine?: string
  colours: string[]
  /** A pale colour that was asked for, which the email is to stand on. */
  paper?: string
  moods: string[]
  requests: Request[]
  /** Is this a request to make an email, or just words? */
  understood: boolean
}

/** The texts of the facts of one kind, in the brief's order, once each. */
export function factsOf(brief: Pick<Brief, 'facts'>, ...kinds: FactKind[]): string[] {
  return [...new Set(brief.facts.filter(fact => kinds.includes(fact.kind)).map(fact => fact.text))]
}

/** The code of an offer; one that is only an example ("their own code, for example JACKSON15") is nobody's. */
export const codeOf = (brief: Pick<Brief, 'facts' | 'source'>): string | undefined =>
  factsOf(brief, 'code').find(
    code => !/\b(?:for example|e\.g\.|such as|like),? $/i.test(brief.source.slice(0, brief.source.indexOf(code)))
  )
