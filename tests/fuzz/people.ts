import { vi } from 'vitest'
import type { App } from '../../src/server/app.ts'
import type { Call } from './site.ts'

export const ORIGIN = 'http://localhost:4321'
export const PASSWORD = 'correct horse battery staple'

/** Someone with an account and things of their own. */
export interface Person {
  userId: string
  accountId: string
  email: string
  sessionId: string
  token: string
  refreshToken: string
  templateId: string
  /** Of everything that is theirs, by what it is in a path. */
  ids: string[]
}

interface Parts {
  app: App
  ask: (call: Call) => Promise<Response>
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Signs somebody up, confirms the address by the mailed link, signs them in and makes a template. */
export async function asActor({ app, ask }: Parts, name: string): Promise<Person> {
  const email = `${name}@example.com`
  const auth = (path: string, body: object) =>
    ask({ method: 'POST', path: `/auth/v1${path}`, headers: JSON_TYPE, body: JSON.stringify(body) })
  await auth('/signup', { email, password: PASSWORD, data: { full_name: name } })
  await ask({ method: 'GET', path: await mailedLink(app, email) })
  const signedIn = await auth('/token?grant_type=password', { email, password: PASSWORD })
  const session = (await signedIn.json()) as { access_token: string; refresh_token: string; user: { id: string } }
  if (!signedIn.ok) throw new Error(`${name} could not sign in: ${signedIn.status}`)
  const visitor = await app.auth.verifyAccessToken(session.access_token, 'GET')
  if (!visitor) throw new Error(`${name} is nobody.`)
  const account = await app.accounts.ensure(visitor)
  const headers = { ...JSON_TYPE, authorization: `Bearer ${session.access_token}` }
  const html_value = `<h1>What ${name} keeps</h1><p>Nobody else reads it.</p>`
  const made = await ask({ method: 'POST', path: '/api/templates', headers, body: JSON.stringify({ html_value }) })
  const { data: template } = (await made.json()) as { data: { id: string } }
  return {
    userId: visitor.id,
    accountId: account.id,
    email,
    sessionId: visitor.sessionId,
    token: session.access_token,
    refreshToken: session.refresh_token,
    templateId: template.id,
    ids: [template.id, account.id, visitor.id, visitor.sessionId]
  }
}

/** The path of the link in the newest mail to an address; the outbox sends it by itself. */
async function mailedLink({ sandbox }: App, email: string): Promise<string> {
  const find = async () => {
    const mails = (await sandbox.mailbox?.list()) ?? []
    const link = /\/auth\/v1\/verify\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0]
    return link ?? Promise.reject(new Error(`No mail came to ${email}.`))
  }
  return vi.waitFor(find, { timeout: 60_000 })
}
