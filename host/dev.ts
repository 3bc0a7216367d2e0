import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Config } from '../src/server/config.ts'
import { giveUp, giveUpSoon, readConfig } from './environment.ts'
import { startDatabase } from './start-database.ts'

const ASTRO = resolve('node_modules/astro/bin/astro.mjs')

await start().catch(giveUp)

/** Serves the sources, watched, with the same database as the built site; both stop together. */
async function start() {
  const config = readConfig()
  const stopDatabase = await startDatabase(config, giveUpSoon)
  if (!config.smtpUrl) console.log(`\n  Mails arrive at ${config.siteUrl}/sandbox/mailbox\n`)
  const code = await serve(config)
  await stopDatabase()
  process.exit(code)
}

/** A process of its own, since the dev server ends its process by itself when it is told to stop. */
async function serve({ host, port }: Config): Promise<number> {
  const args = [ASTRO, 'dev', '--host', host, '--port', String(port)]
  const server = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } })
  // This process waits for the other.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  const [code] = (await once(server, 'exit')) as [number | null]
  return code ?? 0
}
