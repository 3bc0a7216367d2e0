import { z } from 'zod'

const PASSWORD_LENGTH = 1_000
const SIX_DIGITS = 'A code has six digits.'

/** What shows that the owner of an account is at the keyboard: the password, or a code that only they were given. */
export const IdentityProof = z.union([
  z.strictObject({ password: z.string().min(1, 'Enter your password.').max(PASSWORD_LENGTH) }),
  z.strictObject({ code: z.string().regex(/^\d{6}$/, SIX_DIGITS) })
])
export type IdentityProof = z.infer<typeof IdentityProof>
