import type { Kind } from '../reading/kinds.ts'

/** How a deck sounds. Every kind has at least three; `formal` where it suits. */
export const VOICES = ['warm', 'plain', 'lively', 'formal'] as const
export type Voice = (typeof VOICES)[number]

/**
 * What may stand in braces in a line of copy. A line is used only when everything it names was read; values are noun phrases
 * as they stand in the middle of a sentence, with capitals only where names have them.
 */
export const BLANKS = [
  'sender',
  'trade',
  'topic',
  'offer',
  'discount',
  'code',
  'until',
  'item',
  'price',
  'count',
  'date',
  'time',
  'place',
  'amount',
  'number',
  'person',
  'address'
] as const
export type Blank = (typeof BLANKS)[number]

/** Where a line of copy may stand. */
export const COPY_PLACES = [
  'subject',
  'preheader',
  'eyebrow',
  'headline',
  'lead',
  'button',
  'body',
  'closing',
  'note'
] as const
export type CopyPlace = (typeof COPY_PLACES)[number]

/** Headings over the parts of an email that are made from slots. */
export const PART_HEADINGS = [
  'items',
  'sessions',
  'statements',
  'details',
  'quotes',
  'questions',
  'stories',
  'contact'
] as const
export type PartHeading = (typeof PART_HEADINGS)[number]

/** The copy of one voice: for each place several lines, of which the seed picks among those that say most. */
export type Deck = Partial<Record<CopyPlace, string[]>> & { headings?: Partial<Record<PartHeading, string[]>> }

/** One kind of email as its file in `decks/` holds it. */
export interface KindCopy {
  kind: Kind
  decks: Partial<Record<Voice, Deck>>
}
