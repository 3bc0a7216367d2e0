import Stripe from 'stripe'
import type { Sql } from '../../server/database/database.ts'
import { answerCall } from './api.ts'
import type { Books } from './books.ts'
import { Refusal } from './refusal.ts'
import { newId, type Tx } from './store.ts'

/** Runs work inside one transaction on the books. */
export type WithBooks = <T>(work: (books: Books, tx: Tx) => Promise<T>) => Promise<T>

interface Answer {
  status: number
  body: unknown
}

/** An HTTP client for Stripe's SDK that is answered here, in process, in Stripe's wire format. */
export function createHttpClient(withBooks: WithBooks, sql: Sql) {
  return Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const body = await request.text()
    const { status, body: answer } = await answerOnce(withBooks, sql, request, body)
    return Response.json(answer, { status, headers: { 'request-id': newId('req') } })
  })
}

async function answerOnce(withBooks: WithBooks, sql: Sql, request: Request, body: string): Promise<Answer> {
  const url = new URL(request.url)
  const key = request.headers.get('idempotency-key')
  try {
    return await withBooks(async (books, tx) => {
      const said = `${request.method} ${url.pathname} ${body}`
      const before = key ? await findAnswer(tx, key, said) : undefined
      if (before) return before
      const answer = { status: 200, body: await answerCall(books, request.method, url, body) }
      if (key) await keepAnswer(tx, key, said, answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    // The same key twice at the same moment: the one that came first has answered by now.
    if (key && isDuplicate(error)) return (await findAnswer(sql as unknown as Tx, key, undefined)) as Answer
    throw error
  }
}

/** https://docs.stripe.com/api/idempotent_requests */
async function findAnswer(tx: Tx, key: string, said: string | undefined): Promise<Answer | undefined> {
  const [row] = await tx<(Answer & { request: string })[]>`
    select request, status, body from sandbox.payment_requests where key = ${key}`
  if (row && said !== undefined && row.request !== said) {
    throw new Refusal(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      {
        type: 'idempotency_error'
      }
    )
  }
  return row && { status: row.status, body: row.body }
}

async function keepAnswer(tx: Tx, key: string, said: string, { status, body }: Answer) {
  await tx`
    insert into sandbox.payment_requests (key, request, status, body)
    values (${key}, ${said}, ${status}, ${tx.json(body as never)})`
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
