import type { AuthError } from '@supabase/supabase-js'

export const TOO_MANY_TRIES = 'Too many tries. Wait a little and try again.'

/** An error of the auth service, or of the way to it (status 0 and 5xx). */
export type Refusal = Pick<AuthError, 'code' | 'status' | 'message'>

/** Whether the service answered at all. */
export function isAnswered({ status = 0 }: Refusal): boolean {
  return status >= 400 && status < 500
}
