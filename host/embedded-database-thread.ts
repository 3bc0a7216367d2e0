import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { watchDisk } from './disk-space.ts'
import type { ThreadOptions } from './embedded-database.ts'
import { isLost } from './lock-fence.ts'
import { keepSequencesWhole } from './whole-sequences.ts'

/** More than the app, a migration and a person with `psql` ever use at once. */
const MOST_CONNECTIONS = 100

const QUIETLY = { onRawData: () => {} }

const { folder, dump, lock, reserveBytes, path } = workerData as ThreadOptions
const isDiskFull = folder === undefined ? () => false : watchDisk(folder, reserveBytes)
let isReadOnly = false
const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([await readFile(dump)]) })
})
const server = new PGLiteSocketServer({
  db: keepSequencesWhole(database, { mind, beforeAnswer: mindLock }),
  ...(path === undefined ? { host: '127.0.0.1', port: 0 } : { path }),
  maxConnections: MOST_CONNECTIONS
})
await server.start()
parentPort?.on('message', stop)
parentPort?.postMessage(server.getServerConn())

/** Looks after what may have changed since the last message. */
async function mind(isQuiet: boolean) {
  mindLock()
  if (isQuiet) await mindDisk()
}

/**
 * Ends the database once the folder is another's. It is looked at when a message comes, for nothing may be written then, and
 * before it is answered: what was written while the lock was ours stood on the disk before anybody could take over, and is kept.
 */
function mindLock() {
  // Ends this thread; the process then ends by itself.
  if (lock && isLost(lock)) process.exit(1)
}

/** While the disk is full, PostgreSQL itself refuses what would write. All connections share this one session. */
async function mindDisk() {
  const isFull = isDiskFull()
  if (isFull === isReadOnly) return
  isReadOnly = isFull
  await database.execProtocolRawStream(query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`), QUIETLY)
  console.error(
    isFull
      ? `\n✗ The disk of ${folder} is full. Nothing can be saved until there is room; what is there can be read.\n`
      : `\n  There is room on the disk of ${folder} again, and everything can be saved.\n`
  )
}

/** A simple query of PostgreSQL's protocol: a letter, the length, the text and its end. */
function query(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6)
  message.write(`Q\0\0\0\0${text}`)
  message.writeInt32BE(text.length + 5, 1)
  return message
}

async function stop() {
  await server.stop()
  // To close it writes as well.
  mindLock()
  await database.close()
  process.exit(0)
}
