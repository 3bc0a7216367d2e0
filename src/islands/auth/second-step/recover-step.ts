import type { Errors, Outcome } from '../form.ts'
import type { CodeFields } from './take-step.ts'

const FAILED = 'The code could not be checked. Check your connection and try again.'

export function checkRecoveryCode({ code }: CodeFields): Errors<CodeFields> {
  return { code: code.trim() === '' ? 'Enter one of your recovery codes' : undefined }
}

/** Uses a recovery code up for the second step, and goes to `next`, a path of ours. */
export async function recoverStep({ code }: CodeFields, next: string): Promise<Outcome<CodeFields>> {
  // Few need it: the page comes without.
  const { ApiError, call } = await import('../../../stores/api.ts')
  try {
    await call('/api/two-step/recover', { method: 'POST', body: { code } })
    location.assign(next)
    return { state: 'leaving' }
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'failed', message: FAILED }
    return error.code === 'unprocessable'
      ? { state: 'refused', errors: { code: error.message } }
      : { state: 'failed', message: error.message }
  }
}
