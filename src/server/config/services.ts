import type { PlanId } from '../../contract/account.ts'
import { anyOf, ConfigError, type Env, need, number, oneOf, read, url } from './variables.ts'

/** The model that designs. */
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

/** The account at Stripe, and what it sells. */
export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Stripe's price ids. */
  prices: Record<PlanId, string>
}

/** The address of a PostgreSQL of one's own, or nothing. Throws a `ConfigError` for other text. */
export function databaseUrl(env: Env): string | undefined {
  const value = read(env, 'DATABASE_URL')
  if (value === undefined || /^postgres(ql)?:\/\/[^/]+/.test(value)) return value
  throw new ConfigError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.')
}

/** The Supabase project, or nothing where none of it is set. Throws a `ConfigError` for a part of it. */
export function supabase(env: Env) {
  if (!anyOf(env, ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'])) return undefined
  need(env, 'SUPABASE_URL', 'Supabase needs both its URL and its anon key.')
  const anonKey = need(env, 'SUPABASE_ANON_KEY', 'Supabase needs both its URL and its anon key.')
  return { url: url(env, 'SUPABASE_URL') ?? '', anonKey, serviceRoleKey: read(env, 'SUPABASE_SERVICE_ROLE_KEY') }
}

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PROFESSIONAL'
]

/** The Stripe account, or nothing where none of it is set. Throws a `ConfigError` for a part of it. */
export function stripe(env: Env): StripeConfig | undefined {
  if (!anyOf(env, STRIPE_VARIABLES)) return undefined
  const part = (name: string) => need(env, name, `Stripe needs all of ${STRIPE_VARIABLES.join(', ')}.`)
  return {
    secretKey: part('STRIPE_SECRET_KEY'),
    webhookSecret: part('STRIPE_WEBHOOK_SECRET'),
    prices: { starter: part('STRIPE_PRICE_STARTER'), professional: part('STRIPE_PRICE_PROFESSIONAL') }
  }
}

/** The address of the mail server, or nothing. Throws a `ConfigError` for other text, and where no sender is set. */
export function smtpUrl(env: Env): string | undefined {
  const value = read(env, 'SMTP_URL')
  if (value === undefined) return undefined
  if (!/^smtps?:\/\/[^/]+/.test(value))
    throw new ConfigError('SMTP_URL is not an address such as smtp://user:password@host:587.')
  need(env, 'MAIL_FROM', 'With SMTP_URL, mails need a sender, such as "Mailwright <hello@example.com>".')
  return value
}

const PROVIDERS = ['anthropic', 'openai', 'openai-compatible'] as const

/** The model, or nothing where none of it is set. Throws a `ConfigError` for a part of it. */
export function ai(env: Env): AiConfig | undefined {
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
