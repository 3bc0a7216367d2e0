import { randomUUID } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import { createTwoStep } from '../../src/server/two-step/two-step.ts'
import type { openAuth } from './auth.ts'
import { PASSWORD, SERVICE_ROLE_KEY } from './auth.ts'
import { codeFor } from './authenticator.ts'
import type { TestDatabase } from './database.ts'

type Auth = ReturnType<typeof openAuth>
/** An authenticator app that counts, and since when. */
export interface App {
  id: string
  secret: string
  since: number
  isOwners: boolean
}
/** A session as its holder has it. */
interface Held {
  access_token: string
  refresh_token: string
}

/** Cheap: a table of robberies checks thousands of passwords. */
const HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
const ADMINISTRATOR = { authorization: `Bearer ${SERVICE_ROLE_KEY}` }
const nothing = async () => undefined

/** An account, its owner, and a thief who has the owner's password and a session of theirs. */
export async function openRobbery(auth: Auth, { sql }: TestDatabase, hasApp: boolean) {
  const [email, theirs] = [auth.newEmail(), auth.newEmail()]
  const made = await json(auth.post('/admin/users', { email, email_confirm: true, password_hash: HASH }, ADMINISTRATOR))
  const userId = String(made.id)
  await sql`insert into mailwright.accounts (user_id, email) values (${userId}, ${email})`
  const outbox = { enqueue: nothing, wake: () => {} }
  const twoStep = createTwoStep({
    sql,
    outbox,
    auth: { forgetSessions: () => {}, removeFactor: nothing as never },
    authAdmin: {} as never,
    clock: auth.now,
    siteUrl: 'http://localhost:4321'
  })
  const account = {
    email,
    theirs,
    address: email,
    userId,
    apps: [] as App[],
    codesSince: undefined as number | undefined
  }
  const passwords = [PASSWORD]
  const sessions: Held[] = []
  const now = () => auth.now().getTime()
  const as = (method: string, path: string, body?: object, token = sessions[0]?.access_token) =>
    auth.call(path, { method, headers: { authorization: `Bearer ${token}` }, body: body ? JSON.stringify(body) : null })

  const signIn = async (address = account.address, password = passwords.at(-1)) =>
    auth.post('/token?grant_type=password', { email: address, password })

  /** Takes the second step of a session with an app. */
  const step = async ({ id, secret }: Pick<App, 'id' | 'secret'>, token?: string) => {
    auth.pass(31)
    const challenge = await json(as('POST', `/factors/${id}/challenge`, {}, token))
    const given = { challenge_id: challenge.id, code: codeFor(secret, now()) }
    return as('POST', `/factors/${id}/verify`, given, token)
  }

  const turnOn = async (isOwners = false) => {
    const enrolled = await as('POST', '/factors', { factor_type: 'totp', friendly_name: randomUUID() })
    if (!enrolled.ok) return enrolled
    const { id, totp } = await enrolled.json()
    const app = { id, secret: totp.secret, isOwners }
    const raised = await step(app)
    if (!raised.ok) return raised
    sessions[0] = await raised.json()
    account.apps.push({ ...app, since: now() })
    return raised
  }

  const makeCodes = async () => {
    const factors = account.apps as never[]
    await twoStep.makeCodes({ id: userId, email, factors } as never)
    account.codesSince = now()
  }

  /** What a thief may change; each answers what the auth service said. */
  const changes = {
    password: async () => {
      const password = `what a thief wants ${passwords.length}`
      const response = await as('PUT', '/user', { password })
      if (response.ok) passwords.push(password)
      return response
    },
    /** The owner takes the mail that asks for a harmless one, and confirms it. */
    address: async () => {
      const [former, next] = [account.address, account.address === email ? theirs : auth.newEmail()]
      const response = await as('PUT', '/user', { email: next })
      if (!response.ok) return response
      for (const link of [auth.linkTo(next), auth.linkTo(former)]) await auth.follow(link)
      account.address = next
      return response
    },
    on: () => turnOn(),
    off: async () => {
      const app = account.apps[0]
      const response = await as('DELETE', `/factors/${app?.id ?? randomUUID()}`)
      if (response.ok) account.apps.shift()
      return response
    },
    /** The page asks for the session that the others ask for. */
    codes: async () => {
      const response = await as('GET', '/user')
      if (response.ok && account.apps.length > 0) await makeCodes()
      return response
    },
    session: async () => {
      const response = await signIn()
      if (response.ok) sessions.push(await response.json())
      return response
    }
  }

  await changes.session()
  if (hasApp) {
    await turnOn(true)
    await makeCodes()
  }
  auth.pass(31)
  return { ...account, account, passwords, sessions, changes, signIn, step, as }
}

export type Robbery = Awaited<ReturnType<typeof openRobbery>>
export type Change = keyof Robbery['changes']

export async function json(response: Promise<Response> | Response) {
  return (await response).json()
}
