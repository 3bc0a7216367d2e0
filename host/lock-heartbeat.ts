import { utimesSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { FolderLost, isLost } from './lock-fence.ts'
import type { Lock } from './lock-folder.ts'

/** How many beats the main thread has to end its process, once it was told. */
const BEATS_TO_END = 3

const lock = workerData as Lock

/** Touches the lock for as long as it is ours, in a thread of its own, so that no busy one makes this process look dead. */
const beat = setInterval(() => {
  if (isLost(lock)) return end()
  try {
    const now = new Date()
    utimesSync(lock.file, now, now)
  } catch {
    // Looked at again with the next beat.
  }
}, lock.beatMs)

/** Tells the main thread, and kills a process whose main thread is stuck; as the first process of a container it takes no such signal. */
function end() {
  clearInterval(beat)
  parentPort?.postMessage('lost')
  setTimeout(() => {
    writeSync(2, `\n✗ ${new FolderLost(lock).message}\n`)
    process.kill(process.pid, 'SIGKILL')
  }, BEATS_TO_END * lock.beatMs)
}
