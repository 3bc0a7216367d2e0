import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { createAuthStandIn } from '../../src/sandbox/auth/stand-in.ts'
import type { Limit } from '../../src/server/config.ts'
import type { Mail } from '../../src/server/mail/mailer.ts'
import type { TestDatabase } from './database.ts'

export const SITE = 'http://localhost:4321'
export const PASSWORD = 'correct horse battery'
const WIDE: Limit = { count: 500, seconds: 3_600 }

/** The auth stand-in with a clock that tests turn and mails in a list, and the real clients that speak to it. */
export function openAuthHouse(
  { sql }: TestDatabase,
  limits: { signUps: Limit; mails: Limit } = { signUps: WIDE, mails: WIDE }
) {
  let skippedMs = 0
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    sent.push(mail)
  }
  const clock = () => new Date(Date.now() + skippedMs)
  const standIn = createAuthStandIn({ sql, mail: { send }, clock, siteUrl: SITE, limits })
  const fetch: typeof globalThis.fetch = async (input, init) => standIn.handle(new Request(input, init))

  /** A client without memory, which asks for links that carry a session in their fragment. */
  const newClient = () =>
    createClient(SITE, 'key', {
      auth: { flowType: 'implicit', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch }
    })
  /** A browser: its client keeps cookies and asks for links that carry a code. */
  const newBrowser = (cookies = new Map<string, string>()) => ({
    cookies,
    client: createServerClient(SITE, 'key', {
      cookieOptions: { name: 'mailwright-auth' },
      cookies: {
        getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
        setAll: changes => {
          for (const { name, value } of changes) value ? cookies.set(name, value) : cookies.delete(name)
        }
      },
      global: { fetch }
    })
  })
  /** The link of the newest mail to an address. */
  const linkTo = (email: string) => {
    const mail = sent.findLast(each => each.to === email)
    const url = /https?:\/\/\S*\/verify\S*/.exec(mail?.text ?? '')?.[0]
    if (!url) throw new Error(`No link was mailed to ${email}.`)
    return new URL(url)
  }
  /** Opens a link as a browser does; answers where it leads. */
  const open = async (link: URL) => {
    const response = await fetch(link, { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? 'about:blank')
  }
  const mailsTo = (email: string) => sent.filter(each => each.to === email).map(each => each.subject)
  const skip = (ms: number) => {
    skippedMs += ms
  }
  /** Someone whose address is confirmed. */
  const newUser = async (email: string) => {
    const { error } = await newClient().auth.signUp({ email, password: PASSWORD })
    if (error) throw error
    await open(linkTo(email))
    return email
  }
  return { standIn, sent, fetch, newClient, newBrowser, newUser, linkTo, open, mailsTo, skip }
}

/** The fields of an address's fragment. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}
