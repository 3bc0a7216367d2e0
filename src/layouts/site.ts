import { STAND_IN_KEY } from '../server/config/stand-in-key.ts'
import type { Config } from '../server/config.ts'
import type { Site } from '../stores/site.ts'

const MAILBOX = '/sandbox/mailbox'

/** What islands may know of the configuration. No secret is among it. */
export function siteOf({
  publicApiUrl,
  supabase,
  smtpUrl
}: Pick<Config, 'publicApiUrl' | 'supabase' | 'smtpUrl'>): Omit<Site, 'userId'> {
  return {
    apiUrl: publicApiUrl,
    supabaseUrl: supabase?.url ?? '',
    supabaseAnonKey: supabase?.anonKey ?? STAND_IN_KEY,
    mailboxUrl: smtpUrl ? null : MAILBOX,
    // Hosted Supabase sends its mails by itself.
    accountMailboxUrl: smtpUrl || supabase ? null : MAILBOX
  }
}

/** What strangers are told where the stand-ins are open to them, or nothing where they are not. */
export function bannerOf(config: Pick<Config, 'allowSandbox' | 'supabase' | 'stripe' | 'smtpUrl'>): string | undefined {
  const played = [!config.supabase && 'accounts', !config.stripe && 'payments', !config.smtpUrl && 'mail'].filter(
    Boolean
  )
  if (!config.allowSandbox || played.length === 0) return undefined
  return `This is a sandbox: ${list(played as string[])} ${played.length > 1 || played[0] !== 'mail' ? 'are' : 'is'} simulated and open to everybody. Keep real data out of it.`
}

function list(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
