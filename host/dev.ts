import { dev } from 'astro'
import { giveUp, readConfig } from './environment.ts'
import { startDatabase } from './start-database.ts'

await start().catch(giveUp)

/** Serves the sources, watched, with the same database as the built site. */
async function start() {
  const config = readConfig()
  const stopDatabase = await startDatabase(config, giveUp)
  const server = await dev({ root: process.cwd(), server: { host: config.host, port: config.port } })
  if (!config.smtpUrl) console.log(`\n  Mails arrive at ${config.siteUrl}/sandbox/mailbox\n`)
  const stop = async () => {
    await server.stop()
    await stopDatabase()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
