import type { SupabaseClient } from '@supabase/supabase-js'

/** The address that the visitor wants to change to and has yet to confirm. Only shown, so an auth service that fails shows none. */
export async function pendingEmail(supabase: SupabaseClient | undefined): Promise<string | undefined> {
  const answer = await supabase?.auth.getUser().catch(() => undefined)
  return answer?.data.user?.new_email || undefined
}
