import { z } from 'zod'
import { LONGEST_NAME } from './account-name.ts'

const TOO_LONG = `A name may have up to ${LONGEST_NAME} characters. Shorten it and try again.`

/** Body of `PATCH /api/accounts/{id}`: what people change of their own account. An empty name is none. */
export const ChangeAccount = z.strictObject({
  full_name: z.string('full_name is the name as text.').trim().max(LONGEST_NAME, TOO_LONG)
})
