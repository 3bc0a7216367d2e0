import type { Kind } from '../kinds.ts'

type Listed<Text extends string> = Text extends `${infer First}, ${infer Rest}` ? First | Listed<Rest> : Text

/** Words with a comma between them, each as a type. */
const listed = <Text extends string>(text: Text) => text.split(', ') as Listed<Text>[]

/** How a deck sounds. Every kind has at least three; `formal` where it suits. */
export const VOICES = listed('warm, plain, lively, formal')
export type Voice = (typeof VOICES)[number]

/**
 * What may stand in braces in a line of copy. A line is used only when everything it names was read; values are noun phrases
 * as they stand in the middle of a sentence, with capitals only where names have them.
 */
export const BLANKS = listed(
  'sender, topic, the topic, offer, discount, code, until, item, things, price, count, date, time, place, amount, number, person'
)
export type Blank = (typeof BLANKS)[number]

/** What a reading may have besides blanks that copy can speak of: "Two things to say" is said only where there are `points`. */
export const FINDINGS = listed('items, sessions, statements, points, details, quotes, questions')
export type Finding = (typeof FINDINGS)[number]
export type Need = Blank | Finding

/**
 * A line of copy: words with blanks in braces. It is usable when every blank it names was read and is sure; `needs` names
 * what must have been read though it is not printed, `lacks` what must not have been read.
 */
export type Line = string | { line: string; needs?: Need[]; lacks?: Need[] }

/** A blank in the words of a line. */
export const BLANK = /\{([a-z ]+)\}/g

/** The words of a line, with its blanks. */
export const wordsOf = (line: Line): string => (typeof line === 'string' ? line : line.line)

/** The blanks that a line names, in their order. */
export const blanksOf = (line: Line): Blank[] => [...wordsOf(line).matchAll(BLANK)].map(([, name]) => name as Blank)

/** Where a line of copy may stand, with the most letters it may have there, filled. `body` is a paragraph of its own, `closing` stands over the last button, `farewell` over a name, `note` in the footer, where it says why the mail came. */
export const LONGEST = {
  subject: 60,
  preheader: 110,
  headline: 52,
  lead: 260,
  button: 30,
  body: 500,
  closing: 48,
  farewell: 40,
  note: 160
}
export type CopyPlace = keyof typeof LONGEST
export const COPY_PLACES = Object.keys(LONGEST) as CopyPlace[]

/** What an email of a kind is made of, in the order of the kind's plan. A part that has nothing to show is left out. */
export const PARTS = listed(
  'header, opening, offer, items, sessions, statements, points, details, order, steps, quotes, questions, rating, body, closing, contact, social, footer'
)
export type Part = (typeof PARTS)[number]

/** Headings over parts of an email, where the copy can know what the part is about; `stories` is over items that are articles. */
export const PART_HEADINGS = listed('offer, items, stories, sessions, details, order, steps, questions, rating, social')
export type PartHeading = (typeof PART_HEADINGS)[number]

/** How an email may begin: with type alone, a picture, picture beside words, a letter, … */
export const OPENINGS = listed('type, picture, split, letter, editorial, product, ticket, big-number')
export type Opening = (typeof OPENINGS)[number]

/** The copy of one voice: for each place several lines, of which the seed picks among those that say most. */
export type Deck = Partial<Record<CopyPlace, Line[]>> & { headings?: Partial<Record<PartHeading, Line[]>> }

/** One kind of email as its file holds it. */
export interface KindCopy {
  kind: Kind
  /** Parts in their order; the seed picks one. */
  plans: Part[][]
  /** Openings that suit the kind, the likeliest first. */
  openings: Opening[]
  decks: Partial<Record<Voice, Deck>>
}
