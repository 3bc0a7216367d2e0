import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AUTH_COOKIE } from '../src/contract/auth-cookie.ts'

export interface Site {
  url: string
  /** A new person with an account and the Professional plan; answers how they call the API, and open pages. */
  newPerson: () => Promise<Person>
  stop: () => Promise<void>
}

export interface Person {
  (path: string, body?: unknown, headers?: Record<string, string>, method?: string): Promise<Response>
  /** Their session, as a browser has it: `name=value`. */
  cookie: string
}

const WIDE = '100000'

/** Starts the built site with a database of its own on this machine, unless `more` names one, and limits that a bench does not meet. */
export async function startSite(more: NodeJS.ProcessEnv = {}): Promise<Site> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'mailwright-bench-'))]
  const url = `http://127.0.0.1:${port}`
  const limits = ['GENERATIONS', 'CHANGES', 'READINGS', 'EXPORTS'].map(name => [`LIMIT_${name}_PER_MINUTE`, WIDE])
  const own = { PORT: String(port), DATA_DIR: folder, SITE_URL: url, DATABASE_URL: '', LOG_LEVEL: 'error' }
  const env = { ...process.env, ...own, ...Object.fromEntries(limits), ...more }
  const server = spawn(process.execPath, ['host/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = () => process.exit(1)
  process.once('SIGTERM', end).once('SIGINT', end)
  process.once('exit', () => server.kill('SIGKILL'))
  const stop = async () => {
    await stopServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  await untilHealthy(url, server).catch(async error => {
    await stop()
    throw error
  })
  return { url, newPerson: () => newPerson(url), stop }
}

async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  await exit
}

async function untilHealthy(url: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error('The site did not start; the lines above say why.')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Signs up, confirms, makes the account and pays, as a browser would. */
async function newPerson(url: string): Promise<Person> {
  const [email, password] = [`${crypto.randomUUID()}@bench.example`, crypto.randomUUID()]
  const post = (path: string, body: unknown, headers = {}, method = 'POST') =>
    fetch(url + path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', apikey: 'sandbox', ...headers }
    })
  await post('/auth/v1/signup', { email, password })
  await fetch(await linkFor(url, email), { redirect: 'manual' })
  const session = await (await post('/auth/v1/token?grant_type=password', { email, password })).json()
  // The session as the browser's client keeps it, for pages.
  const cookie = `${AUTH_COOKIE}=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const headers = { authorization: `Bearer ${session.access_token}`, cookie }
  await post('/api/accounts', { user_id: session.user.id, email }, headers)
  const checkout = await post('/api/payments/create-checkout-session', { plan: 'professional' }, headers)
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }
  const page = (await checkout.json()).url
  await fetch(page, { method: 'POST', body: new URLSearchParams(card), headers: { origin: url }, redirect: 'manual' })
  const call = (path: string, body?: unknown, more?: Record<string, string>, method?: string) =>
    body === undefined ? fetch(url + path, { headers }) : post(path, body, { ...headers, ...more }, method)
  await untilPaid(call)
  return Object.assign(call, { cookie })
}

/** The plan comes by a webhook, soon after the payment. */
async function untilPaid(call: (path: string) => Promise<Response>) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { data } = await (await call('/api/accounts/products')).json()
    if (data?.length > 0) return
    await wait(50)
  }
  throw new Error('The plan that was paid for did not come.')
}

/** The link in the mail that confirms an address, once the mail is there. */
async function linkFor(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = (await (await fetch(`${url}/sandbox/mailbox.json`)).json()) as { to: string; text: string }[]
    const link = mails.find(({ to }) => to.includes(email))?.text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/)?.[0]
    if (link) return link
    await wait(50)
  }
  throw new Error('No mail came to confirm the address.')
}
