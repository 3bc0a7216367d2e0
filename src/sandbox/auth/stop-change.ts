import { randomUUID } from 'node:crypto'
import { recovery } from '../../mails/letters.ts'
import { bannedUntil } from './ban-durations.ts'
import type { Parts, Tx } from './call.ts'
import { countVerified } from './factors/factor-rows.ts'
import { forgetNetworks } from './known-places.ts'
import { mailLetter } from './mailing.ts'
import { dropTokens, makeToken } from './one-time-tokens.ts'
import { voidChanges } from './pending-changes.ts'
import { endSessions } from './sessions.ts'
import { type ChangeMail, findStop, spendStop } from './stops.ts'
import { confirmEmail, findByEmail, lockUser, type UserRow, updateUser } from './users.ts'

const A_CENTURY = '876000h'

/** What was stopped, and what its owner does next. */
export interface Stopped extends Pick<ChangeMail, 'what' | 'email'> {
  /** An authenticator app is older than the mail: setting a password asks for its code. */
  asksForApp: boolean
  /** Somebody else has the address by now, so nobody can be let in: an administrator has to. */
  isClosed: boolean
}

/** Stops changes that were not the owner's. */
export interface Stops {
  /** What the token of a link stops; nothing when it is no good. */
  find: (token: string) => Promise<Pick<ChangeMail, 'what' | 'email'> | undefined>
  /**
   * Makes the account what it was when the mail was sent, its address, apps and recovery codes. Its password is void, and so are all
   * sessions and links: only the link that the owner is mailed, to set a new one, lets anybody in. Nothing when the token is no good.
   */
  act: (token: string) => Promise<Stopped | undefined>
}

export function createStops(parts: Parts): Stops {
  return {
    find: token => findStop(parts.sql, token, parts.clock()),
    act: async token => {
      const stopped = await parts.sql.begin(tx => stopChange(parts, tx, token, parts.clock()))
      parts.outbox.wake()
      return stopped
    }
  }
}

async function stopChange(parts: Parts, tx: Tx, token: string, now: Date): Promise<Stopped | undefined> {
  const found = await findStop(tx, token, now)
  const user = found && (await lockUser(tx, found.userId))
  // Of two at once, the second finds it used.
  if (!user || !(await findStop(tx, token, now))) return undefined
  await spendStop(tx, token, found)
  await letNobodyIn(tx, user.id, now)
  const isClosed = !(await restoreEmail(tx, { ...user, password_hash: null }, found.email, now))
  const asksForApp = await dropNewerFactors(tx, found)
  await parts.onStop?.(tx, { userId: user.id, since: found.since, hasTwoSteps: asksForApp })
  if (!isClosed) await mailRecovery(parts, tx, found, now)
  return { what: found.what, email: found.email, asksForApp, isClosed }
}

/** The password too: a thief may have set it, or changed what they changed by knowing it. */
async function letNobodyIn(tx: Tx, userId: string, now: Date) {
  await endSessions(tx, userId, 'global', randomUUID())
  await voidChanges(tx, userId)
  await dropTokens(tx, userId)
  await forgetNetworks(tx, userId)
  await updateUser(tx, userId, { password_hash: null, recovery_sent_at: now }, now)
}

/** Takes away the apps that count since the mail or do not count yet. Answers whether others are left. */
async function dropNewerFactors(tx: Tx, { userId, since }: ChangeMail): Promise<boolean> {
  await tx`
    delete from auth.factors where user_id = ${userId} and (verified_at is null or verified_at >= ${since})`
  return (await countVerified(tx, userId)) > 0
}

/**
 * The address that the link went to is the user's again; answers whether. A sign-up that waits keeps nobody from it: a thief needs no
 * mail for that. Where somebody else has confirmed it by now, the account is closed: the address it has may be a thief's, who would
 * have a new password mailed there.
 */
async function restoreEmail(tx: Tx, user: UserRow, email: string, now: Date): Promise<boolean> {
  const holder = await findByEmail(tx, email)
  if (holder?.id === user.id) return true
  if (holder?.email_confirmed_at) {
    await updateUser(tx, user.id, { banned_until: bannedUntil(A_CENTURY, now) }, now)
    return false
  }
  if (holder) await tx`delete from auth.users where id = ${holder.id}`
  await confirmEmail(tx, user, email, now)
  return true
}

async function mailRecovery(parts: Parts, tx: Tx, { userId, email }: ChangeMail, now: Date) {
  const { pages, externalUrl, options } = parts
  const use = { userId, kind: 'recovery', address: email, isForCode: false } as const
  const { token, code } = await makeToken(tx, { ...use, codeLength: options.codeLength }, now)
  const params = { token, type: 'recovery', redirect_to: pages.reset }
  const url = `${externalUrl}/auth/v1/verify?${new URLSearchParams(params)}`
  await mailLetter({ parts }, tx, email, recovery({ email, url, code }))
}
