import type { User } from '@supabase/supabase-js'
import { easyPasswordError, newPasswordError, WEAK_PASSWORD } from '../../contract/passwords/password-rules.ts'
import { ApiError, callJson } from '../../stores/api.ts'
import { authClient } from '../../stores/session.ts'
import { toastError } from '../../stores/toasts.ts'
import { emailError } from './fields.ts'
import type { Errors, Outcome } from './form.ts'
import { type Refusal, TOO_MANY_TRIES } from './refusal.ts'
import type { Credentials } from './sign-in.ts'

const FAILED = 'Failed to create account. Please try again.'
const SET_UP_FAILED =
  'Account created but there was an issue setting up your profile. Please contact support if you experience issues.'

/** What can be said before the auth service is asked. */
export function checkNewAccount({ email, password }: Credentials): Errors<Credentials> {
  return { email: emailError(email), password: newPasswordError(password) }
}

/**
 * Creates an account whose address a mailed link confirms; that link leads to `next`, a path of ours. Where no confirmation is
 * asked for, the visitor is signed in already and goes there at once.
 */
export async function signUp({ email, password }: Credentials, next: string): Promise<Outcome<Credentials>> {
  try {
    const easy = await easyPasswordError(password)
    if (easy) return { state: 'refused', errors: { password: easy } }
    const { auth } = await authClient()
    const options = { emailRedirectTo: `${location.origin}${next}` }
    const { data, error } = await auth.signUp({ email, password, options })
    if (error) return refusalOf(error)
    if (!data.session || !(await setUp(data.session.user))) return { state: 'done' }
    location.assign(next)
    return { state: 'leaving' }
  } catch {
    return { state: 'failed', message: FAILED }
  }
}

/** Answers whether the account stands; one that stood before is as good. */
async function setUp({ id, email = '' }: User): Promise<boolean> {
  try {
    await callJson('/api/accounts', { method: 'POST', body: { user_id: id, email } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return true
    toastError(SET_UP_FAILED)
    return false
  }
}

function refusalOf({ code, status }: Refusal): Outcome<Credentials> {
  if (code === 'weak_password') return { state: 'refused', errors: { password: WEAK_PASSWORD } }
  if (code === 'email_address_invalid') {
    return { state: 'refused', errors: { email: 'Mail cannot be sent to this address. Choose another one.' } }
  }
  return { state: 'failed', message: status === 429 ? TOO_MANY_TRIES : FAILED }
}

/**
 * Has the confirmation link, which leads to `next`, mailed again; answers whether that worked. It signs up again, since a link that
 * is only sent again brings no password along: who asks for one need not be who chose it.
 */
export async function resendConfirmation({ email, password }: Credentials, next: string): Promise<boolean> {
  try {
    const { auth } = await authClient()
    const options = { emailRedirectTo: `${location.origin}${next}` }
    const { error } = await auth.signUp({ email, password, options })
    return !error
  } catch {
    return false
  }
}
