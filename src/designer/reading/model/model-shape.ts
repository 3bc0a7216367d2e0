import type { Kind } from '../../../compose/kinds.ts'
import type { Span } from '../reading.ts'
import type { Decided } from './decide.ts'
import type { TextInput } from './word-inputs.ts'

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
  /** The words that name what the email is about, if it is said. */
  topic: (text: string) => { span: Span; confidence: number } | undefined
  /** What each word of an instruction asks for and is for, in the labels of `training/examples.ts`. */
  instruction: (input: TextInput) => Record<'actions' | 'marks', Decided>
}
