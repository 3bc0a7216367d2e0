import { z } from 'zod'
import { IdentityProof } from './identity-proof.ts'

/** Body of `DELETE /api/accounts/{id}`. */
export const DeleteAccount = z.strictObject({
  /** The account's address, typed again. */
  email: z.string('Enter the email address of the account.').max(320, 'Enter the email address of the account.'),
  proof: IdentityProof
})
