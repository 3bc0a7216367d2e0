import { z } from 'zod'
import { Brief } from './brief.ts'
import { ChooseDesigner } from './designer.ts'
import { GivenFacts, GivenLook } from './given-facts.ts'

/** One letter or a smiley is a slip of the hand: it is sent back before it costs a credit. */
const brief = Brief.refine(
  text => /\p{L}.*\p{L}/su.test(text),
  'Say in a few words what the email is about. Nothing was charged.'
)

/** What was read and nobody confirmed, in words. */
const guess = z
  .string()
  .trim()
  .min(1, 'Leave out guesses that say nothing.')
  .max(300, 'Keep a guess under 300 characters.')
const NO_PROMPT = 'Say here what the email is about, or in "facts" what it says. Nothing was charged.'
const MOST_SEED = 2 ** 31 - 1
const SEED_RANGE = 'A seed is a whole number from 0 to 2,147,483,647.'

/**
 * `language` asks for the email in that language, whatever the brief is written in; `facts` is what the email is to say, and wins
 * over the prompt, which may then be left out; `guesses` are told to a model beside them; `look` and `seed` make the email that a
 * page showed; `brand_id` is the brand that it wears, `null` for none, and without it that of its sender, or the account's default; `directions` is how many designs are made of it, for one credit in all;
 * `designer` makes it this once, and the account's choice stays what it is.
 */
export const GenerateTemplate = z
  .strictObject({
    prompt: brief.optional(),
    facts: GivenFacts.optional(),
    guesses: z.array(guess).max(60, 'Keep it to 60 guesses.').optional(),
    look: GivenLook.optional(),
    seed: z.int(SEED_RANGE).min(0, SEED_RANGE).max(MOST_SEED, SEED_RANGE).optional(),
    brand_id: z.uuid('This brand does not exist.').nullable().optional(),
    language: z.literal('en', 'Emails can be asked for in English: "en".').optional(),
    directions: z.literal([1, 2, 3], 'A brief is made in 1, 2 or 3 directions.').optional(),
    designer: ChooseDesigner.optional()
  })
  .superRefine(({ prompt, facts }, context) => {
    if (prompt !== undefined || facts !== undefined) return
    context.addIssue({ code: 'invalid_type', expected: 'string', path: ['prompt'], message: NO_PROMPT })
  })
  .refine(({ designer, directions = 1 }) => !designer || directions === 1, {
    message: 'Another designer makes one direction this once: leave "designer" or "directions" out.'
  })
