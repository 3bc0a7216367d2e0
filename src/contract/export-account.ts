import { z } from 'zod'
import { IdentityProof } from './identity-proof.ts'

/** A session that is young enough needs no proof. */
export const ExportAccount = z.strictObject({ proof: IdentityProof.optional() })
