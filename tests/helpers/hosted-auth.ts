import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

/** What the hosted service does with a question about a session. */
export type Mood = 'well' | 'ended' | 'banned' | 'deleted' | 'broken' | 'hanging' | 'busy'

const REFUSALS: Partial<Record<Mood, [status: number, code: string]>> = {
  ended: [403, 'session_not_found'],
  banned: [403, 'user_banned'],
  deleted: [403, 'user_not_found'],
  busy: [429, 'over_request_rate_limit'],
  broken: [503, 'unexpected_failure']
}

/** A hosted Supabase Auth, as far as a server asks it about tokens: its keys, and the user of a token. */
export async function openHostedAuth() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }]
  const user = { id: randomUUID(), email: 'ana@example.com', user_metadata: { full_name: 'Ana Lima' } }
  const state = { mood: 'well' as Mood, asked: 0 }
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/jwks.json')) return send(response, 200, { keys })
    state.asked += 1
    if (state.mood === 'hanging') return
    const [status, code] = REFUSALS[state.mood] ?? [200]
    send(response, status, code ? { code: status, error_code: code, msg: code } : user)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`

  /** A token of the user's as it was when it was signed; every call begins a session of its own. */
  const signToken = (email = user.email) =>
    new SignJWT({ email, role: 'authenticated', session_id: randomUUID(), is_anonymous: false })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setSubject(user.id)
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)

  return { issuer, user, state, signToken, stop }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
