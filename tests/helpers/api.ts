import { randomUUID } from 'node:crypto'
import type { APIContext, APIRoute } from 'astro'
import type { App } from '../../src/server/app.ts'
import type { Visitor } from '../../src/server/auth/visitor.ts'

export interface ApiCall {
  token?: string
  method?: string
  /** Bytes and streams are sent as they are, all else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  params?: Record<string, string>
  path?: string
  signal?: AbortSignal
  /** An answer of 500 is what is expected, and not thrown. */
  mayFail?: boolean
}

/**
 * Calls an endpoint as the host would, with only those parts of the app that it uses. An answer of 500 is thrown as the
 * error behind it, which the answer itself keeps to the log.
 */
export async function callApi(route: APIRoute, app: Partial<App>, call: ApiCall = {}): Promise<Response> {
  const { token, method = 'GET', body, headers, params = {}, path = '/api', signal, mayFail = false } = call
  const url = new URL(path, 'http://localhost:4321')
  const request = new Request(url, {
    method,
    signal: signal ?? null,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers
    },
    ...(body === undefined ? {} : { body: isSentAsItIs(body) ? body : JSON.stringify(body), duplex: 'half' })
  })
  const causes: unknown[] = []
  const locals = { app: { sessions: SEEN, ...app, log: listen(app, causes) } } as unknown as APIContext['locals']
  const context: Partial<APIContext> = { request, url, params, locals }
  const response = (await route(context as APIContext)) as Response
  if (response.status === 500 && !mayFail) throw new Error(`${method} ${path} answered 500`, { cause: causes.at(-1) })
  return response
}

/** Where sessions are not what is tested, their calls are not noted. */
const SEEN = { isCallDue: () => false }

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> | ReadableStream =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream

/** The log of an app, and what it is told of errors. */
const listen = ({ log }: Partial<App>, causes: unknown[]) => ({
  ...log,
  warn: () => {},
  error: ({ err }: { err?: unknown }) => causes.push(err)
})

/** Someone who signed in just now. */
export function newVisitor(email = 'ana@example.com'): Visitor {
  return {
    id: randomUUID(),
    email,
    fullName: null,
    avatarUrl: null,
    sessionId: randomUUID(),
    provenAt: new Date(),
    secondStep: 'none',
    factors: [],
    isCurrent: true
  }
}
