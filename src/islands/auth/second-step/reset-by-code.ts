import type { SupabaseClient } from '@supabase/supabase-js'
import type { ErrorAnswer } from '../../../contract/answer.ts'
import { readSite } from '../../../stores/site.ts'
import type { Outcome } from '../form.ts'
import { checkRecoveryCode } from './recover-step.ts'
import type { CodeFields } from './take-step.ts'

/**
 * Has a password set by a recovery code and the session of a client, which the page's own has no part in; all sessions of the user
 * end with it. Answers what is wrong, if anything is; throws where nobody answers.
 */
export async function resetByCode(
  { auth }: SupabaseClient,
  body: { password: string; code: string }
): Promise<Outcome<CodeFields> | undefined> {
  const errors = checkRecoveryCode(body)
  if (errors.code) return { state: 'refused', errors }
  const { data } = await auth.getSession()
  const response = await fetch(`${readSite().apiUrl}/api/two-step/new-password`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  if (response.ok) return undefined
  const { error } = (await response.json()) as ErrorAnswer
  return error.code === 'unprocessable'
    ? { state: 'refused', errors: { code: error.message } }
    : { state: 'failed', message: error.message }
}
