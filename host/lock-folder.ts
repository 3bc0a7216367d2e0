import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Owner {
  pid: number
  /** When that process began, in the system's own words; a process id alone is used again. */
  began: string | undefined
  token: string
}

/** The folder is in the use of another process. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Two processes that find the same dead owner may both clear it away; the later one wins within this time. */
const SETTLE_MS = 50

/**
 * Takes a folder for this process and answers how to give it back. The lock of a process that died is taken over.
 * Throws `FolderInUse` when a living process has it: two would destroy the database in it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const own: Owner = { pid: process.pid, began: beganOf(process.pid), token: randomUUID() }
  if (!write(file, own)) {
    const other = readOwner(file)
    if (other && isAlive(other)) throw inUse(folder, other)
    rmSync(file, { force: true })
    if (!write(file, own)) throw inUse(folder, readOwner(file))
    await wait(SETTLE_MS)
  }
  if (readOwner(file)?.token !== own.token) throw inUse(folder, readOwner(file))
  return () => {
    if (readOwner(file)?.token === own.token) rmSync(file, { force: true })
  }
}

function write(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Nothing when the file is gone, or was cut short by a crash. */
function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function isAlive({ pid, began }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return began === beganOf(pid)
}

/** Linux says it in /proc, macOS through `ps`; elsewhere the process id has to do. */
function beganOf(pid: number): string | undefined {
  try {
    // The 22nd field; the second, the program's name in brackets, may hold spaces itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    // A killed process whose parent has not noticed yet (Z) holds nothing any more.
    return fields?.[0] === 'Z' ? 'dead' : fields?.[19]
  } catch {
    return beganByPs(pid)
  }
}

function beganByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

function inUse(folder: string, owner: Owner | undefined): FolderInUse {
  return new FolderInUse(
    `${resolve(folder)} is in use by another Mailwright${owner ? ` (process ${owner.pid})` : ''}. ` +
      'Stop that one first, or give this one a folder of its own with DATA_DIR.'
  )
}
