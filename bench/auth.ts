// What each call and each page asks of sign-in: is the token good, does its session stand; and once an hour a new one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { startEmbeddedDatabase } from '../host/embedded-database.ts'
import { createApp } from '../src/server/app.ts'
import { parseConfig } from '../src/server/config.ts'
import { row, takingTurns } from './measure.ts'

const PASSWORD = 'a bench on a hill by the sea'
const PERSON = { email: 'ana@example.com', password: PASSWORD }

interface Session {
  access_token: string
  refresh_token: string
}

const folder = mkdtempSync(join(tmpdir(), 'mailwright-bench-'))
const database = await startEmbeddedDatabase({})
const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' }
const app = await createApp(parseConfig(env))
try {
  await benchSessions()
} finally {
  await app.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function benchSessions() {
  const standIn = app.sandbox.auth
  if (!standIn) throw new Error('The stand-in for sign-in is not in use.')
  let asked = 0
  const { handle } = standIn
  standIn.handle = (request, address) => {
    asked += 1
    return handle(request, address)
  }
  const call = async (path: string, body: object): Promise<Session> => {
    const headers = { 'content-type': 'application/json', apikey: 'sandbox' }
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const response = await handle(new Request(`${app.config.siteUrl}/auth/v1${path}`, init))
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Session>
  }
  await call('/signup', PERSON)
  await handle(new Request(`${app.config.siteUrl}${await mailedLink()}`))
  const { access_token: token, refresh_token } = await call('/token?grant_type=password', PERSON)
  let next = refresh_token
  const refresh = async () => {
    next = (await call('/token?grant_type=refresh_token', { refresh_token: next })).refresh_token
  }
  const keys = createLocalJWKSet(await standIn.jwks())
  await app.auth.verifyAccessToken(token, 'GET')
  asked = 0
  console.log('\nSigning in; × is the time of the check of one signature.\n')
  const times = await takingTurns({
    signature: () => jwtVerify(token, keys),
    check: () => app.auth.verifyAccessToken(token, 'GET'),
    refresh
  })
  row('check of a signature (yardstick)', times.signature, times.signature)
  row('token and session check', times.check, times.signature, 1)
  row('refresh', times.refresh, times.signature, 10)
  console.log(`33 checks asked the auth service ${asked} times.`)
}

/** The path of the link in the newest mail. */
async function mailedLink(): Promise<string> {
  for (;;) {
    const [mail] = (await app.sandbox.mailbox?.list()) ?? []
    const link = /\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0]
    if (link) return link
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
