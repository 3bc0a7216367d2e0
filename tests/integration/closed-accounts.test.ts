import type { APIContext } from 'astro'
import { afterAll, expect, test } from 'vitest'
import { openAccount } from '../../src/server/accounts/facts.ts'
import { createApp } from '../../src/server/app.ts'
import type { Visitor } from '../../src/server/auth/visitor.ts'
import { noteVisit } from '../../src/server/sessions/note-visit.ts'
import { ORIGIN, PASSWORD } from '../fuzz/people.ts'
import { openSite } from '../fuzz/site.ts'

const { app, sql, ask, newPerson } = await openSite()
const other = await createApp(app.config)
afterAll(other.close)

/** A page as it is asked for at the other server. */
function visit(visitor: Visitor) {
  const url = new URL('/studio', ORIGIN)
  const cookies = { get: () => undefined, set: () => {} }
  return noteVisit(other, { request: new Request(url), url, cookies, locals: { visitor } } as unknown as APIContext)
}

test('a server that asked about a session just before its account was deleted brings nothing of it back', async () => {
  const { token, accountId, userId, email } = await newPerson('ana')
  await other.auth.verifyAccessToken(token, 'GET')
  const gone = await ask({
    method: 'DELETE',
    path: `/api/accounts/${accountId}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, proof: { password: PASSWORD } })
  })
  expect(gone.status).toBe(200)
  const visitor = await other.auth.verifyAccessToken(token, 'GET')
  if (!visitor?.isCurrent) throw new Error('The other server has heard of it already.')

  await visit(visitor)
  const refusal = { code: 'unauthorized', message: 'This account was deleted. Sign up again to begin a new one.' }
  await expect(openAccount(other, visitor, new URLSearchParams())).rejects.toMatchObject(refusal)
  await expect(other.accounts.create(visitor)).rejects.toMatchObject(refusal)
  expect(await sql`select 1 from mailwright.accounts where user_id = ${userId}`).toEqual([])
  expect(await sql`select 1 from mailwright.account_sessions where user_id = ${userId}`).toEqual([])
})
