import { z } from 'zod'

/** A PNG of 3,000 px in height, as base64; most have a tenth of it. */
const MOST_PNG = 1_800_000

/** Body of `POST /api/looks/{id}`: how the page that follows a piece of work shows the email. */
export const AnswerLook = z.strictObject({
  pictures: z
    .array(
      z.strictObject({ width: z.int().min(100).max(1_600), png: z.base64().max(MOST_PNG, 'A picture is too large.') })
    )
    .min(1)
    .max(2),
  width: z.int().min(0).max(100_000),
  widest: z.int().min(0).optional()
})
export type AnswerLook = z.infer<typeof AnswerLook>
