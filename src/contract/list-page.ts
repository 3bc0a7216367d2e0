import { z } from 'zod'

/** Which page of a list, and how long it may be. Of an address's query, where everything is text. */
export const ListPage = z.object({
  cursor: z.string().max(200, 'This cursor is too long to be one of ours.').optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'limit is a whole number from 1 to 100.')
    .default('50')
    .transform(Number)
})
export type ListPage = z.infer<typeof ListPage>
