import { z } from 'zod'
import { LONGEST_BRIEF } from './brief.ts'

/** Of the form as JSON, in UTF-16 units: facts of the size that an email may carry, with what was read and typed beside them. */
const MOST_FORM = 200_000
const MOST_DEEP = 20
const NESTED = 'The form is nested too deep to be kept.'
const TOO_LARGE = 'The form is too large to be kept. Shorten the longest texts, or leave some out.'

/** Body of `PUT /api/forms/current`. Whatever the page keeps of its form; only the page reads it. */
export const KeepForm = z.strictObject({
  brief: z.string('A form is kept with its brief.').max(LONGEST_BRIEF, 'Keep the brief under 20,000 characters.'),
  form: z
    .custom<object>(isObject, { message: 'A form is kept as a JSON object.', abort: true })
    .refine(form => isShallow(form, MOST_DEEP), { message: NESTED, abort: true })
    .refine(form => JSON.stringify(form).length <= MOST_FORM, TOO_LARGE)
})

/** The form of an account as it was kept last, of whichever of its tabs and browsers. Times are ISO 8601 in UTC. */
export interface KeptFormAnswer {
  brief: string
  form: object
  updated_at: string
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether nothing in a value lies deeper than so many levels: what does could not be written as JSON. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1))
}
