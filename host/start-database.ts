import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../src/server/config.ts'
import { requireRoom } from './disk-space.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { FolderLost, isLost } from './lock-fence.ts'
import { lockFolder } from './lock-folder.ts'
import { waitForDatabase } from './wait-for-database.ts'

/**
 * With no `DATABASE_URL`, starts the embedded database in `DATA_DIR` and puts its address into the environment, which is
 * where the app reads it: the app only ever sees a PostgreSQL address. Otherwise waits until the one there is answers.
 * Answers how to stop it.
 */
export async function startDatabase(config: Config, onFailure: (error: Error) => void): Promise<() => Promise<void>> {
  if (config.databaseUrl) {
    await waitForDatabase(config.databaseUrl)
    return async () => {}
  }
  mkdirSync(config.dataDir, { recursive: true })
  requireRoom(config.dataDir)
  const lock = await lockFolder(config.dataDir, { onWait, onLost: () => onFailure(new FolderLost(lock)) })
  const { file, token, beatMs } = lock
  const options = { folder: join(config.dataDir, 'database'), lock: { file, token, beatMs } }
  const database = await startEmbeddedDatabase(options, error => onFailure(isLost(lock) ? new FolderLost(lock) : error))
  process.env.DATABASE_URL = database.url
  process.env.DATABASE_IS_EMBEDDED = '1'
  return async () => {
    await database.stop()
    await lock.release()
  }
}

const onWait = () => console.log('\n  Its folder was in use elsewhere. Looking for some seconds whether it still is…')
