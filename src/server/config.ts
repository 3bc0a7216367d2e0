import { type BlockList, isIP } from 'node:net'
import { type AssetsConfig, assets } from './config/assets.ts'
import { type DesignersConfig, designers } from './config/designers.ts'
import { type Limits, limits } from './config/limits.ts'
import { securityContact } from './config/security-contact.ts'
import { type AiConfig, ai, databaseUrl, type StripeConfig, smtpUrl, stripe, supabase } from './config/services.ts'
import { trustedProxy } from './config/trusted-proxy.ts'
import { ConfigError, type Env, flag, number, oneOf, read, url } from './config/variables.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Everything the server is told from outside, parsed once. A part that is `undefined` is played by a stand-in. */
export interface Config {
  host: string
  port: number
  /** Where people open the site, without a trailing slash; links in mails use it. */
  siteUrl: string
  /** Base of the product API for browsers, without a trailing slash; empty for the same origin. */
  publicApiUrl: string
  /** Proxies that are believed when they say in `X-Forwarded-For` who calls. */
  trustedProxy: BlockList | undefined
  dataDir: string
  logLevel: (typeof LOG_LEVELS)[number]
  databaseUrl: string | undefined
  /** The database is ours alone, so whatever was at work when it stopped has been abandoned. */
  databaseIsEmbedded: boolean
  /** The service-role key may do anything to accounts, and never leaves the server. */
  supabase: { url: string; anonKey: string; serviceRoleKey?: string | undefined } | undefined
  stripe: StripeConfig | undefined
  smtpUrl: string | undefined
  /** `Name <address>` or an address. */
  mailFrom: string
  /** Where faults of security are told: a `mailto:` or `https:` address. */
  securityContact: string | undefined
  ai: AiConfig | undefined
  designers: DesignersConfig
  assets: AssetsConfig
  /** The stand-ins' pages answer callers that are not on this machine too. */
  allowSandbox: boolean
  limits: Limits
}

/** Reads the environment. Throws a `ConfigError` that names the variable. An empty variable counts as not set. */
export function parseConfig(env: Env): Config {
  const host = read(env, 'HOST') ?? '127.0.0.1'
  const port = number(env, 'PORT', 4321, 65_535)
  const siteUrl = url(env, 'SITE_URL') ?? `http://localhost:${port}`
  const isOpen = openToOthers({ host, siteUrl }) !== undefined
  const config: Config = {
    host,
    port,
    siteUrl,
    publicApiUrl: url(env, 'PUBLIC_API_URL') ?? '',
    trustedProxy: trustedProxy(env),
    dataDir: read(env, 'DATA_DIR') ?? '.data',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    databaseUrl: databaseUrl(env),
    databaseIsEmbedded: flag(env, 'DATABASE_IS_EMBEDDED'),
    supabase: supabase(env),
    stripe: stripe(env),
    smtpUrl: smtpUrl(env),
    mailFrom: read(env, 'MAIL_FROM') ?? 'Mailwright <hello@mailwright.example>',
    securityContact: securityContact(env),
    ai: ai(env),
    designers: designers(env, isOpen),
    assets: assets(env),
    allowSandbox: flag(env, 'ALLOW_SANDBOX'),
    limits: limits(env, isOpen)
  }
  refuseOpenSandbox(config)
  return config
}

/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}

/**
 * The stand-ins' mailbox and payment pages are for the person at this machine, never for strangers. Where the site has a public
 * address, a proxy brings them, and one that keeps silent about it makes every caller look like this machine.
 */
function refuseOpenSandbox(config: Config) {
  const open = openToOthers(config)
  if (!open || config.allowSandbox) return
  const missing = [
    config.supabase ? [] : ['SUPABASE_URL and SUPABASE_ANON_KEY'],
    config.stripe ? [] : ['STRIPE_SECRET_KEY'],
    config.smtpUrl ? [] : ['SMTP_URL']
  ].flat()
  if (missing.length === 0) return
  throw new ConfigError(
    `${open}, which others can reach, but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} ` +
      'missing, so a stand-in would be open to them. Set what is missing, or ALLOW_SANDBOX=1 for a demo.'
  )
}

function openToOthers({ host, siteUrl }: Pick<Config, 'host' | 'siteUrl'>): string | undefined {
  if (!isLoopback(host)) return `HOST is ${host}`
  return isLoopback(new URL(siteUrl).hostname) ? undefined : `SITE_URL is ${siteUrl}`
}
