import { randomUUID } from 'node:crypto'
import type { APIContext, APIRoute } from 'astro'
import type { App } from '../../src/server/app.ts'

export interface ApiCall {
  token?: string
  method?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  params?: Record<string, string>
  path?: string
  signal?: AbortSignal
}

/** Calls an endpoint as the host would, with only those parts of the app that it uses. */
export async function callApi(route: APIRoute, app: Partial<App>, call: ApiCall = {}): Promise<Response> {
  const { token, method = 'GET', body, headers, params = {}, path = '/api', signal } = call
  const url = new URL(path, 'http://localhost:4321')
  const request = new Request(url, {
    method,
    signal: signal ?? null,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) })
  })
  const context: Partial<APIContext> = { request, url, params, locals: { app } as APIContext['locals'] }
  return route(context as APIContext) as Promise<Response>
}

/** Someone who signed in. */
export function newVisitor(email = 'ana@example.com') {
  return { id: randomUUID(), email, fullName: null, avatarUrl: null, sessionId: randomUUID(), isCurrent: true }
}
