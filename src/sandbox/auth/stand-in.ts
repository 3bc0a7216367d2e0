import type { JWK } from 'jose'
import type { AuthLimits } from '../../server/config/limits.ts'
import type { Sql } from '../../server/database/database.ts'
import type { Outbox } from '../../server/mail/mail.ts'
import type { Parts } from './call.ts'
import { createCallLimits } from './call-limits.ts'
import { THIS_PROCESS } from './limits.ts'
import { AUTH_DEFAULTS, type AuthOptions } from './options.ts'
import { AuthRefusal, answerRefusal } from './refusal.ts'
import { findRoute } from './routes.ts'
import { createSigningKeys } from './signing-keys.ts'

export interface AuthStandInParts {
  sql: Sql
  outbox: Outbox
  clock: () => Date
  /** Where the site is, without a trailing slash. Mails name no other address. */
  siteUrl: string
  limits: AuthLimits
  /** Whoever calls by it may do anything to users. */
  serviceRoleKey?: string | undefined
  options?: Partial<AuthOptions>
}

export interface AuthStandIn {
  /** Answers a call to `/auth/v1/…`. `address` is the caller's, for limits. */
  handle: (request: Request, address?: string) => Promise<Response>
  jwks: () => Promise<{ keys: JWK[] }>
}

/** Plays Supabase Auth on one machine: the same protocol, with its tables in the schema `auth`. */
export function createAuthStandIn(given: AuthStandInParts): AuthStandIn {
  const { sql, outbox, clock, siteUrl, limits, serviceRoleKey } = given
  const keys = createSigningKeys(sql, clock)
  const parts: Parts = {
    sql,
    outbox,
    clock,
    siteUrl,
    keys,
    options: { ...AUTH_DEFAULTS, serviceRoleKey, ...given.options },
    limits: createCallLimits(sql, limits)
  }
  return {
    handle: (request, address = THIS_PROCESS) => handle(parts, request, address),
    jwks: async () => (await keys()).publicKeys
  }
}

async function handle(parts: Parts, request: Request, address: string): Promise<Response> {
  const url = new URL(request.url)
  try {
    const { route, params } = findRoute(request.method, url.pathname.replace(/^\/auth\/v1/, ''))
    return await route({ parts, request, url, params, address, now: parts.clock() })
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    return answerRefusal(error, request)
  }
}
