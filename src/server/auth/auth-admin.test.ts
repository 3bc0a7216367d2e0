import { expect, test } from 'vitest'
import { createAuthAdmin } from './auth-admin.ts'

const ID = '11111111-1111-4111-8111-111111111111'

/** A service that answers each call in turn; says what it was asked. */
function openAdmin(...answers: [status: number, body: unknown][]) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`)
    const [status, body] = answers.shift() ?? [500, {}]
    return Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
  }
  return { asked, ...createAuthAdmin({ url: 'https://auth.example', serviceRoleKey: 'secret', fetch }) }
}

test('a user’s second steps are asked for and taken away one by one, by the service-role key', async () => {
  const factors = [{ id: ID, factor_type: 'totp', status: 'verified' }]
  const { deleteFactors, asked } = openAdmin([200, factors], [200, { id: ID }])
  await deleteFactors(ID)
  expect(asked).toEqual([
    `GET /auth/v1/admin/users/${ID}/factors Bearer secret`,
    `DELETE /auth/v1/admin/users/${ID}/factors/${ID} Bearer secret`
  ])
})

test('one of several is taken away, and those that are left and count are counted', async () => {
  const others = ['verified', 'unverified'].map(status => ({ id: ID, factor_type: 'totp', status }))
  const gone = [404, { code: 'mfa_factor_not_found', message: 'Factor not found' }] as [number, unknown]
  expect(await openAdmin([200, { id: ID }], [200, others]).deleteFactor(ID, ID)).toBe(1)
  expect(await openAdmin(gone, [200, []]).deleteFactor(ID, ID)).toBe(0)
})

test('what was not done is said', async () => {
  const refused = openAdmin([403, { code: 'not_admin', message: 'User not allowed' }])
  await expect(refused.deleteFactors(ID)).rejects.toMatchObject({ code: 'unavailable' })
  const kept = openAdmin([200, { id: ID }], [403, { code: 'not_admin', message: 'User not allowed' }])
  await expect(kept.deleteUser(ID)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a password is set, or it is said that it was not taken', async () => {
  const { setPassword, asked } = openAdmin([200, { id: ID }])
  await setPassword(ID, 'long enough')
  expect(asked).toEqual([`PUT /auth/v1/admin/users/${ID} Bearer secret`])
  const weak = openAdmin([422, { code: 'weak_password', message: 'Weak' }])
  await expect(weak.setPassword(ID, 'x')).rejects.toMatchObject({ code: 'bad_request' })
  await expect(openAdmin([403, { code: 'not_admin' }]).setPassword(ID, 'x')).rejects.toMatchObject({
    code: 'unavailable'
  })
})

test('a user who is gone already needs no deleting', async () => {
  const gone = [404, { code: 'user_not_found', message: 'User not found' }] as [number, unknown]
  await openAdmin(gone, gone).deleteUser(ID)
})
