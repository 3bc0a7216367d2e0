import { z } from 'zod'
import { KINDS } from '../src/compose/kinds.ts'
import { Operation } from '../src/email/operations/operation.ts'
import { Assertion } from './assertion.ts'

/** A brief as somebody typed it, and how it should be answered. Further fields of the files, by which words of emails were scored once, are passed over. */
export const Brief = z.object({
  id: z.string(),
  text: z.string(),
  /** BCP 47 of what it is mostly written in. */
  language: z.string(),
  /** An email, or a refusal: `language` for what the designer does not write, `nothing` where nothing is said. */
  expect: z.enum(['email', 'language', 'nothing']),
  wellMeant: z.boolean(),
  /** Acceptable kinds of email, the best first. */
  kinds: z.array(z.enum(KINDS)).default([])
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
