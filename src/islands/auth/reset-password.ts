import type { SupabaseClient } from '@supabase/supabase-js'
import { easyPasswordError, newPasswordError, WEAK_PASSWORD } from '../../contract/passwords/password-rules.ts'
import { authClient, createPassingClient } from '../../stores/session.ts'
import { signedInUser } from '../../stores/signed-in.ts'
import { tellTabs } from '../../stores/tabs.ts'
import type { Errors, Outcome } from './form.ts'
import { isAnswered, type Refusal, TOO_MANY_TRIES } from './refusal.ts'
import type { ResetLink } from './reset-link.ts'
import { resetByCode } from './second-step/reset-by-code.ts'
import { codeRefusal, untakenSteps } from './second-step/untaken-steps.ts'

/** `code` is of the authenticator app or, if `way` says so, a recovery code; empty where the account has one step. */
export type NewPassword = { password: string; again: string; code: string; way: string }

/** The right to set a password. `isOwn`: it comes from the visitor's own session, which lives on afterwards. */
export interface Permit {
  isOwn: boolean
  /** Its session has yet to take the account's second step, as far as that is known before the link is used. */
  asksCode: boolean
  /** The client that may do it; nothing when the link turns out to be used up. */
  open: () => Promise<SupabaseClient | undefined>
}

/** The way of a recovery code. */
export const BY_RECOVERY = 'recovery'

const FAILED = 'Failed to reset password. Please try again.'

/** What can be said before the auth service is asked. */
export function checkNewPassword({ password, again }: Pick<NewPassword, 'password' | 'again'>): Errors<NewPassword> {
  const error = newPasswordError(password)
  if (error) return { password: error }
  return password === again ? {} : { again: 'Passwords do not match' }
}

/**
 * What a link permits, or nothing. Tokens and hashes are used by a client of their own: whoever sent the link, the page's own
 * session stays whose it was.
 */
export async function findPermit(link: ResetLink): Promise<Permit | undefined> {
  if (link.kind === 'broken') return undefined
  const isOwn = link.kind === 'none'
  let opened: Promise<SupabaseClient | undefined> | undefined
  const open = () => {
    opened ??= openLink(link).catch(error => {
      // A way that is cut off may stand again at the next try.
      opened = undefined
      throw error
    })
    return opened
  }
  // A hash works once. Programs that open every link of a mail must not use it up, so it waits for the button.
  if (link.kind === 'hash') return { isOwn, asksCode: false, open }
  const client = await open()
  return client && { isOwn, asksCode: (await untakenSteps(client)).length > 0, open }
}

async function openLink(link: ResetLink): Promise<SupabaseClient | undefined> {
  const client = await (link.kind === 'tokens' || link.kind === 'hash' ? createPassingClient() : authClient())
  const { data, error } = await sessionOf(client, link)
  // The way to the service says nothing about the link.
  if (error && !isAnswered(error)) throw error
  return data.session && !error ? client : undefined
}

function sessionOf({ auth }: SupabaseClient, link: ResetLink) {
  switch (link.kind) {
    case 'tokens':
      return auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
    case 'hash':
      return auth.verifyOtp({ token_hash: link.tokenHash, type: 'recovery' })
    case 'code':
      return auth.exchangeCodeForSession(link.code)
    default:
      return auth.getSession()
  }
}

/** Ways out of the page: the link turns out to be used up, or the password is set and whoever set it has to sign in. */
export interface Exits {
  invalid: () => void
  signedOut: () => void
}

/**
 * Sets the password, with the second step before it where the account asks for one. A session that a link opened has then done its
 * work and ends.
 */
export async function resetPassword(
  { open, isOwn }: Permit,
  { password, code, way }: Omit<NewPassword, 'again'>,
  exits: Exits
): Promise<Outcome<NewPassword>> {
  try {
    const easy = await easyPasswordError(password)
    if (easy) return refused(easy)
    const client = await open()
    if (!client) {
      exits.invalid()
      return { state: 'leaving' }
    }
    const steps = await untakenSteps(client)
    if (steps.length > 0 && way === BY_RECOVERY)
      return (await resetByCode(client, { password, code })) ?? (await leave(client, exits))
    const wrong = steps.length > 0 && (await codeRefusal(client, steps, code))
    if (wrong) return wrong
    const { error } = await client.auth.updateUser({ password })
    if (error) return refusalOf(error)
    if (!isOwn) return await leave(client, exits)
    tellTabs('password-changed')
    return { state: 'done' }
  } catch {
    return { state: 'failed', message: FAILED }
  }
}

/** The password is set, whatever becomes of the sessions. */
async function leave(client: SupabaseClient, { signedOut }: Exits): Promise<Outcome<NewPassword>> {
  await endSessions(client).catch(() => {})
  signedOut()
  return { state: 'leaving' }
}

/**
 * A link's session has done its work. Setting the password has ended all others, this browser's among them where it is the same person's:
 * its tabs hear that now, not with the next thing they do.
 */
async function endSessions({ auth }: SupabaseClient) {
  const userId = (await auth.getSession()).data.session?.user.id
  await auth.signOut({ scope: 'local' })
  if (userId === undefined || signedInUser(document.cookie) !== userId) return
  const own = await authClient()
  await own.auth.signOut({ scope: 'local' })
}

const refused = (password: string): Outcome<NewPassword> => ({ state: 'refused', errors: { password } })

function refusalOf({ code, status }: Refusal): Outcome<NewPassword> {
  if (code === 'weak_password') return refused(WEAK_PASSWORD)
  if (code === 'same_password') return refused('Choose a password that differs from the current one')
  return { state: 'failed', message: status === 429 ? TOO_MANY_TRIES : FAILED }
}
