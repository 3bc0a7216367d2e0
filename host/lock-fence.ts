import { writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isOurs, type Lock } from './lock-folder.ts'

/**
 * Ends this process at once, from whatever thread, when another has taken the folder over: it was thought dead, for instance
 * because the machine slept, and what it wrote now would destroy the other's work.
 */
export function stopUnlessOurs(lock: Lock) {
  if (isStillOurs(lock)) return
  writeSync(
    2,
    `\n✗ ${resolve(dirname(lock.file))} was taken over by another Mailwright while this one was silent, or its lock was deleted. ` +
      'This one has stopped, so that nothing is overwritten. Start it again when the other one is stopped.\n'
  )
  process.kill(process.pid, 'SIGKILL')
}

/** A folder that cannot be read for the moment is nobody else's yet. */
function isStillOurs(lock: Lock): boolean {
  try {
    return isOurs(lock)
  } catch {
    return true
  }
}
