import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Owner, ownerHere, parseOwner, standingOf } from './lock-owner.ts'

/** The folder is in the use of another process. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** What the heartbeat's thread, and whoever else minds the lock, is told. */
export interface Lock {
  file: string
  token: string
  beatMs: number
}

export interface LockOptions {
  /** How often the owner touches its lock, and for how long an untouched one is watched before it is taken over. */
  beatMs?: number
  silenceMs?: number
  /** Hears that an owner of whom nothing is known is being watched. */
  onWait?: () => void
  /** Hears that another has taken the folder over. The process has to end then, and is killed where it does not. */
  onLost?: () => void
}

export interface LockedFolder extends Lock {
  release: () => Promise<void>
}

const LOOK_EVERY_MS = 100
const ELSEWHERE = ', on another machine or in another container'

/**
 * Takes a folder for this process. The lock of a process that is known to be dead is taken over at once, that of an unknown
 * one, on another machine or in another container, after it was silent for `silenceMs`.
 * Throws `FolderInUse` when another process is at work there: two would destroy the database in it.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<LockedFolder> {
  const { beatMs = 2_000, silenceMs = 10_000, onWait = () => {}, onLost = () => {} } = options
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const own = ownerHere()
  while (!write(file, own)) {
    const found = look(file)
    if (!found) continue
    const owner = parseOwner(found.text)
    const standing = standingOf(owner)
    if (standing === 'unknown') onWait()
    const isLeft = standing === 'dead' || (standing === 'unknown' && (await isSilent(file, found, silenceMs)))
    if (!isLeft) throw inUse(folder, standing === 'alive' ? ` (process ${owner?.pid})` : ELSEWHERE)
    if (!setAside(file, found.text, own.token)) throw inUse(folder, '')
  }
  const lock = { file, token: own.token, beatMs }
  const heartbeat = new Worker(new URL('./lock-heartbeat.ts', import.meta.url), { workerData: lock, execArgv: [] })
  heartbeat.once('message', onLost)
  return {
    ...lock,
    release: async () => {
      await heartbeat.terminate()
      if (isOurs(lock)) rmSync(file, { force: true })
    }
  }
}

/** Whether a lock still names its owner. Throws when its file cannot be read for another reason than that it is gone. */
export function isOurs({ file, token }: Lock): boolean {
  const found = look(file)
  return found !== undefined && parseToken(found.text) === token
}

function parseToken(text: string): unknown {
  try {
    return (JSON.parse(text) as { token?: unknown }).token
  } catch {
    return undefined
  }
}

function write(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    // A full disk makes the file and not its words.
    rmSync(file, { force: true })
    throw error
  }
}

interface Found {
  text: string
  touched: number
}

/** A lock as it stands; nothing when it is gone. */
function look(file: string): Found | undefined {
  try {
    return { text: readFileSync(file, 'utf8'), touched: statSync(file).mtimeMs }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Whether nobody touches a lock for that long; two machines' clocks may differ, so only changes count. */
async function isSilent(file: string, found: Found, silenceMs: number): Promise<boolean> {
  const end = performance.now() + silenceMs
  while (performance.now() < end) {
    await wait(LOOK_EVERY_MS)
    const now = look(file)
    if (!now) return true
    if (now.text !== found.text || now.touched !== found.touched) return false
  }
  return true
}

/** Takes away the lock that was found left; a newer one, of somebody who was quicker, is put back. */
function setAside(file: string, text: string, token: string): boolean {
  const aside = `${file}.${token}`
  try {
    renameSync(file, aside)
  } catch (error) {
    return isCode(error, 'ENOENT')
  }
  const isLeft = readFileSync(aside, 'utf8') === text
  if (isLeft) rmSync(aside, { force: true })
  else renameSync(aside, file)
  return isLeft
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code
}

function inUse(folder: string, who: string): FolderInUse {
  return new FolderInUse(
    `${resolve(folder)} is in use by another Mailwright${who}. ` +
      'Stop that one first, or give this one a folder of its own with DATA_DIR.'
  )
}
