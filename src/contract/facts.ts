/** What a piece of a brief can be for. Islands read these lists, so nothing here brings a parser of bodies along. */
export const FACT_ROLES = [
  'kind',
  'sender',
  'language',
  'offer',
  'code',
  'deadline',
  'item',
  'button',
  'link',
  'style',
  'scene',
  'trade',
  'address',
  'topic',
  'session',
  'statement',
  'quote',
  'author',
  'question',
  'answer',
  'signature',
  'subject',
  'headline',
  'request',
  'audience',
  'part',
  'note',
  'order'
] as const
export type FactRole = (typeof FACT_ROLES)[number]

/** What a chip of a role begins with. */
export const ROLE_LABELS: Partial<Record<FactRole, string>> = {
  kind: 'Kind',
  sender: 'From',
  language: 'In',
  offer: 'Offer',
  code: 'Code',
  deadline: 'Until',
  item: 'Items',
  button: 'Button',
  style: 'Look',
  scene: 'Scene',
  statement: 'Says'
}

/** A stretch of the brief as it was typed, in UTF-16 units. */
export interface BriefSpan {
  at: number
  length: number
}

/** Something that was read of a brief, as the person left it: what was corrected or added wins, what was dismissed is not said. */
export interface FactBody {
  role: FactRole
  value: string
  span?: BriefSpan | undefined
  state: 'read' | 'corrected' | 'added' | 'dismissed'
}

/** Something that was read of a brief, as it is shown. */
export interface ChipAnswer extends FactBody {
  /** 'From'. */
  label: string
  /** The value for people: 'Sale', where the value is 'sale'. */
  words: string
  /** Sure enough to be said without asking. */
  sure: boolean
  /** The day that is meant, `2026-11-22`, where the words are a date. */
  date?: string
  /** Where a button leads. */
  href?: string
  /** What an item costs. */
  price?: string
}

/** Words of the brief that are not for readers of the email. */
export interface AsideAnswer {
  text: string
  span: BriefSpan
  /** Whether it may become content when the person says so; what orders a machine about may not. */
  usable: boolean
}

/** Answer of `POST /api/briefs/read`. */
export interface ReadingAnswer {
  chips: ChipAnswer[]
  /** `writable` tells whether the designer in use writes in it. */
  language: { tag: string; name: string; writable: boolean }
  /** What will not be in the email. */
  asides: AsideAnswer[]
}
