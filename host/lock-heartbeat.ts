import { utimesSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { stopUnlessOurs } from './lock-fence.ts'
import type { Lock } from './lock-folder.ts'

const lock = workerData as Lock

/** Touches the lock for as long as it is ours, in a thread of its own, so that no busy one makes this process look dead. */
setInterval(() => {
  stopUnlessOurs(lock)
  try {
    const now = new Date()
    utimesSync(lock.file, now, now)
  } catch {
    // Looked at again with the next beat.
  }
}, lock.beatMs)
