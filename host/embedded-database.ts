import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type DatabaseAddress, newAddress } from './database-address.ts'
import type { Lock } from './lock-folder.ts'

export interface EmbeddedDatabase {
  /** A PostgreSQL URL on this machine, good for any driver. */
  url: string
  stop: () => Promise<void>
}

/** What the thread is started with: where its files are (none: in memory), and a dump to begin with. */
export interface EmbeddedDatabaseOptions {
  folder?: string
  dump?: string
  /** Of the folder; nothing is written once it is lost. */
  lock?: Lock
  /** With less room on the disk, it only reads. */
  reserveBytes?: number
}

export interface ThreadOptions extends EmbeddedDatabaseOptions {
  /** The socket to listen on; without one, a port. */
  path: string | undefined
}

/**
 * Starts PostgreSQL in a thread of this process, behind a socket that only this user may open.
 * `onFailure` hears of a database that broke down later; nothing can be read or saved then.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions = {},
  onFailure: (error: Error) => void = () => {}
): Promise<EmbeddedDatabase> {
  if (options.folder !== undefined) await makeWhole(options.folder)
  const thread = await startThread(options)
  const { worker, url } = thread
  let isStopping = false
  worker.on('error', error => onFailure(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => {
    if (!isStopping) onFailure(new Error('The embedded database stopped.'))
  })
  return {
    url,
    stop: async () => {
      isStopping = true
      await stopThread(thread)
    }
  }
}

/** A first start that is killed half-way must not leave half a database: it is made beside its place and then moved there. */
async function makeWhole(folder: string) {
  const place = join(folder, 'PG_VERSION')
  if (existsSync(place)) return
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await stopThread(await startThread({ folder: draft }))
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

interface Thread {
  worker: Worker
  url: string
  address: DatabaseAddress
}

async function startThread(options: EmbeddedDatabaseOptions): Promise<Thread> {
  const address = newAddress()
  const workerData: ThreadOptions = { ...options, path: address.path }
  const worker = new Worker(new URL('./embedded-database-thread.ts', import.meta.url), { workerData, execArgv: [] })
  const [listening] = (await once(worker, 'message')) as [string]
  return { worker, url: address.urlOf(listening), address }
}

async function stopThread({ worker, address }: Thread) {
  const exit = once(worker, 'exit')
  worker.postMessage('stop')
  await exit
  address.remove()
}
