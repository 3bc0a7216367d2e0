import { resolve } from 'node:path'
import type { Config } from '../src/server/config.ts'
import { createLog } from '../src/server/log.ts'
import { UNNAMED_PROXY } from './behind-proxy.ts'
import { loadPages } from './built-pages.ts'
import { compressFiles } from './compress-files.ts'
import { giveUp, giveUpSoon, readConfig, StartError } from './environment.ts'
import { quietQueries } from './quiet-queries.ts'
import { closeServer, createSite, listen } from './server.ts'
import { startDatabase } from './start-database.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const DIST = resolve('dist')
const CLIENT = resolve(DIST, 'client')

await start().catch(giveUp)

/** Starts the built site and stops it in good order when told to. */
async function start() {
  const begun: (() => Promise<void>)[] = []
  stopOnSignal(async () => {
    for (const end of begun.reverse()) await end()
  })
  const config = readConfig()
  const log = createLog(config.logLevel)
  quietQueries()
  // The build reads its database's address when it first needs it, so it may be loaded before that is known.
  const pages = await loadPages(DIST)
  begun.push(await startDatabase(config, giveUpSoon), closeApp)
  await compressFiles(CLIENT)
  const onMissing = (path: string) => log.warn({ path }, 'There is no such page')
  const onUnnamedProxy = () => log.warn(UNNAMED_PROXY)
  const server = createSite({ config, pages, folder: CLIENT, onMissing, onUnnamedProxy })
  const port = await listen(server, config)
  begun.push(() => closeServer(server))
  await requireHealth(config, port)
  announce(config)
}

/** The first request puts the app together; if that fails, the log above says why. */
async function requireHealth({ host }: Config, port: number) {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const response = await fetch(`http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/api/health`)
  if (!response.ok) throw new StartError('The app could not be put together. The lines above say why.')
}

/** The app belongs to the build, which keeps it where both can reach it. */
async function closeApp() {
  const kept = (globalThis as { mailwrightApp?: Promise<{ close: () => Promise<void> }> }).mailwrightApp
  await (await kept)?.close()
}

function announce(config: Config) {
  console.log(`\n  Mailwright is at ${config.siteUrl}`)
  if (!config.smtpUrl) console.log(`  Its mails arrive at ${config.siteUrl}/sandbox/mailbox`)
  console.log('  Stop it with Ctrl+C.\n')
}
