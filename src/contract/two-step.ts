import { z } from 'zod'
import { IdentityProof } from './identity-proof.ts'

/** How an account's two-step verification stands. */
export interface TwoStepAnswer {
  /** The authenticator app, or nothing while two-step verification is off. Times are ISO 8601. */
  app: { added_at: string; used_at: string | null } | null
  /** How many recovery codes are left, or nothing where there are none to be had. */
  recovery_codes: number | null
}

/** Ten new codes, told this once. */
export interface RecoveryCodesAnswer {
  codes: string[]
}

const WRITTEN = 'Enter one of your recovery codes, such as 7k2m-q9xd-4hvn-t3cz.'

export const UseRecoveryCode = z.strictObject({ code: z.string().min(1, WRITTEN).max(100, WRITTEN) })
export const MakeRecoveryCodes = z.strictObject({ proof: IdentityProof.optional() })
export const TurnTwoStepOff = z.strictObject({ proof: IdentityProof })
