import { dirname, resolve } from 'node:path'
import { isOurs, type Lock } from './lock-folder.ts'

/**
 * Another process has taken the folder over: this one was thought dead, for instance because the machine slept, and what it
 * wrote from here on would destroy the other's work.
 */
export class FolderLost extends Error {
  override name = 'FolderLost'

  constructor({ file }: Pick<Lock, 'file'>) {
    super(
      `${resolve(dirname(file))} was taken over by another Mailwright while this one was silent, or its lock was deleted. ` +
        'This one has stopped, so that nothing is overwritten. Start it again when the other one is stopped.'
    )
  }
}

/** Whether a folder has been lost. One that cannot be read for the moment is nobody else's yet. */
export function isLost(lock: Lock): boolean {
  try {
    return !isOurs(lock)
  } catch {
    return false
  }
}
