import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll } from 'vitest'
import type { AuthOptions } from '../../src/sandbox/auth/options.ts'
import { type AuthStandInParts, createAuthStandIn } from '../../src/sandbox/auth/stand-in.ts'
import type { AuthLimits } from '../../src/server/config/limits.ts'
import type { Mail } from '../../src/server/mail/mail.ts'
import { createOutbox } from '../../src/server/mail/outbox.ts'
import { dropNewerCodes } from '../../src/server/two-step/recovery-codes.ts'
import type { TestDatabase } from './database.ts'

export const SITE = 'http://localhost:4321'
export const PASSWORD = 'correct horse battery'
/** What the stand-in of a test takes for its service-role key. */
export const SERVICE_ROLE_KEY = 'sb_secret_of_the_tests'
const WIDE = { count: 10_000, seconds: 300 }
const ALL_WIDE: AuthLimits = {
  signUps: WIDE,
  mails: WIDE,
  mailsToOne: WIDE,
  mailsToOnePerHour: WIDE,
  tokens: WIDE,
  codes: WIDE,
  factors: WIDE
}

/**
 * The auth stand-in with a clock that stands until it is turned, and a box for its mails, and the real client against it. A call is over when its mails
 * have been tried; `standIn.answer` does not wait for them.
 */
export function openAuth(
  { sql }: Pick<TestDatabase, 'sql'>,
  limits: Partial<AuthLimits> = {},
  options: Partial<AuthOptions> = {},
  caller?: string,
  hooks: Pick<AuthStandInParts, 'onSession' | 'devices' | 'linkPages'> = {}
) {
  // A whole half minute, for which the codes of apps last: no test comes upon the end of one.
  let now = Math.floor(Date.now() / 30_000) * 30_000
  const mails: Mail[] = []
  // What follows is later.
  const clock = () => new Date(++now)
  const logged: unknown[] = []
  const note = (what: unknown) => void logged.push(what)
  let isMailDown = false
  let held: Promise<void> | undefined
  const send = async (each: Mail) => {
    if (isMailDown) throw new Error('The mail server is down.')
    await held
    mails.push(each)
  }
  const outbox = createOutbox({ sql, mail: { send }, clock, log: { warn: note, error: note } })
  afterAll(outbox.close)
  const { handle: answer, ...others } = createAuthStandIn({
    sql,
    outbox,
    clock,
    siteUrl: SITE,
    pages: { stop: `${SITE}/auth/stop`, reset: `${SITE}/reset-password` },
    limits: { ...ALL_WIDE, ...limits },
    serviceRoleKey: SERVICE_ROLE_KEY,
    ...hooks,
    options: { publishableKey: undefined, ...options },
    onStop: dropNewerCodes
  })
  const handle: typeof answer = async (request, address = caller) => {
    const response = await answer(request, address)
    await outbox.sendDue()
    return response
  }
  const standIn = { handle, answer, ...others }

  /** What a server does to users with its key. */
  const newAdmin = () =>
    createClient(SITE, SERVICE_ROLE_KEY, {
      auth: { autoRefreshToken: false, persistSession: false, storageKey: randomUUID() },
      global: { fetch: async (input, init) => standIn.handle(new Request(input, init)) }
    }).auth.admin

  /** Calls a path under /auth/v1 as no client would. */
  const call = (path: string, init?: RequestInit) => standIn.handle(new Request(`${SITE}/auth/v1${path}`, init))
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers })

  /** A browser of its own. */
  const newClient = (flowType: 'pkce' | 'implicit' = 'pkce') =>
    createClient(SITE, 'sb_publishable_key', {
      auth: {
        flowType,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        persistSession: false,
        storageKey: randomUUID()
      },
      global: { fetch: async (input, init) => standIn.handle(new Request(input, init)) }
    }).auth

  const newestTo = (address: string) => mails.findLast(each => each.to === address)?.text ?? ''

  /** The link of the newest mail to an address that has one. */
  const linkTo = (address: string) => {
    const texts = mails.filter(each => each.to === address).map(each => each.text)
    const link = texts.map(text => /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text)?.[0]).findLast(Boolean)
    if (!link) throw new Error(`No mail to ${address} has a link.`)
    return link
  }

  /** The code of the newest mail to an address. */
  const codeTo = (address: string) => {
    const code = /\b\d{6}\b/.exec(newestTo(address))?.[0]
    if (!code) throw new Error(`No mail to ${address} has a code.`)
    return code
  }

  /** Opens a link as a browser does, and answers where it led. */
  const follow = async (link: string) => {
    const response = await standIn.handle(new Request(link))
    if (response.status !== 303) throw new Error(`The link answered ${response.status}.`)
    const url = new URL(response.headers.get('location') ?? '')
    return { url, query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)) }
  }

  // With a letter first, no part of the name reads as a code.
  const newEmail = () => `p${randomUUID().slice(1)}@example.com`

  /** Someone with a confirmed address. */
  const newPerson = async () => {
    const email = newEmail()
    await newClient('implicit').signUp({ email, password: PASSWORD })
    await follow(linkTo(email))
    return { email, password: PASSWORD }
  }

  /** A browser where someone new is signed in. */
  const newSession = async () => {
    const person = await newPerson()
    const client = newClient()
    const { data, error } = await client.signInWithPassword(person)
    if (error) throw error
    return { ...person, client, ...data }
  }

  const pass = (seconds: number) => {
    now += seconds * 1_000
  }
  const breakMail = () => {
    isMailDown = true
  }
  const mendMail = () => {
    isMailDown = false
  }
  /** The mail server says nothing until it is let go. */
  const holdMail = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return {
    standIn,
    mails,
    logged,
    call,
    post,
    newClient,
    newAdmin,
    linkTo,
    codeTo,
    follow,
    newEmail,
    newPerson,
    newSession,
    pass,
    now: clock,
    breakMail,
    mendMail,
    holdMail,
    sendDue: outbox.sendDue
  }
}
