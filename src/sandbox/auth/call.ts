import type { Sql, TransactionSql } from '../../server/database/database.ts'
import type { Outbox } from '../../server/mail/mail.ts'
import type { CallLimits } from './call-limits.ts'
import type { AuthOptions } from './options.ts'
import type { SigningKeys } from './signing-keys.ts'

/** An account that became what it was before a moment. */
export interface SetBack {
  userId: string
  since: Date
  /** Signing in still asks for a second step. */
  hasTwoSteps: boolean
}

/** Addresses that mails lead people to. */
export interface SitePages {
  /** Stops a change, with `?token=…`. */
  stop: string
  /** Sets a new password. */
  reset: string
}

/** A session that has begun. */
export interface BegunSession {
  userId: string
  email: string
  sessionId: string
  /** The call that began it. */
  request: Request
}

/** What the stand-in works with. */
export interface Parts {
  sql: Sql
  outbox: Outbox
  clock: () => Date
  /** Where the site is, without a trailing slash: links lead to it, unless somebody who may says where else. */
  siteUrl: string
  /** Where this service is, without `/auth/v1`: mails ask to open no other address, and tokens name it. */
  externalUrl: string
  /** What mails and pages call the product whose users these are. */
  name: string
  pages: SitePages
  keys: SigningKeys
  options: AuthOptions
  limits: CallLimits
  /** Pages of the site, by their paths, that read what links bring along, where that is not any page. */
  linkPages?: LinkPages | undefined
  /** Sets back what the site around the service knows of an account, when a change is stopped. */
  onStop?: ((tx: Tx, account: SetBack) => Promise<void>) | undefined
  /** What the site around the service notes of a session that begins. */
  onSession?: ((tx: Tx, begun: BegunSession) => Promise<void>) | undefined
  devices?: Devices | undefined
}

/** The devices of a site that knows them. */
export interface Devices {
  /** Name of the cookie that holds a device's id. */
  cookie: string
  /** Whether a user has signed in with a device before. */
  has: (userId: string, deviceId: string) => Promise<boolean>
}

/** Where links to the site lead: those that set a new password, and others that name no page of it. */
export interface LinkPages {
  reset: string
  start: string
}

/** Queries inside one transaction. */
export type Tx = TransactionSql

/** One call of a client. */
export interface Call {
  parts: Parts
  request: Request
  url: URL
  /** Parts of the path, by the names that the route gives them. */
  params: Record<string, string>
  /** Who calls, for limits. */
  address: string
  now: Date
}

/** Answers one kind of call; throws an `AuthRefusal`. */
export type Route = (call: Call) => Promise<Response>

/** An answer that nobody may keep. The client reads JSON from every one but that of a sign-out. */
export function answer(body: unknown = {}, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
