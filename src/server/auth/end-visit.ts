import type { SupabaseClient } from '@supabase/supabase-js'
import type { App } from '../app.ts'

interface Visit {
  app: Pick<App, 'auth' | 'log'>
  supabase?: SupabaseClient | undefined
}

/** Ends this browser's session. Answers where that leads: to the landing page, which says that it worked, or to another try. */
export async function endVisit({ app, supabase }: Visit): Promise<string> {
  const error = await supabase?.auth
    .signOut({ scope: 'local' })
    .then(({ error }) => error)
    .catch((error: unknown) => error)
  app.auth.forgetSessions()
  if (!error) return '/auth/signed-out'
  app.log.warn({ err: error }, 'A session could not be ended')
  return '/auth/sign-out-failed'
}
