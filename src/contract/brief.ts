import { z } from 'zod'
import type { BriefReading } from '../compose/reading/brief-reading.ts'

/** In UTF-16 units. */
export const LONGEST_BRIEF = 20_000

/** A brief of at most 20,000 characters that is not blank. */
export const Brief = z
  .string('Write what you want in words.')
  .max(LONGEST_BRIEF, `Keep it under ${LONGEST_BRIEF.toLocaleString('en')} characters.`)
  .refine(text => text.trim() !== '', 'Write what you want first.')

/** Body of `POST /api/briefs/facts`. */
export const ReadFacts = z.strictObject({ brief: Brief })

/**
 * Answer of `POST /api/briefs/facts`. `writable` tells whether the designer in use writes in the language, `sure` whether the brief
 * surely is in it: where it is not, somebody has to be asked.
 */
export interface FactsReadingAnswer extends BriefReading {
  language: BriefReading['language'] & { name: string; writable: boolean; sure: boolean }
}
