import type { AuthError } from '@supabase/supabase-js'
import type { IdentityProof } from '../../contract/identity-proof.ts'
import { pendingEmailOf } from '../../contract/pending-email.ts'
import { ApiError, callJson } from '../../stores/api.ts'
import { authClient, leaveIfEnded, SESSION_ENDED } from '../../stores/session.ts'
import type { AccountUpdate, UpdateAccount } from './account-form.ts'

const FAILED = 'Failed to update account. Please try again.'

/**
 * Saves a new name through the API, as programs do, then asks the auth service for a new address, which may want a proof; never
 * throws. The name goes first: where the address is asked for once more with a proof, saving the name again changes nothing.
 */
export function createUpdateAccount(accountId: string): UpdateAccount {
  return async ({ fullName, email }, proof) => {
    const failure = fullName === undefined ? undefined : await saveName(accountId, fullName)
    if (failure) return { state: 'failed', message: failure }
    return email ? changeEmail(email, proof) : { state: 'updated' }
  }
}

/** Answers what went wrong, if anything did. */
async function saveName(accountId: string, full_name: string): Promise<string | undefined> {
  try {
    await callJson(`/api/accounts/${accountId}`, { method: 'PATCH', body: { full_name } })
    await refresh()
    return undefined
  } catch (error) {
    return error instanceof ApiError ? error.message : FAILED
  }
}

async function changeEmail(email: string, proof?: IdentityProof): Promise<AccountUpdate> {
  const shown = proof && ('code' in proof ? { nonce: proof.code } : { current_password: proof.password })
  const { data, error } = await authClient()
    .then(({ auth }) => auth.updateUser({ email, ...shown }, { emailRedirectTo: `${location.origin}/settings` }))
    .catch(() => ({ data: { user: null }, error: null }))
  if (error) return refusalOf(error)
  if (!data.user) return { state: 'failed', message: FAILED }
  await refresh()
  if (data.user.email?.toLowerCase() === email.toLowerCase()) return { state: 'updated' }
  return { state: 'confirm', pending: pendingEmailOf(data.user) ?? { email, until: null } }
}

/** Pages, the bar and other tabs read name and address from the session's token, so a new one follows. What has changed stands without it. */
async function refresh() {
  await authClient()
    .then(({ auth }) => auth.refreshSession())
    .catch(() => {})
}

const WRONG_PROOF: Record<string, string | undefined> = {
  current_password_mismatch: 'This is not your password',
  current_password_invalid: 'This is not your password',
  reauthentication_not_valid: 'This code is not right, or has expired. Have another one mailed.'
}

function refusalOf(error: AuthError): AccountUpdate {
  const { code, status } = error
  const refused = (message: string): AccountUpdate => ({ state: 'refused', field: 'email', message })
  if (leaveIfEnded(error)) return { state: 'failed', message: SESSION_ENDED }
  if (code === 'reauthentication_needed') return { state: 'prove' }
  if (WRONG_PROOF[code ?? '']) return { state: 'prove', message: WRONG_PROOF[code ?? ''] }
  if (code === 'email_exists') return refused('This address belongs to another account. Choose another one.')
  if (code === 'email_address_invalid' || code === 'validation_failed') return refused('Enter an email address.')
  if (status === 429) return { state: 'failed', message: 'Too many mails were asked for. Wait a little and try again.' }
  return { state: 'failed', message: FAILED }
}
