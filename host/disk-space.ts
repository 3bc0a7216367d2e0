import { existsSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from './environment.ts'

const MEGABYTE = 1024 * 1024
/**
 * What is left free for the database to finish what has begun: its log grows by files of 16 MB, and once a write of it fails,
 * the embedded database tries again for ever and answers nobody.
 */
export const RESERVE_BYTES = 64 * MEGABYTE
/** An empty database. */
const NEW_DATABASE_BYTES = 64 * MEGABYTE
/** How far above the reserve the room must be before writes go on, so that they do not stop and go. */
const MARGIN_BYTES = 8 * MEGABYTE
const LOOK_EVERY_MS = 100

/** The bytes that are free for this user on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws a `StartError` where the disk of a data folder has no room for the database to work. */
export function requireRoom(dataDir: string, free = freeBytes) {
  const isNew = !existsSync(join(dataDir, 'database', 'PG_VERSION'))
  const needed = RESERVE_BYTES + (isNew ? NEW_DATABASE_BYTES : 0)
  const room = free(dataDir)
  if (room >= needed) return
  throw new StartError(
    `The disk of DATA_DIR (${resolve(dataDir)}) is full: ${inMegabytes(room)} are free, and ${inMegabytes(needed)} are needed. ` +
      'Make room there, or choose another DATA_DIR.'
  )
}

/** Answers, looking every now and then, whether the room of a folder's disk is down to the reserve. */
export function watchDisk(folder: string, reserve = RESERVE_BYTES, free = freeBytes): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY
  let isFull = false
  return () => {
    if (performance.now() < lookedAt + LOOK_EVERY_MS) return isFull
    lookedAt = performance.now()
    isFull = free(folder) < (isFull ? reserve + MARGIN_BYTES : reserve)
    return isFull
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}
