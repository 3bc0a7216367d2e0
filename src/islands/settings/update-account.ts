import type { AuthError, SupabaseClient, UserAttributes } from '@supabase/supabase-js'
import type { IdentityProof } from '../../contract/identity-proof.ts'
import { pendingEmailOf } from '../../contract/pending-email.ts'
import { authClient, leaveIfEnded, SESSION_ENDED } from '../../stores/session.ts'
import type { AccountFields, AccountUpdate } from './account-form.ts'

const FAILED = 'Failed to update account. Please try again.'

/** Tells the auth service about a new name or address; never throws. */
export async function updateAccount(
  { fullName, email }: Partial<AccountFields>,
  proof?: IdentityProof
): Promise<AccountUpdate> {
  const changes = {
    ...(email ? { email } : {}),
    ...(fullName === undefined ? {} : { data: { full_name: fullName } }),
    ...(proof && ('code' in proof ? { nonce: proof.code } : { current_password: proof.password }))
  }
  const { data, error } = await authClient()
    .then(({ auth }) => send(auth, changes))
    .catch(() => ({ data: { user: null }, error: null }))
  if (error) return refusalOf(error)
  if (!data.user) return { state: 'failed', message: FAILED }
  const isWaiting = email !== undefined && data.user.email?.toLowerCase() !== email.toLowerCase()
  if (!isWaiting) return { state: 'updated' }
  return { state: 'confirm', pending: pendingEmailOf(data.user) ?? { email, until: null } }
}

const WRONG_PROOF: Record<string, string | undefined> = {
  current_password_mismatch: 'This is not your password',
  current_password_invalid: 'This is not your password',
  reauthentication_not_valid: 'This code is not right, or has expired. Have another one mailed.'
}

/** Pages read the name from the session's token, so a new token follows the new name. */
async function send(auth: SupabaseClient['auth'], changes: UserAttributes) {
  const answer = await auth.updateUser(changes, { emailRedirectTo: `${location.origin}/settings` })
  if (!answer.error) await auth.refreshSession()
  return answer
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
