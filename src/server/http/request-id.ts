import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** The id of the request that is being answered, if one is. */
export const requestId = (): string | undefined => current.getStore()

/** Answers a request under an id of its own, which the answer carries and every line of the log that is written for it. */
export async function withRequestId(work: () => Promise<Response>): Promise<Response> {
  const id = randomUUID()
  const response = await current.run(id, work)
  response.headers.set('x-request-id', id)
  return response
}
