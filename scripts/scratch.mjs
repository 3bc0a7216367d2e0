// Where tests put what is thrown away after them.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux shows as a folder. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Makes a folder that is gone after `remove`. It lies in memory where there is plenty: each database of a test is six
 * hundred files, which a disk takes up to ten times as long to write and to delete.
 * @param {string} [root]
 */
export function openScratch(root = hasPlenty(MEMORY) ? MEMORY : tmpdir()) {
  removeLeft(root)
  const path = mkdtempSync(join(root, `mailwright-${process.pid}-`))
  // PostgreSQL runs as another user, where root starts it.
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Removes what runs have left that were cut off. @param {string} root */
function removeLeft(root) {
  for (const name of readdirSync(root)) {
    const [, pid] = /^mailwright-(\d+)-/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(join(root, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is one too.
    return error.code === 'EPERM'
  }
}

/** @param {string} folder */
function hasPlenty(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
