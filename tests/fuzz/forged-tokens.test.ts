import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { openSite } from './site.ts'
import { forgedTokens } from './tokens.ts'

const { app, sql, ask, newPerson } = await openSite()
const ana = await newPerson('ana')
const { forged, misused } = await forgedTokens({ person: ana, sql })
const deleted = await newPerson('dora')
await sql`delete from auth.users where id = ${deleted.userId}`
const ended = await newPerson('emil')
await sql`delete from auth.sessions where id = ${ended.sessionId}`
const ofNobody = { 'of a deleted user': deleted.token, 'of an ended session': ended.token }
const tokens = Object.entries({ ...forged, ...ofNobody, ...misused })

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

test('the true one is let in', async () => {
  for (const path of ['/api/templates', '/auth/v1/user'])
    expect((await ask({ method: 'GET', path, headers: bearer(ana.token) })).status).toBe(200)
  expect(tokens.length).toBeGreaterThanOrEqual(17)
})

test.for(tokens)('a token %s reads and changes nothing', async ([name, token]) => {
  app.auth.forgetSessions()
  const before = await rowsOf(sql)
  const path = `/api/templates/${ana.templateId}`
  for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { revision: 1, name: 'Mine' }]] as const) {
    const refused = await ask({ method, path, headers: bearer(token), body: body && JSON.stringify(body) })
    expect([refused.status, (await refused.json()).error.code], method).toEqual([401, 'unauthorized'])
  }
  if (!(name in misused)) {
    const asked = await ask({ method: 'GET', path: '/auth/v1/user', headers: bearer(token) })
    expect(asked.status).toBeGreaterThanOrEqual(400)
    expect(asked.status).toBeLessThan(500)
  }
  expect(await rowsOf(sql)).toEqual(before)
})
