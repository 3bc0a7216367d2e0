import { z } from 'zod'
import type { BriefReading } from '../compose/reading/brief-reading.ts'
import { FACT_ROLES } from './facts.ts'

const MOST_CHARACTERS = 10_000
const place = z.int().min(0).max(MOST_CHARACTERS)

const words = (most: number) =>
  z
    .string('Write what you want in words.')
    .max(most, `Keep it under ${most.toLocaleString('en')} characters.`)
    .refine(text => text.trim() !== '', 'Write what you want first.')

/** A brief of at most 10,000 characters that is not blank. */
export const Brief = words(MOST_CHARACTERS)

const fact = z.strictObject({
  role: z.enum(FACT_ROLES, 'This is no role of a fact.'),
  value: z.string().max(2_000, 'Keep a fact under 2,000 characters.'),
  span: z.strictObject({ at: place, length: place }).optional(),
  state: z.enum(['read', 'corrected', 'added', 'dismissed'], 'A fact is read, corrected, added or dismissed.')
})

/** What a person said of the reading of their brief. */
export const Facts = z.array(fact).max(60, 'Keep it to 60 facts.')

/** Body of `POST /api/briefs/facts`. A longer brief is read than an email is made of, so that its form can be filled in. */
export const ReadFacts = z.strictObject({ brief: words(20_000) })

/** Answer of `POST /api/briefs/facts`. `writable` tells whether the designer in use writes in the language. */
export interface FactsReadingAnswer extends BriefReading {
  language: BriefReading['language'] & { name: string; writable: boolean }
}

/** Body of `POST /api/briefs/read`. */
export const ReadBrief = z.strictObject({ brief: Brief, facts: Facts.optional() })
