import { Worker } from 'node:worker_threads'
import { fromFault } from './faults.ts'
import type { Order, Report, Watch } from './serve.ts'

export interface ThreadOptions {
  /** Path of the module that the thread begins with; it calls `serve`. */
  entry: string
  /** What that module reads as `workerData`. */
  data?: unknown
  /** More than any email needs; a job that takes it all ends its thread, not the process. */
  memoryMb?: number
  /** How long a job may take to end by itself once its caller has left. */
  graceMs?: number
}

export interface Job extends Watch<unknown> {
  name: string
  input: unknown
  deadlineMs: number
}

/** The job took longer than it may. */
export class Late extends Error {
  override name = 'Late'
}

/** The thread ended while it had the job. */
export class Broken extends Error {
  override name = 'Broken'
}

/** Threads of V8 take a hundred megabytes for young objects unless they are told otherwise; a tenth is no slower here. */
const YOUNG_MB = 16

interface Running {
  emit: Job['emit']
  ask: Job['ask']
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** One worker thread, for as long as it lives. */
export class Thread {
  /** It has begun to work. */
  isReady = false
  /** It takes no more jobs. */
  hasEnded = false
  readonly #worker
  readonly #ended = Promise.withResolvers<void>()
  readonly #ready = Promise.withResolvers<void>()
  readonly #running = new Map<number, Running>()
  readonly #graceMs
  #count = 0

  constructor({ entry, data, memoryMb = 512, graceMs = 1_000 }: ThreadOptions) {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB }
    this.#graceMs = graceMs
    this.#worker = new Worker(entry, { workerData: data, execArgv: [], resourceLimits })
    this.#worker.unref()
    this.#worker.on('message', (report: Report) => this.#hear(report))
    this.#worker.on('error', error => this.#end(new Broken('The thread broke down.', { cause: error })))
    this.#worker.on('exit', () => this.#end(new Broken('The thread ended.')))
    this.#ready.promise.catch(() => {})
  }

  /** How many jobs it has. */
  get load(): number {
    return this.#running.size
  }

  /** Settles when the thread can work, or could not be started. */
  get ready(): Promise<void> {
    return this.#ready.promise
  }

  /** Settles when it takes no more jobs. */
  get ended(): Promise<void> {
    return this.#ended.promise
  }

  /** Does one job. Throws what the job throws, `Late` past the deadline, and `Broken` when the thread ends under it. */
  async run({ name, input, emit, ask, signal, deadlineMs }: Job): Promise<unknown> {
    this.#count += 1
    const id = this.#count
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#running.set(id, { emit, ask, resolve, reject })
    const timers: NodeJS.Timeout[] = []
    const onLeft = () => {
      this.#tell({ type: 'cancel', id })
      timers.push(setTimeout(() => this.load === 1 && this.#fail(id, signal.reason), this.#graceMs))
    }
    try {
      // A thread that starts takes its time; the job's own time begins after it.
      await Promise.race([this.#ready.promise, promise])
      this.#tell({ type: 'task', id, name, input })
      timers.push(
        setTimeout(() => this.#fail(id, new Late(`"${name}" took longer than ${deadlineMs} ms.`)), deadlineMs)
      )
      signal.addEventListener('abort', onLeft, { once: true })
      if (signal.aborted) onLeft()
      return await promise
    } finally {
      signal.removeEventListener('abort', onLeft)
      for (const timer of timers) clearTimeout(timer)
      this.#running.delete(id)
    }
  }

  /** Ends the thread; jobs that it still has are `Broken`. */
  async close() {
    this.#end(new Broken('The thread was ended.'))
    await this.#worker.terminate()
  }

  #tell(order: Order) {
    this.#worker.postMessage(order)
  }

  #hear(report: Report) {
    if (report.type === 'ready') return this.#begin()
    const job = this.#running.get(report.id)
    if (report.type === 'step') job?.emit(report.step)
    else if (report.type === 'ask') void this.#answer(report.id, job?.ask)
    else if (report.type === 'result') job?.resolve(report.result)
    else job?.reject(fromFault(report.fault))
  }

  #begin() {
    this.isReady = true
    this.#ready.resolve()
  }

  /** A caller who cannot say leaves the task without an answer, not without an end. */
  async #answer(id: number, ask: Job['ask']) {
    const answer = await ask?.().catch(() => undefined)
    if (this.#running.has(id)) this.#tell({ type: 'answer', id, answer })
  }

  /** The only way to stop a computation is to end the thread that it runs on. */
  #fail(id: number, error: Error) {
    this.#running.get(id)?.reject(error)
    void this.close()
  }

  #end(error: Broken) {
    this.hasEnded = true
    this.#ready.reject(error)
    for (const { reject } of this.#running.values()) reject(error)
    this.#ended.resolve()
  }
}
