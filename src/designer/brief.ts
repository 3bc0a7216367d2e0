import type { Brand } from './brief/brand.ts'
import { readBrand } from './brief/brand.ts'
import type { BriefEvent } from './brief/event.ts'
import { readEvent } from './brief/event.ts'
import { type Fact, ofKind } from './brief/fact.ts'
import { Gatherer } from './brief/gather.ts'
import type { BriefItem, Pair } from './brief/items.ts'
import { type EmailKind, readKind } from './brief/kind.ts'
import { type Offer, readOffer } from './brief/offer.ts'
import { scanFacts } from './brief/scan-facts.ts'
import { readWishes, type Wishes } from './brief/wishes.ts'

/** A thing that the email says, in words for its reader. */
export interface Statement {
  text: string
  /** `sentence` can stand in a paragraph; `item` is a phrase for a list; `part` was read into fields and is said again only if a fact of it is missing. */
  form: 'sentence' | 'item' | 'part'
  /** For a line of a list that has a title: "Faster exports: reports take seconds". */
  title?: string
  start: number
  end: number
}

export interface BriefQuote {
  text: string
  name?: string
  role?: string
}

export interface ScheduleItem {
  time: string
  title: string
  text?: string
}

/** A brief as the built-in designer understands it. */
export interface Brief {
  text: string
  kind: EmailKind
  /** Something in the brief said which kind. */
  certain: boolean
  brand: Brand
  /** "Spring sale", "Monthly newsletter": how the brief names the email. */
  title?: string
  /** "joining our pottery class waiting list". */
  doing?: string
  product?: { name: string; about?: string }
  offer?: Offer
  code?: string
  /** The main address; all of them are in `facts`. */
  link?: string
  buttonLabel?: string
  event: BriefEvent
  date?: string
  time?: string
  references: Pair[]
  items: BriefItem[]
  totals: Pair[]
  schedule: ScheduleItem[]
  questions: { title: string; text: string }[]
  quotes: BriefQuote[]
  details: Pair[]
  /** What a newsletter is to hold. */
  topics: string[]
  statements: Statement[]
  thanksFor?: string
  headline?: string
  subject?: string
  preheader?: string
  signature?: string
  /** Sections asked for by name. */
  asked: string[]
  wishes: Wishes
  /** What must appear in the email. */
  facts: Fact[]
}

/** Kinds of email about something that happens somewhere. */
const HAPPENINGS: ReadonlySet<EmailKind> = new Set<EmailKind>([
  'event',
  'booking',
  'reminder',
  'announcement',
  'appeal',
  'newsletter'
])

/** More than this is read no further: no email says so much. */
const MOST = 20_000

/** Reads a brief: plain English by a marketer, a sentence, a page, a list, or a hasty note. */
export function readBrief(input: string): Brief {
  const text = input
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
    .slice(0, MOST)
  const facts = scanFacts(text)
  const { kind, certain } = readKind(text)
  const gathered = new Gatherer(text, facts, kind).gather()
  const content = ofKind(facts, 'date', 'time').filter(fact => !gathered.isDropped(fact))
  const brand = gathered.brand
    ? { ...readBrand(text, facts), name: gathered.brand, source: 'named' as const }
    : readBrand(text, facts)
  const links = ofKind(facts, 'link').filter(fact => !gathered.isDropped(fact))
  const offer = readOffer(text, ofKind(content, 'date'))
  const code = gathered.fields.code ?? ofKind(facts, 'code').find(fact => !gathered.isDropped(fact))?.text
  const date = gathered.fields.date ?? ofKind(content, 'date')[0]?.text
  const time = gathered.fields.time ?? ofKind(content, 'time')[0]?.text
  return {
    text,
    kind,
    certain,
    brand,
    ...(gathered.title && { title: gathered.title }),
    ...(gathered.doing && { doing: gathered.doing }),
    ...(gathered.product && { product: gathered.product }),
    ...(offer && { offer }),
    ...(code && { code }),
    ...((gathered.mainLink ?? links[0]?.text) && { link: gathered.mainLink ?? links[0]?.text }),
    ...(gathered.buttonLabel && { buttonLabel: gathered.buttonLabel }),
    event: { ...(HAPPENINGS.has(kind) && readEvent(text, facts)), ...gathered.event },
    ...(date && { date }),
    ...(time && { time }),
    references: ofKind(facts, 'reference')
      .filter(fact => !gathered.isDropped(fact))
      .map(({ label, text: value }) => ({ label: referenceLabel(label, kind), value })),
    items: gathered.items,
    totals: gathered.totals,
    schedule: gathered.schedule,
    questions: gathered.questions,
    quotes: gathered.quotes,
    details: gathered.details,
    topics: gathered.topics,
    statements: gathered.statements,
    ...(gathered.thanksFor && { thanksFor: gathered.thanksFor }),
    ...(gathered.headline && { headline: gathered.headline }),
    ...(gathered.subject && { subject: gathered.subject }),
    ...(gathered.preheader && { preheader: gathered.preheader }),
    ...(gathered.signature && { signature: gathered.signature }),
    asked: [...new Set(gathered.asked)],
    wishes: readWishes(gathered.styleText),
    facts: facts.filter(fact => !gathered.isDropped(fact))
  }
}

const referenceLabel = (label: string | undefined, kind: EmailKind): string => {
  const word = (label ?? (kind === 'order' || kind === 'shipping' ? 'order' : 'reference')).replace(
    /^ref$/,
    'reference'
  )
  return word.charAt(0).toUpperCase() + word.slice(1)
}
