// Where tests put what is thrown away after them.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux shows as a folder. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Makes a folder that is gone after `remove`. It lies in memory where there is plenty: each database of a test is six
 * hundred files, which a disk takes up to ten times as long to write and to delete.
 */
export function openScratch() {
  const path = mkdtempSync(join(hasPlenty(MEMORY) ? MEMORY : tmpdir(), 'mailwright-'))
  // PostgreSQL runs as another user, where root starts it.
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
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
