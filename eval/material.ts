import { z } from 'zod'
import { KINDS } from '../src/compose/kinds.ts'
import { Operation } from '../src/email/operations/operation.ts'
import { Assertion } from './assertion.ts'

const RELATIONS = ['price', 'was', 'link', 'code', 'author', 'time', 'until'] as const

/** What belongs to what, both ends as typed: a thing and its price, a button and its address. */
const Relation = z.strictObject({ type: z.enum(RELATIONS), of: z.string(), is: z.string() })
export type Relation = z.infer<typeof Relation>

/** A brief as somebody typed it, with what readers should and should not get to see of it. */
export const Brief = z.object({
  id: z.string(),
  form: z.string(),
  text: z.string(),
  /** BCP 47 of what it is mostly written in. */
  language: z.string(),
  /** An email, or a refusal: `language` for what the designer does not write, `nothing` where nothing is said. */
  expect: z.enum(['email', 'language', 'nothing']),
  wellMeant: z.boolean(),
  /** Acceptable kinds of email, the best first. */
  kinds: z.array(z.enum(KINDS)).default([]),
  /** The sender's name as it may stand in the header; none where the brief names none. */
  sender: z.array(z.string()),
  told: z.array(z.string()).default([]),
  direction: z.array(z.string()).default([]),
  facts: z.array(z.string()).default([]),
  relations: z.array(Relation).default([]),
  /** What the brief itself dictates. */
  headline: z.string().nullish(),
  subject: z.string().nullish(),
  /** What must stand nowhere in the email. */
  wrong: z.array(z.string()).default([])
})
export type Brief = z.infer<typeof Brief>

export const FAMILIES = [
  'text',
  'colour',
  'type',
  'layout',
  'order',
  'images',
  'links',
  'tone',
  'length',
  'add',
  'remove',
  'by-name',
  'several',
  'follow-up',
  'vague',
  'impossible',
  'undo',
  'correction'
] as const

/** A chat instruction for an email, with what must hold afterwards. Refs are those of the email before it. */
export const ChatInstruction = z.strictObject({
  id: z.string(),
  /** Names a file of `emails/`. */
  email: z.string(),
  family: z.enum(FAMILIES),
  /** Earlier turns and what was applied for them. */
  before: z.array(z.strictObject({ say: z.string(), did: z.array(Operation) })),
  selected: z.string().nullable(),
  say: z.string(),
  expect: z.enum(['done', 'ask', 'done-or-ask', 'refuse']),
  holds: z.array(Assertion),
  /** Refs that may change, and `theme`, `meta`, `order`, `new`, `all`. */
  may: z.array(z.string())
})
export type ChatInstruction = z.infer<typeof ChatInstruction>
