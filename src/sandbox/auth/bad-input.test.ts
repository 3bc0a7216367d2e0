import { expect, test } from 'vitest'
import { openAuth, SERVICE_ROLE_KEY } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const { session } = await auth.newSession()
const ID = session.user.id

const BODIES = [
  ['no body', undefined],
  ['an empty body', ''],
  ['no JSON', '{"email":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"text"'],
  ['wrong types', '{"email":7,"phone":[],"type":{},"token":1,"token_hash":[],"data":"x","password":{},"new_email":1}'],
  ['objects for texts', '{"email":{"a":1},"type":"signup","refresh_token":{},"auth_code":{},"code_verifier":[]}'],
  [
    'a long address',
    JSON.stringify({ email: `${'a'.repeat(300)}@example.com`, type: 'signup', password: 'x'.repeat(20) })
  ],
  ['a body that is too large', JSON.stringify({ email: 'x'.repeat(1024 * 1024 + 1) })]
] as const

const CALLS = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token',
  'POST /otp',
  'POST /magiclink',
  'POST /recover',
  'POST /resend',
  'POST /verify',
  'POST /invite',
  'POST /admin/users',
  'POST /admin/generate_link',
  'PUT /user',
  `PUT /admin/users/${ID}`
]

async function state() {
  const tables = ['users', 'identities', 'sessions', 'one_time_tokens', 'flow_states', 'pending_changes', 'sign_ups']
  const rows = []
  for (const table of tables)
    rows.push(await database.sql.unsafe(`select * from auth.${table} order by 1::text, 2::text`))
  return JSON.stringify(rows)
}

const bearerFor = (path: string) => (/^\/(admin|invite)/.test(path) ? SERVICE_ROLE_KEY : session.access_token)

test.each(CALLS.flatMap(call => BODIES.map(([name, body]) => [call, name, body] as const)))(
  '%s with %s is refused in the documented form, and writes nothing',
  async (call, _name, body) => {
    const before = await state()
    const [method = '', path = ''] = call.split(' ')
    const headers = { authorization: `Bearer ${bearerFor(path)}`, 'x-supabase-api-version': '2024-01-01' }
    const response = await auth.call(path, { method, headers, ...(body === undefined ? {} : { body }) })
    const answer = (await response.json()) as Record<string, unknown>

    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect([typeof answer.code, typeof answer.message]).toEqual(['string', 'string'])
    expect(await state()).toBe(before)
  }
)

test.each(['PATCH', 'DELETE', 'GET', 'PUT'])('%s where only POST is answered is refused', async method => {
  const response = await auth.call('/signup', { method })
  expect([response.status, (await response.json()).error_code]).toEqual([405, 'method_not_allowed'])
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', 'application/xml'])(
  'a body that says it is %s is not read',
  async type => {
    const body = JSON.stringify({ email: auth.newEmail(), password: 'slow mornings 1912' })
    const response = await auth.call('/signup', { method: 'POST', body, headers: { 'content-type': type } })
    expect([response.status, (await response.json()).error_code]).toEqual([400, 'bad_json'])
  }
)

test('unknown fields are left alone', async () => {
  const { status } = await auth.post('/recover', { email: auth.newEmail(), wish: 1, gotrue_meta_security: {} })
  expect(status).toBe(200)
})
