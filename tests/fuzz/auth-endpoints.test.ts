import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFuzz } from './calls.ts'
import { openSite } from './site.ts'

/** Each route of the auth service, by what its table says. */
const AUTH_CALLS = globSync('src/sandbox/auth/**/*.ts')
  .filter(file => !file.endsWith('.test.ts'))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/'(GET|POST|PUT|PATCH|DELETE|\*) (\/[\w./:*-]+)'/g)])
  .map(([, method = '', path = '']) => ({
    method: method === '*' ? 'POST' : method,
    path: `/auth/v1${path.replace('*', 'x')}`
  }))
const AUTH_FIELDS = [
  'email',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code',
  'data',
  'phone',
  'nonce',
  'current_password',
  'code_challenge',
  'code_challenge_method',
  'factor_type',
  'factor_id',
  'challenge_id',
  'friendly_name',
  'user_metadata',
  'app_metadata',
  'ban_duration',
  'create_user',
  'channel',
  'gotrue_meta_security',
  'new_email',
  'redirect_to',
  'role',
  'id',
  'email_confirm'
]
const AUTH_QUERIES = [
  '',
  '?grant_type=password',
  '?grant_type=refresh_token',
  '?grant_type=pkce',
  '?grant_type=x',
  '?scope=global',
  '?scope=others',
  '?scope=x',
  '?redirect_to=https://evil.example',
  '?token=x&type=signup',
  '?token=%00&type=recovery',
  '?type=email_change',
  '?page=-1&per_page=1e9',
  '?code=x',
  '?redirect_to=%'
]

const { sql, ana, ben, strangers, check } = await createFuzz(await openSite())
const own = () => sql`
  select u.id, u.email, u.password_hash, s.id as session from auth.users u left join auth.sessions s on s.user_id = u.id
  where u.id = ${ana.userId} order by s.id`

test.for(AUTH_CALLS.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s refuses in words of the auth service, and lets nobody take an account over',
  async ([, call]) => {
    const before = await own()
    const callers = [...strangers, `Bearer ${ben.token}`]
    await check({ ...call, names: AUTH_FIELDS }, { callers, queries: AUTH_QUERIES })
    expect(await own()).toEqual(before)
  }
)
