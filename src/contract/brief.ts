import { z } from 'zod'
import { FACT_ROLES } from './facts.ts'

const MOST_CHARACTERS = 10_000
const place = z.int().min(0).max(MOST_CHARACTERS)

/** A brief of at most 10,000 characters that is not blank. */
export const Brief = z
  .string('Write what you want in words.')
  .max(MOST_CHARACTERS, `Keep it under ${MOST_CHARACTERS.toLocaleString('en')} characters.`)
  .refine(text => text.trim() !== '', 'Write what you want first.')

const fact = z.strictObject({
  role: z.enum(FACT_ROLES, 'This is no role of a fact.'),
  value: z.string().max(2_000, 'Keep a fact under 2,000 characters.'),
  span: z.strictObject({ at: place, length: place }).optional(),
  state: z.enum(['read', 'corrected', 'added', 'dismissed'], 'A fact is read, corrected, added or dismissed.')
})

/** What a person said of the reading of their brief. */
export const Facts = z.array(fact).max(60, 'Keep it to 60 facts.')

/** Body of `POST /api/briefs/read`. */
export const ReadBrief = z.strictObject({ brief: Brief, facts: Facts.optional() })
