import { isIP } from 'node:net'
import { z } from 'zod'

/** How often something may happen: `count` times in `seconds`. */
export interface Limit {
  count: number
  seconds: number
}

export interface AiConfig {
  provider: 'anthropic' | 'openai' | 'openai-compatible'
  model: string
  apiKey: string | undefined
  /** Base URL of the provider's API, without a trailing slash. */
  baseUrl: string | undefined
  /** Until the first word. */
  firstTokenTimeoutMs: number
  /** Until the whole answer. */
  timeoutMs: number
}

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Stripe's price ids. */
  prices: { starter: string; professional: string }
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Everything the server is told from outside, parsed once. A part that is `undefined` is played by a stand-in. */
export interface Config {
  host: string
  port: number
  /** Where people open the site, without a trailing slash; links in mails use it. */
  siteUrl: string
  /** Base of the product API for browsers, without a trailing slash; empty for the same origin. */
  publicApiUrl: string
  dataDir: string
  logLevel: (typeof LOG_LEVELS)[number]
  databaseUrl: string | undefined
  /** The database is ours alone, so whatever was at work when it stopped has been abandoned. */
  databaseIsEmbedded: boolean
  supabase: { url: string; anonKey: string } | undefined
  stripe: StripeConfig | undefined
  smtpUrl: string | undefined
  /** `Name <address>` or an address. */
  mailFrom: string
  ai: AiConfig | undefined
  /** The stand-ins' pages answer callers that are not on this machine too. */
  allowSandbox: boolean
  limits: { signUps: Limit; mails: Limit; generations: Limit; changes: Limit }
}

/** A variable that is missing or wrong; the message begins with its name and says what it should be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Env = Record<string, string | undefined>

/** Reads the environment. Throws a `ConfigError` that names the variable. An empty variable counts as not set. */
export function parseConfig(env: Env): Config {
  const host = read(env, 'HOST') ?? '127.0.0.1'
  const port = number(env, 'PORT', 4321, 65_535)
  const config: Config = {
    host,
    port,
    siteUrl: url(env, 'SITE_URL') ?? `http://localhost:${port}`,
    publicApiUrl: url(env, 'PUBLIC_API_URL') ?? '',
    dataDir: read(env, 'DATA_DIR') ?? '.data',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    databaseUrl: databaseUrl(env),
    databaseIsEmbedded: flag(env, 'DATABASE_IS_EMBEDDED'),
    supabase: supabase(env),
    stripe: stripe(env),
    smtpUrl: smtpUrl(env),
    mailFrom: read(env, 'MAIL_FROM') ?? 'Mailwright <hello@mailwright.example>',
    ai: ai(env),
    allowSandbox: flag(env, 'ALLOW_SANDBOX'),
    limits: limits(env)
  }
  refuseOpenSandbox(config)
  return config
}

/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The stand-ins' mailbox and payment pages are for the person at this machine, never for strangers. */
function refuseOpenSandbox(config: Config) {
  if (isLoopback(config.host) || config.allowSandbox) return
  const missing = [
    config.supabase ? [] : ['SUPABASE_URL and SUPABASE_ANON_KEY'],
    config.stripe ? [] : ['STRIPE_SECRET_KEY'],
    config.smtpUrl ? [] : ['SMTP_URL']
  ].flat()
  if (missing.length === 0) return
  throw new ConfigError(
    `HOST is ${config.host}, which others can reach, but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} ` +
      'missing, so a stand-in would be open to them. Set what is missing, or ALLOW_SANDBOX=1 for a demo.'
  )
}

function supabase(env: Env) {
  if (!anyOf(env, ['SUPABASE_URL', 'SUPABASE_ANON_KEY'])) return undefined
  need(env, 'SUPABASE_URL', 'Supabase needs both its URL and its anon key.')
  const anonKey = need(env, 'SUPABASE_ANON_KEY', 'Supabase needs both its URL and its anon key.')
  return { url: url(env, 'SUPABASE_URL') ?? '', anonKey }
}

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PROFESSIONAL'
]

function stripe(env: Env): StripeConfig | undefined {
  if (!anyOf(env, STRIPE_VARIABLES)) return undefined
  const part = (name: string) => need(env, name, `Stripe needs all of ${STRIPE_VARIABLES.join(', ')}.`)
  return {
    secretKey: part('STRIPE_SECRET_KEY'),
    webhookSecret: part('STRIPE_WEBHOOK_SECRET'),
    prices: { starter: part('STRIPE_PRICE_STARTER'), professional: part('STRIPE_PRICE_PROFESSIONAL') }
  }
}

