import { AppError } from '../errors.ts'

export interface TurnOptions {
  /** How many may be at work at once, and how many of them there are just now. */
  places: number
  open: () => number
  /** How many may wait, of all accounts together and of one. */
  waiting: number
  waitingEach: number
}

export interface Turns {
  /**
   * Waits for a place and answers how to give it back. Throws at once `unavailable` when too many wait, `rate_limited` when
   * too many of this account do, and the signal's reason when the caller leaves while waiting.
   */
  take: (accountId: string, signal: AbortSignal) => Promise<() => void>
  /** Gives the places that are free to those who wait; to be called when there are more of them than before. */
  serve: () => void
  /** Whether all places are taken that there are just now. */
  isFull: () => boolean
  /** Whether anybody waits. */
  isWaitedFor: () => boolean
}

interface Waiting {
  begin: () => void
}

const RETRY_AFTER_SECONDS = 5

/** Takes turns between accounts: one has at most half of the places, and none comes twice before another who waits. */
export function createTurns({ places, open, waiting, waitingEach }: TurnOptions): Turns {
  const placesEach = Math.max(1, Math.floor(places / 2))
  const working = new Map<string, number>()
  /** Who waits, account by account; the account at the front was served longest ago. */
  const lines = new Map<string, Waiting[]>()
  let atWork = 0

  const isFull = () => atWork >= open()
  const serve = () => {
    for (const [accountId, line] of lines) {
      if (isFull()) return
      if ((working.get(accountId) ?? 0) >= placesEach) continue
      const [next, ...rest] = line
      lines.delete(accountId)
      if (rest.length > 0) lines.set(accountId, rest)
      next?.begin()
    }
  }
  const occupy = (accountId: string) => {
    atWork += 1
    working.set(accountId, (working.get(accountId) ?? 0) + 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      atWork -= 1
      const left = (working.get(accountId) ?? 0) - 1
      if (left > 0) working.set(accountId, left)
      else working.delete(accountId)
      serve()
    }
  }
  const leave = (accountId: string, who: Waiting) => {
    const rest = lines.get(accountId)?.filter(each => each !== who) ?? []
    if (rest.length > 0) lines.set(accountId, rest)
    else lines.delete(accountId)
  }

  return {
    take: async (accountId, signal) => {
      signal.throwIfAborted()
      const own = lines.get(accountId) ?? []
      const mustWait = isFull() || (working.get(accountId) ?? 0) >= placesEach
      if (mustWait) refuseCrowd([...lines.values()], own, { waiting, waitingEach })
      const turn = Promise.withResolvers<() => void>()
      const who = { begin: () => turn.resolve(occupy(accountId)) }
      const onLeft = () => {
        leave(accountId, who)
        turn.reject(signal.reason)
      }
      signal.addEventListener('abort', onLeft, { once: true })
      lines.set(accountId, [...own, who])
      serve()
      return turn.promise.finally(() => signal.removeEventListener('abort', onLeft))
    },
    serve,
    isFull,
    isWaitedFor: () => lines.size > 0
  }
}

function refuseCrowd(
  lines: Waiting[][],
  own: Waiting[],
  { waiting, waitingEach }: Omit<TurnOptions, 'places' | 'open'>
) {
  const retryAfter = RETRY_AFTER_SECONDS
  if (own.length >= waitingEach) {
    throw new AppError(
      'rate_limited',
      'Too much of your work is waiting to be done. Nothing was changed or charged; try again when some of it is ready.',
      { retryAfter }
    )
  }
  if (lines.flat().length < waiting) return
  throw new AppError(
    'unavailable',
    `Very many emails are being made just now. Nothing was changed or charged; try again in ${retryAfter} seconds.`,
    { retryAfter }
  )
}
