import { randomUUID } from 'node:crypto'
import { recovery } from '../../mails/letters.ts'
import type { Parts, Stopped, Tx } from './call.ts'
import { dropTokens, makeToken } from './one-time-tokens.ts'
import { voidChanges } from './pending-changes.ts'
import { endSessions } from './sessions.ts'
import { dropStops, findStop, type Stop } from './stops.ts'
import { confirmEmail, findByEmail, lockUser, type UserRow, updateUser } from './users.ts'

/** Stops changes that were not the owner's. */
export interface Stops {
  /** What the token of a link stops; nothing when it is no good. */
  find: (token: string) => Promise<Stop | undefined>
  /**
   * Stops it: everybody is signed out, whatever waits or was mailed is void, a password that was changed opens nothing any more, and
   * the owner is mailed a link to set a new one. Nothing when the token is no good.
   */
  act: (token: string) => Promise<Stop | undefined>
}

export function createStops(parts: Parts): Stops {
  return {
    find: token => findStop(parts.sql, token, parts.clock()),
    act: async token => {
      const stop = await parts.sql.begin(tx => stopChange(parts, tx, token, parts.clock()))
      parts.outbox.wake()
      return stop
    }
  }
}

async function stopChange(parts: Parts, tx: Tx, token: string, now: Date): Promise<Stop | undefined> {
  const found = await findStop(tx, token, now)
  const user = found && (await lockUser(tx, found.userId))
  // Of two at once, the second finds it used.
  if (!user || !(await findStop(tx, token, now))) return undefined
  await endSessions(tx, user.id, 'global', randomUUID())
  await voidChanges(tx, user.id)
  await dropTokens(tx, user.id)
  // An older link outranks this one, which a thief may have been mailed who changed the address first.
  await dropStops(tx, user.id, { since: found.since })
  await dropFactors(tx, found)
  await parts.onStop?.(tx, found)
  // With the address the thief knew the password, or reads the owner's mail.
  const isVoid = found.what === 'password' || found.email !== user.email
  const left = { ...user, password_hash: isVoid ? null : user.password_hash }
  await updateUser(tx, user.id, { password_hash: left.password_hash, recovery_sent_at: now }, now)
  const email = await restoreEmail(tx, left, found.email, now)
  await mailRecovery(parts, tx, { ...user, email }, now)
  return { what: found.what, email }
}

/** An app that came with the change, or after it, is the thief's, and would keep the owner out. An older one stays. */
async function dropFactors(tx: Tx, { userId, what, since, factorId = '' }: Stopped) {
  await tx`
    delete from auth.factors where user_id = ${userId}
      and (${what === 'two_step_on'}::boolean or id::text = ${factorId} or created_at >= ${since})`
}

/**
 * The address that the link went to is the user's again, unless somebody else has confirmed it by now. A sign-up that waits keeps nobody
 * from it: a thief needs no mail for that, and the link to set a new password would go to their own address.
 */
async function restoreEmail(tx: Tx, user: UserRow, email: string, now: Date): Promise<string> {
  const holder = await findByEmail(tx, email)
  if (holder?.id === user.id || holder?.email_confirmed_at) return user.email
  if (holder) await tx`delete from auth.users where id = ${holder.id}`
  await confirmEmail(tx, user, email, now)
  return email
}

async function mailRecovery(
  { siteUrl, externalUrl, options, outbox }: Parts,
  tx: Tx,
  user: { id: string; email: string },
  now: Date
) {
  const use = { userId: user.id, kind: 'recovery', address: user.email, isForCode: false } as const
  const { token, code } = await makeToken(tx, { ...use, codeLength: options.codeLength }, now)
  const params = { token, type: 'recovery', redirect_to: `${siteUrl}/reset-password` }
  const url = `${externalUrl}/auth/v1/verify?${new URLSearchParams(params)}`
  await outbox.enqueue(tx, { to: user.email, ...recovery({ email: user.email, url, code }) })
}
