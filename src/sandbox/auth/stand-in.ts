import type { JWK } from 'jose'
import type { AuthLimits } from '../../server/config/limits.ts'
import type { Sql } from '../../server/database/database.ts'
import type { Outbox } from '../../server/mail/mail.ts'
import { refuseKey } from './api-key.ts'
import type { Parts, SitePages } from './call.ts'
import { createCallLimits } from './call-limits.ts'
import { answerPreflight, openToPages } from './cors.ts'
import { THIS_PROCESS } from './known-places.ts'
import { AUTH_DEFAULTS, type AuthOptions } from './options.ts'
import { AuthRefusal, answerRefusal } from './refusal.ts'
import { findRoute } from './routes.ts'
import { createSigningKeys } from './signing-keys.ts'
import { createStops, type Stops } from './stop-change.ts'
import { userOf } from './user-of.ts'

export interface AuthStandInParts {
  sql: Sql
  outbox: Outbox
  clock: () => Date
  /** Where the site is, without a trailing slash. Links lead to it. */
  siteUrl: string
  limits: AuthLimits
  /** Whoever calls by it may do anything to users. */
  serviceRoleKey?: string | undefined
  options?: Partial<AuthOptions>
  /** The site's own pages; without them links lead to a page of the service, and to the site. */
  pages?: SitePages
  linkPages?: Parts['linkPages']
  onStop?: Parts['onStop']
  onSession?: Parts['onSession']
  devices?: Parts['devices']
}

export interface AuthStandIn {
  /** Answers a call to `/auth/v1/…`. `address` is the caller's, for limits. */
  handle: (request: Request, address?: string) => Promise<Response>
  /** What `GET /user` says of a token, without a call; nothing where it refuses. */
  userOf: (token: string) => Promise<unknown>
  jwks: () => Promise<{ keys: JWK[] }>
  stops: Stops
}

/** Plays Supabase Auth on one machine: the same protocol, with its tables in the schema `auth`. */
export function createAuthStandIn(given: AuthStandInParts): AuthStandIn {
  const { sql, outbox, clock, siteUrl, limits, serviceRoleKey, linkPages, onStop, onSession, devices } = given
  const options: AuthOptions = { ...AUTH_DEFAULTS, serviceRoleKey, ...given.options }
  const keys = createSigningKeys(sql, clock, options.verificationKey)
  const externalUrl = options.externalUrl ?? siteUrl
  const parts: Parts = {
    sql,
    outbox,
    clock,
    siteUrl,
    externalUrl,
    name: options.name ?? new URL(siteUrl).host,
    pages: given.pages ?? { stop: `${externalUrl}/auth/v1/stop`, reset: siteUrl },
    keys,
    options,
    linkPages,
    onStop,
    onSession,
    devices,
    limits: createCallLimits(sql, withInterval(limits, options))
  }
  return {
    handle: (request, address = THIS_PROCESS) => handle(parts, request, address),
    userOf: token => userOf(parts, token),
    jwks: async () => (await keys()).publicKeys,
    stops: createStops(parts)
  }
}

function withInterval(limits: AuthLimits, { mailIntervalSeconds: seconds }: AuthOptions): AuthLimits {
  return seconds ? { ...limits, mailsToOne: { count: 1, seconds } } : limits
}

async function handle(parts: Parts, request: Request, address: string): Promise<Response> {
  return answerPreflight(request) ?? openToPages(await answerCall(parts, request, address))
}

async function answerCall(parts: Parts, request: Request, address: string): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.replace(/^\/auth\/v1/, '')
  try {
    const call = { parts, request, url, params: {}, address, now: parts.clock() }
    const refused = await refuseKey(call, path)
    if (refused) return refused
    const found = findRoute(request.method, path)
    return found ? await found.route({ ...call, params: found.params }) : answerNothing()
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    return answerRefusal(error, request)
  }
}

/** The hosted service says it in plain text, by which clients know that no such thing is there at all. */
function answerNothing(): Response {
  return new Response('There is nothing at this address.\n', { status: 404, headers: { 'cache-control': 'no-store' } })
}
