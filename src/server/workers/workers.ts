import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { AppError } from '../errors.ts'
import { refuseWhenLeft } from '../templates/run-designer.ts'
import { createPool, type Pool } from './pool.ts'
import type { Watch } from './serve.ts'
import type { DesignStep, Tasks } from './tasks.ts'
import { Broken, Late } from './thread.ts'

/** For whom a task is done. */
export interface Caller {
  accountId: string
  /** Aborts when the caller leaves. */
  signal: AbortSignal
}

type Remote<Name extends keyof Tasks, C = Caller> = (
  asked: Parameters<Tasks[Name]>[0],
  caller: C
) => ReturnType<Tasks[Name]>
type Steps = Partial<Watch<DesignStep>>

/**
 * The tasks on threads, so that nobody else waits for them. Besides what a task throws itself, each throws `unavailable`
 * or `rate_limited` when too much waits, and its own error when it takes too long or its thread breaks down.
 */
export interface Workers {
  design: Remote<'design', Caller & Watch<DesignStep>>
  readFacts: Remote<'readFacts'>
  directions: Remote<'directions'>
  readBrand: Remote<'readBrand'>
  wear: Remote<'wear'>
  compile: Remote<'compile'>
  export: Remote<'export'>
  preview: Remote<'preview'>
  /** Settles when a thread can compute. Throws `unavailable` when none can be started. */
  ready: () => Promise<void>
  close: () => Promise<void>
}

/** One core is left for answering. Two threads even where there is one: an account may have half of them. */
const THREADS = Math.min(8, Math.max(2, availableParallelism() - 1))
/**
 * How long each may take by the clock on its thread once that is warm: an email takes some ten milliseconds, but on a machine whose cores
 * others use it may wait for seconds. A model has limits of its own, in which it ends first.
 */
const DEADLINES = { design: 10_000, model: 180_000, read: 10_000, compile: 10_000 }
/** Jobs that mostly wait for a provider share one thread. */
const MODEL_JOBS = 16

/** Starts with a thread that computes; `asksModels` has one for models wait too, which else starts with the first model asked. */
export function createWorkers(asksModels: boolean, deadlines = DEADLINES): Workers {
  const entry = resolve('src', 'server', 'workers', 'entry.ts')
  const computing = createPool({ entry, data: { asksModels: false }, threads: THREADS })
  const asking = createPool({ entry, data: { asksModels: true }, threads: 1, jobsEach: MODEL_JOBS })
  const first = [computing, ...(asksModels ? [asking] : [])]
  // Whoever needs one that cannot start is told by it.
  for (const pool of first) pool.ready().catch(() => {})
  const compute = on(computing, 'design', deadlines.design)
  const ask = on(asking, 'design', deadlines.model)
  return {
    design: (asked, caller) => (asked.ai ? ask : compute)(asked, caller),
    readFacts: on(computing, 'readFacts', deadlines.read),
    directions: on(computing, 'directions', deadlines.read),
    readBrand: on(computing, 'readBrand', deadlines.read),
    wear: on(computing, 'wear', deadlines.compile),
    compile: on(computing, 'compile', deadlines.compile),
    export: on(computing, 'export', deadlines.compile),
    preview: on(computing, 'preview', deadlines.compile),
    ready: () => computing.ready().catch(refuseUnready),
    close: async () => {
      await Promise.all([computing.close(), asking.close()])
    }
  }
}

/** The task of this name on the threads of a pool. */
function on<Name extends keyof Tasks>(pool: Pool, name: Name, deadlineMs: number): Remote<Name, Caller & Steps> {
  return (input, { accountId, signal, ask, emit = () => {} }) => {
    const watch = { signal, ask, emit: emit as (step: unknown) => void }
    const done = pool.run(accountId, { name, input, deadlineMs, ...watch }).catch(error => {
      refuseWhenLeft(signal)
      throw FAILURES[name](error)
    })
    return done as ReturnType<Tasks[Name]>
  }
}

function refuseUnready(cause: unknown): never {
  const message = 'No thread could be started that makes emails. The log says why; free memory, or restart the server.'
  throw new AppError('unavailable', message, { cause, retryAfter: 5 })
}

function asDesignFailure(cause: unknown): unknown {
  if (cause instanceof Late) {
    return new AppError(
      'designer_timeout',
      'The designer took too long and was stopped. Nothing was changed or charged; try again, or ask for less at once.',
      { cause }
    )
  }
  if (!(cause instanceof Broken)) return cause
  return new AppError('designer_failed', 'The designer broke off. Nothing was changed or charged; please try again.', {
    cause
  })
}

function asReadFailure(cause: unknown): unknown {
  if (!(cause instanceof Late || cause instanceof Broken)) return cause
  return new AppError('unavailable', 'This brief could not be read just now. Generate works all the same.', {
    cause,
    retryAfter: 1
  })
}

function asBrandFailure(cause: unknown): unknown {
  if (!(cause instanceof Late || cause instanceof Broken)) return cause
  const message = 'This is too large to be read. Paste an email of yours instead, or put the brand in by hand.'
  return new AppError('unprocessable', message, { cause })
}

function asCompileFailure(cause: unknown): unknown {
  if (cause instanceof Late) {
    return new AppError(
      'unprocessable',
      'This email takes too long to prepare: it has too many elements or rules. Remove what it does not need, then try again.',
      { cause }
    )
  }
  if (!(cause instanceof Broken)) return cause
  return new AppError('unavailable', 'Something broke while this email was prepared. Please try again.', {
    cause,
    retryAfter: 1
  })
}

/** What the caller is told when a thread did not do what it was asked. */
const FAILURES: Record<keyof Tasks, (cause: unknown) => unknown> = {
  design: asDesignFailure,
  readFacts: asReadFailure,
  directions: asReadFailure,
  readBrand: asBrandFailure,
  wear: asCompileFailure,
  compile: asCompileFailure,
  export: asCompileFailure,
  preview: asCompileFailure
}
