import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedDatabaseOptions } from './embedded-database.ts'
import { stopUnlessOurs } from './lock-fence.ts'
import { keepSequencesWhole } from './whole-sequences.ts'

/** More than the app, a migration and a person with `psql` ever use at once. */
const MOST_CONNECTIONS = 100

const LOCK_LOOK_MS = 1_000

const { folder, dump, lock } = workerData as EmbeddedDatabaseOptions
let mindedAt = performance.now()
const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([await readFile(dump)]) })
})
const server = new PGLiteSocketServer({
  db: keepSequencesWhole(database, mindLock),
  host: '127.0.0.1',
  port: 0,
  maxConnections: MOST_CONNECTIONS
})
await server.start()
parentPort?.on('message', stop)
parentPort?.postMessage(`postgres://postgres@${server.getServerConn()}/postgres`)

/** After a sleep of the machine, a write may come before the next beat of the lock: so the lock is looked at here too. */
function mindLock() {
  if (!lock || performance.now() < mindedAt + LOCK_LOOK_MS) return
  stopUnlessOurs(lock)
  mindedAt = performance.now()
}

async function stop() {
  await server.stop()
  await database.close()
  process.exit(0)
}
