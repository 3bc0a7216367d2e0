import { existsSync } from 'node:fs'
import { ConfigError } from '../src/server/config/variables.ts'
import { type Config, parseConfig } from '../src/server/config.ts'
import { FolderInUse } from './lock-folder.ts'

/** The configuration from the environment and from `.env`; a variable that is set already wins over the file. */
export function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseConfig(process.env)
}

/** Ends a start that failed: with a sentence where the cause is known, with everything there is where it is not. */
export function giveUp(error: unknown): never {
  const isKnown = error instanceof ConfigError || error instanceof FolderInUse || error instanceof StartError
  console.error(isKnown ? `\n✗ ${error.message}` : error)
  process.exit(1)
}

/** The server cannot start; the message says why and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
