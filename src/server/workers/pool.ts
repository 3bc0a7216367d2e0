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
}

export interface Pool {
  /**
   * Does a job for an account on a thread, when it is the account's turn. Throws what the job throws, `Late` and `Broken`
   * as `Thread.run` does, and what `Turns.take` does.
   */
  run: (accountId: string, job: Job) => Promise<unknown>
  /** Settles when a thread can work, the first of which it starts. Throws `Broken` when that cannot be started. */
  ready: () => Promise<void>
  /** Ends all threads, with the jobs that they have; the next job starts a new one. */
  close: () => Promise<void>
}

/**
 * Threads that share the jobs of all accounts: a job goes to the thread that is free first, and one more is started beside when
 * all are busy. Threads stay, and one that broke down is replaced at once, since a new one takes seconds before it can work.
 */
export function createPool(options: PoolOptions): Pool {
  const { threads: most, jobsEach = 1, waiting = 64, waitingEach = 24 } = options
  let threads: Thread[] = []
  /** Those that jobs may go to. While none can work yet, jobs wait at those that start, which tell them if they cannot. */
  const able = () => {
    const living = threads.filter(({ hasEnded }) => !hasEnded)
    const ready = living.filter(({ isReady }) => isReady)
    return ready.length > 0 ? ready : living
  }
  const turns = createTurns({ places: most * jobsEach, open: () => able().length * jobsEach, waiting, waitingEach })
  const start = () => {
    const thread = new Thread(options)
    threads.push(thread)
    void thread.ready.then(onMore).catch(() => {})
    // Where the system gives no more threads, the next job says so.
    void thread.ended.then(() => replace(thread)).catch(() => {})
    return thread
  }
  const replace = (thread: Thread) => {
    if (!threads.includes(thread)) return
    threads = threads.filter(each => each !== thread)
    // One that could not even start is tried again only while somebody waits, whom the next failure tells.
    if (thread.isReady || turns.isWaitedFor()) start()
    turns.serve()
  }
  const onMore = () => {
    turns.serve()
    if (turns.isWaitedFor()) startMore()
  }
  const startMore = () => {
    const isStarting = threads.some(({ isReady }) => !isReady)
    if (turns.isFull() && !isStarting && threads.length < most) start()
  }
  return {
    run: async (accountId, job) => {
      startMore()
      const release = await turns.take(accountId, job.signal, job.deadlineMs)
      try {
        const thread = able().find(({ load }) => load < jobsEach) ?? start()
        return await thread.run(job)
      } finally {
        release()
      }
    },
    ready: () => (able()[0] ?? start()).ready,
    close: async () => {
      const all = threads
      threads = []
      await Promise.all(all.map(thread => thread.close()))
    }
  }
}
