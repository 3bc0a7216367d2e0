import type { Kind } from '../kinds.ts'
import type { Span } from '../reading.ts'

/** What words of a brief are for, as the corpora mark them. `none` are joining words, signs and labels. */
export const TAG_ROLES = [
  'none',
  'ask',
  'tell',
  'to',
  'brand',
  'trade',
  'look',
  'part',
  'note',
  'name',
  'item',
  'say',
  'quote',
  'by',
  'button',
  'sign',
  'offer',
  'deadline',
  'question',
  'session'
] as const
export type TagRole = (typeof TAG_ROLES)[number]

/** What is decided of an instruction: where a wish begins, what it asks for, what its words are for. */
export const INTENT_HEADS = ['begin', 'action', 'word'] as const
export type IntentHead = (typeof INTENT_HEADS)[number]

/** What is said to the designer, and joining words; all else may stand in an email. */
const FOR_US: ReadonlySet<TagRole> = new Set(['none', 'ask', 'tell', 'to', 'look', 'part', 'note'])

/** Whether words of this role are meant for those who get the email. */
export const isForReaders = (role: TagRole): boolean => !FOR_US.has(role)

/** Words that stand together for one thing, and how likely that is what they are for: of a hundred at 0.9, ninety are. */
export interface TaggedSpan {
  role: TagRole
  span: Span
  confidence: number
  /** How likely the words are meant for readers at all, whatever they are for: their roles that may stand in an email, together. */
  content: number
}

/** What was learnt from the corpora. */
export interface Model {
  /** The spans of a text by what their words are for, in order; `none` is left out. */
  tag: (text: string) => TaggedSpan[]
  /** The likeliest kinds of email that a text asks for, three at most, the likeliest first. */
  kinds: (text: string) => { kind: Kind; confidence: number }[]
  /** What the learnt decisions about an instruction say, by its features, the likeliest first. */
  intents: (features: readonly string[], head: IntentHead) => { label: string; confidence: number }[]
}
