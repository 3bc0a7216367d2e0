import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../errors.ts'
import { type AssetStore, storeAway } from './asset-store.ts'

/** Left free for the database beside it, which stops writing somewhat later. */
const RESERVE_BYTES = 128 * 1024 * 1024
const FULL = 'There is no room for more pictures on this server. Tell those who run it, and try again later.'

/** Pictures as files of a folder, which is made when it is needed. `reserve`: bytes of its disk that stay free. */
export function createFolderStore(folder: string, reserve = RESERVE_BYTES): AssetStore {
  const place = (key: string) => join(folder, key)
  return {
    put: async (key, { bytes }) => {
      // Written beside its place: a file that is half there is never shown.
      const draft = place(`.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        await requireRoom(folder, bytes.length + reserve)
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, place(key))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw explain(error)
      }
    },
    find: key =>
      readFile(place(key)).catch(error => {
        if (isCode(error, 'ENOENT')) return undefined
        throw explain(error)
      }),
    remove: key =>
      rm(place(key), { force: true }).catch(error => {
        throw explain(error)
      })
  }
}

async function requireRoom(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes) throw new AppError('unavailable', FULL, { retryAfter: 600 })
}

function explain(error: unknown): AppError {
  if (error instanceof AppError) return error
  return isCode(error, 'ENOSPC')
    ? new AppError('unavailable', FULL, { cause: error, retryAfter: 600 })
    : storeAway(error)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
