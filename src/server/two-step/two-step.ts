import { APP_NAME } from '../../contract/app-name.ts'
import type { TwoStepAnswer, TwoStepApp } from '../../contract/two-step.ts'
import { recoveryCodesMade, recoveryCodeUsed } from '../../mails/letters.ts'
import { writeLetter } from '../../mails/write-letter.ts'
import type { Auth } from '../auth/auth.ts'
import type { AuthAdmin } from '../auth/auth-admin.ts'
import type { AuthFactor } from '../auth/auth-user.ts'
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
  /**
   * Takes one of the visitor's authenticator apps away, and with the last one the recovery codes. `token` is theirs. Throws `not_found`
   * for an app that is none of theirs.
   */
  removeApp: (visitor: Visitor, token: string, id: string) => Promise<void>
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
const GONE = 'This app is removed already. Reload the page.'

export function createTwoStep({ sql, outbox, auth, authAdmin, clock, siteUrl }: TwoStepParts): TwoStepService {
  const url = `${siteUrl}/settings/security`
  return {
    state: async visitor => {
      if (!visitor.isCurrent) return null
      return { apps: appsOf(visitor), recovery_codes: authAdmin ? await countCodes(sql, visitor.id) : null }
    },
    makeCodes: async ({ id, email, factors }) => {
      if (!authAdmin) throw new AppError('not_found', 'There are no recovery codes here.')
      if (factors.length === 0) throw new AppError('conflict', 'Turn two-step verification on first.')
      const now = clock()
      const codes = await sql.begin(async tx => {
        // Each is a key to the account for whoever has it, and lasts: its owner hears of them.
        await outbox.enqueue(tx, { to: email, ...writeLetter(recoveryCodesMade({ email, time: now, url })) })
        return replaceCodes(tx, id, now)
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
        await outbox.enqueue(tx, { to: email, ...writeLetter(letter) })
      })
      outbox.wake()
    },
    removeApp: async (visitor, token, id) => {
      if (!visitor.factors.some(factor => factor.id === id)) throw new AppError('not_found', GONE)
      if (!authAdmin) await auth.removeFactor(token, id)
      const left = authAdmin ? await removeBy(authAdmin, visitor, id) : visitor.factors.length - 1
      if (left === 0) await dropCodes(sql, visitor.id)
      auth.forgetSessions()
    }
  }
}

/** The last one goes with what was begun and not finished. Answers how many are left: another page may have removed one meanwhile. */
async function removeBy(authAdmin: AuthAdmin, { id: userId, factors }: Visitor, id: string): Promise<number> {
  if (factors.length > 1) return authAdmin.deleteFactor(userId, id)
  await authAdmin.deleteFactors(userId)
  return 0
}

/**
 * A user's second steps, the one that was asked last first. Since each is asked in turn until one takes the code, that is the one that
 * took it: who goes on with the same phone is not counted as wrong at the others.
 */
export function inOrderOfUse(factors: AuthFactor[]): AuthFactor[] {
  const askedAt = ({ last_challenged_at }: AuthFactor) => Date.parse(last_challenged_at ?? '') || 0
  return factors.toSorted((a, b) => askedAt(b) - askedAt(a))
}

function appsOf({ factors }: Visitor): TwoStepApp[] {
  const apps = factors.map(({ id, friendly_name, created_at, last_challenged_at }) => ({
    id,
    name: friendly_name || APP_NAME,
    added_at: created_at,
    used_at: last_challenged_at ?? null
  }))
  return apps.sort((a, b) => Date.parse(a.added_at) - Date.parse(b.added_at))
}