function smtpUrl(env: Env): string | undefined {
  const value = read(env, 'SMTP_URL')
  if (value === undefined) return undefined
  if (!/^smtps?:\/\/[^/]+/.test(value))
    throw new ConfigError('SMTP_URL is not an address such as smtp://user:password@host:587.')
  need(env, 'MAIL_FROM', 'With SMTP_URL, mails need a sender, such as "Mailwright <hello@example.com>".')
  return value
}

const PROVIDERS = ['anthropic', 'openai', 'openai-compatible'] as const

function ai(env: Env): AiConfig | undefined {
  if (!anyOf(env, ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'])) return undefined
  const provider = oneOf(env, 'AI_PROVIDER', PROVIDERS)
  if (!provider) throw new ConfigError(`AI_PROVIDER is missing. It is one of ${PROVIDERS.join(', ')}.`)
  const model = need(env, 'AI_MODEL', `The name of the model that ${provider} is asked for.`)
  if (provider === 'openai-compatible') need(env, 'AI_BASE_URL', 'Such as http://localhost:11434/v1.')
  else need(env, 'AI_API_KEY', `The key for ${provider}.`)
  return {
    provider,
    model,
    apiKey: read(env, 'AI_API_KEY'),
    baseUrl: url(env, 'AI_BASE_URL'),
    firstTokenTimeoutMs: number(env, 'AI_FIRST_TOKEN_TIMEOUT_MS', 20_000, 600_000),
    timeoutMs: number(env, 'AI_TIMEOUT_MS', 120_000, 600_000)
  }
}

/** Wide while the stand-ins are in use: one person at one machine tries everything out. */
function limits(env: Env): Config['limits'] {
  const isHosted = read(env, 'SUPABASE_URL') !== undefined
  const limit = (name: string, hosted: number, local: number, seconds: number): Limit => ({
    count: number(env, name, isHosted ? hosted : local, 1_000_000),
    seconds
  })
  return {
    signUps: limit('LIMIT_SIGN_UPS_PER_HOUR', 30, 500, 3_600),
    mails: limit('LIMIT_MAILS_PER_HOUR', 30, 500, 3_600),
    generations: limit('LIMIT_GENERATIONS_PER_MINUTE', 6, 60, 60),
    changes: limit('LIMIT_CHANGES_PER_MINUTE', 20, 200, 60)
  }
}

function databaseUrl(env: Env): string | undefined {
  const value = read(env, 'DATABASE_URL')
  if (value === undefined || /^postgres(ql)?:\/\/[^/]+/.test(value)) return value
  throw new ConfigError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.')
}

function url(env: Env, name: string): string | undefined {
  const value = read(env, name)
  if (value === undefined) return undefined
  if (!z.url({ protocol: /^https?$/ }).safeParse(value).success) {
    throw new ConfigError(`${name} is "${value}"; it is an address that begins with http:// or https://.`)
  }
  return value.replace(/\/+$/, '')
}

function number(env: Env, name: string, fallback: number, most: number): number {
  const value = read(env, name)
  if (value === undefined) return fallback
  const parsed = Number(value)
  if (/^\d+$/.test(value) && parsed >= 1 && parsed <= most) return parsed
  throw new ConfigError(`${name} is "${value}"; it is a whole number from 1 to ${most}.`)
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[]): T | undefined {
  const value = read(env, name)
  const known = values.find(each => each === value)
  if (value === undefined || known) return known
  throw new ConfigError(`${name} is "${value}"; it is one of ${values.join(', ')}.`)
}

function flag(env: Env, name: string): boolean {
  const value = read(env, name)
  if (value === undefined || value === '0' || value === '1') return value === '1'
  throw new ConfigError(`${name} is "${value}"; it is 1 or 0.`)
}

function need(env: Env, name: string, why: string): string {
  const value = read(env, name)
  if (value === undefined) throw new ConfigError(`${name} is missing. ${why}`)
  return value
}

function anyOf(env: Env, names: string[]): boolean {
  return names.some(name => read(env, name) !== undefined)
}

function read(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}
