import { existsSync } from 'node:fs'
import { ConfigError } from '../src/server/config/variables.ts'
import { type Config, parseConfig } from '../src/server/config.ts'
import { FolderLost } from './lock-fence.ts'
import { FolderInUse } from './lock-folder.ts'

/** The configuration from the environment and from `.env`; a variable that is set already wins over the file. */
export function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseConfig(process.env)
}

/** The server cannot start; the message says why and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Errors whose message is all that there is to say. */
const KNOWN = [ConfigError, FolderInUse, FolderLost, StartError]
/** How long a server without its database goes on answering that it is away. */
const LAST_ANSWERS_MS = 3_000

let isEnding = false

/** Ends a start that failed: with a sentence where the cause is known, with everything there is where it is not. */
export function giveUp(error: unknown): never {
  say(error)
  process.exit(1)
}

/** Ends a server whose database was lost, once whoever waits has heard that nothing was saved. */
export function giveUpSoon(error: unknown) {
  if (isEnding) return
  isEnding = true
  say(error)
  setTimeout(() => process.exit(1), LAST_ANSWERS_MS)
}

function say(error: unknown) {
  const isKnown = KNOWN.some(kind => error instanceof kind)
  console.error(isKnown ? `\n✗ ${(error as Error).message}` : error)
}
