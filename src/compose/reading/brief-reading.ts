import type { EmailFacts, FieldName } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import type { Look } from '../look.ts'

/** A stretch of the brief as it was typed, in UTF-16 units. */
export interface Span {
  at: number
  length: number
}

/** An entry of a field that is a list: a thing of `things`, a sentence of `sentences`. */
type Entry<Name extends FieldName> = NonNullable<EmailFacts[Name]> extends (infer Each)[] ? Each : never
type ListName = { [Name in FieldName]: Entry<Name> extends never ? never : Name }[FieldName]

/** Where a guess goes: a line of the form, or the end of a list. */
export type GuessPlace =
  | { path: 'topic' | 'headline' | 'subject' | 'preheader' | 'signOff'; value: string }
  | { path: 'sender.name' | 'sender.trade' | 'sender.site' | 'sender.address'; value: string }
  | { path: 'offer.what' | 'offer.code' | 'offer.until' | 'offer.terms'; value: string }
  | { [Name in ListName]: { path: Name; value: Entry<Name> } }[ListName]

/** What a reading believes to belong into a field, and where that stands in the brief. Those that are not sure are offered. */
export type FactGuess = GuessPlace & { confidence: number; sure: boolean; from: Span }

/** Words of the brief that are read as no field: offered beside the one they could go to, already turned to the reader. */
export interface LooseSentence {
  text: string
  field: 'sentences' | 'steps'
  from: Span
}

/** Words that are said to the designer. They never enter the email; the person is shown how they were understood. */
export interface Direction {
  text: string
  /** About looks, or about the work. */
  about: 'look' | 'work'
  from: Span
}

/** A brief, read into the fields of the form. */
export interface BriefReading {
  language: { tag: string; confidence: number }
  /** Nothing where no kind is sure. */
  kind?: Kind
  /** All kinds, the likeliest first. */
  kinds: Kind[]
  /** In the order of the brief. */
  guesses: FactGuess[]
  loose: LooseSentence[]
  directions: Direction[]
  look: Look
}
