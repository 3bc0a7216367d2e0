import { AppError } from '../errors.ts'
import { createUse } from './use.ts'

export interface TurnOptions {
  /** How many may be at work at once, and how many of them there are just now. */
  places: number
  open: () => number
  /** How many may wait, of all accounts together and of one. */
  waiting: number
  waitingEach: number
  /** Milliseconds that only grow. */
  now?: () => number
}

export interface Turns {
  /**
   * Waits for a place, which is held for `mostMs` at most, and answers how to give it back. Throws at once `unavailable` when too many wait, `rate_limited` when
   * too many of this account do, and the signal's reason when the caller leaves while waiting.
   */
  take: (accountId: string, signal: AbortSignal, mostMs: number) => Promise<() => void>
  /** Gives the places that are free to those who wait; to be called when there are more of them than before. */
  serve: () => void
  /** Whether all places are taken that there are just now. */
  isFull: () => boolean
  /** Whether anybody waits. */
  isWaitedFor: () => boolean
}

interface Waiting {
  begin: () => void
  mostMs: number
}

const RETRY_AFTER_SECONDS = 5
/** What one account may have of a single place, which cannot be halved, in a minute. */
const HALF_A_MINUTE_MS = 30_000
/** Reserved at most for one job, so that one which may take very long is begun at all. */
const MOST_RESERVED_MS = 10_000
/** How often those are looked at who have had their half and wait until it is longer ago. */
const LOOK_MS = 1_000

/**
 * Takes turns between accounts: one has at most half of the places, or of the minute where there is one place only. Of those who
 * wait, the account that had least in the last minute comes first, and among equals the one that was served longest ago.
 */
export function createTurns(options: TurnOptions): Turns {
  const { places, open, waiting, waitingEach, now = () => performance.now() } = options
  const placesEach = Math.max(1, Math.floor(places / 2))
  const use = createUse(now)
  const working = new Map<string, number>()
  /** Who waits, account by account; the account at the front was served longest ago. */
  const lines = new Map<string, Waiting[]>()
  let atWork = 0

  const isFull = () => atWork >= open()
  const mayBegin = (accountId: string, mostMs: number) =>
    (working.get(accountId) ?? 0) < placesEach &&
    (places > 1 || use.ms(accountId) + Math.min(mostMs, MOST_RESERVED_MS) <= HALF_A_MINUTE_MS)
  const next = () =>
    [...lines]
      .filter(([accountId, [first]]) => first && mayBegin(accountId, first.mostMs))
      .sort(([one], [other]) => use.ms(one) - use.ms(other))[0]
  let looking: NodeJS.Timeout | undefined
  const serve = () => {
    clearTimeout(looking)
    for (let found = next(); found && !isFull(); found = next()) {
      const [accountId, [first, ...rest]] = found
      lines.delete(accountId)
      if (rest.length > 0) lines.set(accountId, rest)
      first?.begin()
    }
    if (places === 1 && lines.size > 0 && !isFull()) looking = setTimeout(serve, LOOK_MS).unref()
  }
  const occupy = (accountId: string) => {
    atWork += 1
    working.set(accountId, (working.get(accountId) ?? 0) + 1)
    const end = use.begin(accountId)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      end()
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
    take: async (accountId, signal, mostMs) => {
      signal.throwIfAborted()
      const own = lines.get(accountId) ?? []
      const mustWait = isFull() || !mayBegin(accountId, mostMs)
      if (mustWait) refuseCrowd([...lines.values()], own, { waiting, waitingEach })
      const turn = Promise.withResolvers<() => void>()
      const who = { begin: () => turn.resolve(occupy(accountId)), mostMs }
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
  { waiting, waitingEach }: Pick<TurnOptions, 'waiting' | 'waitingEach'>
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
