import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createAuthStandIn } from '../src/sandbox/auth/stand-in.ts'
import { type Env, read } from '../src/server/config/variables.ts'
import { type Config, parseConfig } from '../src/server/config.ts'
import { openDatabase, openSlowly } from '../src/server/database/database.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { callerAddress } from '../src/server/http/caller-address.ts'
import { createLog } from '../src/server/log.ts'
import type { Mail } from '../src/server/mail/mail.ts'
import { createOutbox } from '../src/server/mail/outbox.ts'
import { createSmtpTransport } from '../src/server/mail/smtp.ts'
import { readAuthOptions } from './auth-options.ts'
import { requestOf } from './auth-request.ts'
import { noticeProxy, UNNAMED_PROXY } from './behind-proxy.ts'
import { giveUp, giveUpSoon } from './environment.ts'
import { refuseTunnel } from './known-methods.ts'
import { closeServer, listen, WAITS } from './server.ts'
import { startDatabase } from './start-database.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const USUAL_PORT = '9999'
const FOLDERS = ['app', 'sandbox-auth'].map(name => resolve('migrations', name))
const clock = () => new Date()

await start().catch(giveUp)

/** Serves the auth service by itself, at `/` and at `/auth/v1`, until it is told to stop. */
async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = { ...process.env, PORT: read(process.env, 'PORT') ?? USUAL_PORT }
  const options = readAuthOptions(env)
  const config = parseConfig(forService(env))
  const stopDatabase = await startDatabase(config, giveUpSoon)
  const { sql, close } = await openTables(read(process.env, 'DATABASE_URL') ?? '', config)
  const log = createLog(config.logLevel)
  const outbox = createOutbox({ sql, mail: mailerOf(config), clock, log })
  const { siteUrl, limits, trustedProxy } = config
  const { handle } = createAuthStandIn({ sql, outbox, clock, siteUrl, limits, options })
  const notice = noticeProxy(config, () => log.warn(UNNAMED_PROXY))
  const server = createServer(WAITS, (request, response) => {
    const answerCall = () => answer(handle, request, response, trustedProxy)
    Promise.resolve(notice(request, response, answerCall)).catch(err => {
      log.error({ err }, 'A call could not be answered')
      const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Something went wrong. Please try again.' }
      send(response, Response.json(failure, { status: 500 })).catch(() => response.destroy())
    })
  })
  server.on('connect', refuseTunnel)
  await listen(server, config)
  console.log(`\n  The auth service is at http://${config.host}:${config.port}\n  Stop it with Ctrl+C.\n`)
  stopOnSignal(async () => {
    await closeServer(server)
    await outbox.close()
    await close()
    await stopDatabase()
  })
}

/** This service is itself what plays the hosted one, and plays nothing else. */
function forService(env: Env): Env {
  return {
    ...env,
    DATA_DIR: read(env, 'DATA_DIR') ?? '.data/auth',
    SUPABASE_URL: '',
    SUPABASE_ANON_KEY: '',
    SUPABASE_SERVICE_ROLE_KEY: '',
    ALLOW_SANDBOX: '1'
  }
}

async function openTables(url: string, { databaseIsEmbedded, databaseUrl }: Config) {
  const slow = openSlowly(url)
  await migrate(slow.sql, FOLDERS).finally(slow.close)
  return openDatabase(url, { isEmbedded: databaseIsEmbedded || !databaseUrl })
}

/** Without a mail server, mails are shown where the service runs. */
function mailerOf({ smtpUrl, mailFrom }: Config) {
  if (smtpUrl) return createSmtpTransport(smtpUrl, mailFrom)
  return { send: async ({ to, subject, text }: Mail) => console.log(`\nTo ${to}: ${subject}\n\n${text}`) }
}

type Handle = (request: Request, address?: string) => Promise<Response>

async function answer(
  handle: Handle,
  incoming: IncomingMessage,
  response: ServerResponse,
  trusted: Config['trustedProxy']
) {
  const request = await requestOf(incoming)
  // Whoever has hung up already is counted as well, all as one.
  const connected = incoming.socket.remoteAddress ?? 'unknown'
  await send(response, await handle(request, callerAddress(connected, request.headers, trusted)))
}

async function send(response: ServerResponse, { status, headers, body }: Response) {
  response.writeHead(status, Object.fromEntries(headers))
  if (body) for await (const chunk of body) response.write(chunk)
  response.end()
}
