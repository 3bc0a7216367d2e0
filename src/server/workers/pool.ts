import { type Job, Thread, type ThreadOptions } from './thread.ts'
import { createTurns } from './turns.ts'

export interface PoolOptions extends ThreadOptions {
  /** How many threads there may be; they are started when they are needed. */
  threads: number
  /** How many jobs one thread has at once: one that computes, several that wait for a network. */
  jobsEach?: number
  /** How many jobs may wait, of all accounts and of one. */
  waiting?: number
  waitingEach?: number
  /** After this long without work all threads but one are ended. */
  idleMs?: number
}

export interface Pool {
  /**
   * Does a job for an account on a thread, when it is the account's turn. Throws what the job throws, `Late` and `Broken`
   * as `Thread.run` does, and what `Turns.take` does.
   */
  run: (accountId: string, job: Job) => Promise<unknown>
  /** Starts the first thread, so that nobody waits for it. */
  warm: () => void
  /** Ends all threads, with the jobs that they have; the next job starts a new one. */
  close: () => Promise<void>
}

/** Threads that share the jobs of all accounts. A thread that ended is replaced when the next job needs it. */
export function createPool(options: PoolOptions): Pool {
  const { threads: most, jobsEach = 1, waiting = 64, waitingEach = 24, idleMs = 60_000 } = options
  const turns = createTurns({ places: most * jobsEach, waiting, waitingEach })
  let threads: Thread[] = []
  const start = () => {
    const thread = new Thread(options)
    threads.push(thread)
    return thread
  }
  const pick = () => {
    threads = threads.filter(({ hasEnded }) => !hasEnded)
    return threads.find(({ load }) => load < jobsEach) ?? start()
  }
  const endSpares = () => {
    const spares = threads.slice(1).filter(({ load }) => load === 0)
    threads = threads.filter(thread => !spares.includes(thread))
    for (const thread of spares) void thread.close()
  }
  let idle: NodeJS.Timeout | undefined
  return {
    run: async (accountId, job) => {
      const release = await turns.take(accountId, job.signal)
      clearTimeout(idle)
      try {
        return await pick().run(job)
      } finally {
        release()
        idle = setTimeout(endSpares, idleMs).unref()
      }
    },
    warm: () => void pick(),
    close: async () => {
      clearTimeout(idle)
      await Promise.all(threads.map(thread => thread.close()))
    }
  }
}
