import type { SupabaseClient } from '@supabase/supabase-js'
import type { Outcome } from '../form.ts'
import { isAnswered, TOO_MANY_TRIES } from '../refusal.ts'
import { type CodeFields, checkCode, FAILED, WRONG } from './take-step.ts'
import { tryApps } from './try-apps.ts'

/** The authenticator apps that a client's session has to take a second step with; none where it has, or the account has none. */
export async function untakenSteps({ auth }: SupabaseClient): Promise<string[]> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
  if (data?.currentLevel !== 'aal1' || data.nextLevel !== 'aal2') return []
  const { data: found } = await auth.getSession()
  return (found.session?.user.factors ?? []).filter(({ status }) => status === 'verified').map(({ id }) => id)
}

/** Takes the second step of a client's session with a code; answers what is wrong with it, if anything is. */
export async function codeRefusal(
  { auth }: SupabaseClient,
  factorIds: string[],
  code: string
): Promise<Outcome<CodeFields> | undefined> {
  const errors = checkCode({ code })
  if (errors.code) return { state: 'refused', errors }
  const { error } = await tryApps(auth.mfa, factorIds, code)
  if (!error) return undefined
  if (error.code === 'mfa_verification_failed') return { state: 'refused', errors: { code: WRONG } }
  return { state: 'failed', message: error.status === 429 && isAnswered(error) ? TOO_MANY_TRIES : FAILED }
}
