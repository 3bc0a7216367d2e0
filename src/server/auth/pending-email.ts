import type { SupabaseClient } from '@supabase/supabase-js'
import { type PendingEmail, pendingEmailOf } from '../../contract/pending-email.ts'
import type { Visitor } from './visitor.ts'

/**
 * The address that the visitor wants to change to and has yet to confirm. Only shown, so an auth service that fails shows none,
 * and one that is known to be away is not waited for.
 */
export async function pendingEmail(
  supabase: SupabaseClient | undefined,
  { isCurrent }: Pick<Visitor, 'isCurrent'>
): Promise<PendingEmail | undefined> {
  if (!isCurrent) return undefined
  const answer = await supabase?.auth.getUser().catch(() => undefined)
  return answer?.data.user ? pendingEmailOf(answer.data.user) : undefined
}
