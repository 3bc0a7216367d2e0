import type { TwoStepAnswer } from '../../contract/two-step.ts'
import { recoveryCodesMade, recoveryCodeUsed } from '../../mails/letters.ts'
import type { Auth } from '../auth/auth.ts'
import type { AuthAdmin } from '../auth/auth-admin.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { Sql } from '../database/database.ts'
import { AppError } from '../errors.ts'
import type { Outbox } from '../mail/mail.ts'
import { countCodes, dropCodes, replaceCodes, useCode } from './recovery-codes.ts'

/** A second step at sign-in, as far as it is ours: the auth service has the authenticator apps. */
export interface TwoStepService {
  /** How it stands, or nothing while the auth service cannot be asked. */
  state: (visitor: Visitor) => Promise<TwoStepAnswer | null>
  /** Ten new recovery codes. Throws `conflict` while two-step verification is off, `not_found` where there are no codes to be had. */
  makeCodes: (visitor: Visitor) => Promise<string[]>
  /** Takes a recovery code for the second step of the visitor's session; throws `unprocessable` for a wrong one. */
  recover: (visitor: Visitor, code: string) => Promise<void>
  /** Takes the visitor's authenticator apps and recovery codes away. `token` is theirs. */
  turnOff: (visitor: Visitor, token: string) => Promise<void>
}

export interface TwoStepParts {
  sql: Sql
  outbox: Pick<Outbox, 'enqueue' | 'wake'>
  auth: Pick<Auth, 'forgetSessions' | 'removeFactor'>
  authAdmin: AuthAdmin | undefined
  clock: () => Date
  siteUrl: string
}

const WRONG_CODE = 'This is not one of your recovery codes, or it was used before. Try another one.'

export function createTwoStep({ sql, outbox, auth, authAdmin, clock, siteUrl }: TwoStepParts): TwoStepService {
  const url = `${siteUrl}/settings/security`
  return {
    state: async visitor => {
      if (!visitor.isCurrent) return null
      return { app: appOf(visitor), recovery_codes: authAdmin ? await countCodes(sql, visitor.id) : null }
    },
    makeCodes: async ({ id, email, factors }) => {
      if (!authAdmin) throw new AppError('not_found', 'There are no recovery codes here.')
      if (factors.length === 0) throw new AppError('conflict', 'Turn two-step verification on first.')
      const codes = await sql.begin(async tx => {
        // Each is a key to the account for whoever has it, and lasts: its owner hears of them.
        await outbox.enqueue(tx, { to: email, ...recoveryCodesMade({ email, time: clock(), url }) })
        return replaceCodes(tx, id)
      })
      outbox.wake()
      return codes
    },
    recover: async ({ id, email, sessionId, secondStep }, code) => {
      if (secondStep !== 'needed') return
      const now = clock()
      await sql.begin(async tx => {
        if (!(await useCode(tx, { userId: id, sessionId, code, now }))) throw new AppError('unprocessable', WRONG_CODE)
        const letter = recoveryCodeUsed({ email, time: now, left: await countCodes(tx, id), url })
        await outbox.enqueue(tx, { to: email, ...letter })
      })
      outbox.wake()
    },
    turnOff: async ({ id, factors }, token) => {
      if (authAdmin) await authAdmin.deleteFactors(id)
      else for (const factor of factors) await auth.removeFactor(token, factor.id)
      await dropCodes(sql, id)
      auth.forgetSessions()
    }
  }
}

function appOf({ factors: [factor] }: Visitor): TwoStepAnswer['app'] {
  return factor ? { added_at: factor.created_at, used_at: factor.last_challenged_at ?? null } : null
}
