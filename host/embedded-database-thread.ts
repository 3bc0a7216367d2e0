import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedDatabaseOptions } from './embedded-database.ts'
import { keepSequencesWhole } from './whole-sequences.ts'

/** More than the app, a migration and a person with `psql` ever use at once. */
const MOST_CONNECTIONS = 100

const { folder, dump } = workerData as EmbeddedDatabaseOptions
const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([await readFile(dump)]) })
})
const server = new PGLiteSocketServer({
  db: keepSequencesWhole(database),
  host: '127.0.0.1',
  port: 0,
  maxConnections: MOST_CONNECTIONS
})
await server.start()
parentPort?.on('message', stop)
parentPort?.postMessage(`postgres://postgres@${server.getServerConn()}/postgres`)

async function stop() {
  await server.stop()
  await database.close()
  process.exit(0)
}
