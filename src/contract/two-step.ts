import { z } from 'zod'
import { IdentityProof } from './identity-proof.ts'
import { newPasswordError } from './passwords/password-rules.ts'

/** An authenticator app that signs in. Times are ISO 8601. */
export interface TwoStepApp {
  id: string
  name: string
  added_at: string
  used_at: string | null
}

/** How an account's two-step verification stands. */
export interface TwoStepAnswer {
  /** The one that was added first comes first; there are none while two-step verification is off. */
  apps: TwoStepApp[]
  /** How many recovery codes are left, or nothing where there are none to be had. */
  recovery_codes: number | null
}

/** Ten new codes, told this once. */
export interface RecoveryCodesAnswer {
  codes: string[]
}

const WRITTEN = 'Enter one of your recovery codes, such as 7k2m-q9xd-4hvn-t3cz.'

/** A new password in place of a forgotten one, for who has a recovery code and no app. */
export const ResetByCode = z.strictObject({
  password: z
    .string()
    .max(1_000)
    .refine(password => !newPasswordError(password), 'Choose a password of 8 characters or more.'),
  code: z.string().min(1, WRITTEN).max(100, WRITTEN)
})
export const UseRecoveryCode = z.strictObject({ code: z.string().min(1, WRITTEN).max(100, WRITTEN) })
export const MakeRecoveryCodes = z.strictObject({ proof: IdentityProof.optional() })
export const RemoveTwoStepApp = z.strictObject({ proof: IdentityProof })
