import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorAnswer } from '../src/contract/answer.ts'

/** 405 with the methods there are; below `/api/` in the shape of its errors. */
export function refuseMethod({ url, method }: IncomingMessage, response: ServerResponse, known: readonly string[]) {
  const message = `This address cannot be asked with ${method}.`
  const isApi = url?.startsWith('/api/')
  const answer: ErrorAnswer = { success: false, error: { code: 'method_not_allowed', message } }
  response.writeHead(405, {
    allow: known.join(', '),
    'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store'
  })
  return response.end(isApi ? JSON.stringify(answer) : message)
}
