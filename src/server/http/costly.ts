import type { Account } from '../accounts/account.ts'
import type { App } from '../app.ts'
import type { Job } from '../templates/job.ts'
import { answer, errorAnswer, toAppError } from './answer.ts'
import { type Claim, claimKey } from './answer-once.ts'
import { answerEvents } from './events.ts'
import type { RateLimit } from './rate-limit.ts'

interface Call {
  app: App
  account: Account
  request: Request
  url: URL
  body: unknown
}

/**
 * Answers a call that takes a designer's time: as JSON, or as events when asked with `Accept: text/event-stream`.
 * The same `Idempotency-Key` again gets the same answer; when the caller leaves, the work stops.
 */
export async function answerCostly<T>(
  call: Call,
  limit: RateLimit,
  work: (job: Job<T>) => Promise<T>
): Promise<Response> {
  const { app, request } = call
  const left = new AbortController()
  if (request.signal.aborted) left.abort()
  request.signal.addEventListener('abort', () => left.abort(), { once: true })
  const claim = await claimOf<T>(call)
  const look: Job<T>['look'] = emit =>
    app.looks.ask(call.account.id, id => emit({ event: 'look', data: { id } }), left.signal)
  const run = async (emit: Job<T>['emit'], watched: Pick<Job<T>, 'look'> = {}) => {
    if (claim?.known !== undefined) return claim.known
    return workOnce(claim, limit, call.account, () =>
      work({ emit, ...watched, signal: left.signal, keep: claim?.keep ?? (async () => {}) })
    )
  }
  if (!wantsEvents(request)) return answer(await run(() => {}))
  return answerEvents(
    emit => run(emit, { look }),
    error => errorAnswer(toAppError(error, app.log)),
    left
  )
}

async function workOnce<T>(claim: Claim<T> | undefined, limit: RateLimit, account: Account, work: () => Promise<T>) {
  try {
    await limit.use(account.id)
    return await work()
  } catch (error) {
    await claim?.forget()
    throw error
  }
}

async function claimOf<T>({ app, account, request, url, body }: Call): Promise<Claim<T> | undefined> {
  const key = request.headers.get('idempotency-key')?.trim()
  if (!key) return undefined
  return claimKey<T>(app.db, { accountId: account.id, key, request: `${url.pathname} ${JSON.stringify(body)}` })
}

function wantsEvents(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') ?? false
}
