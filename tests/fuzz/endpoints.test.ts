import { globSync, readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { ZodType } from 'zod'
import { IS_NIGHT } from '../helpers/nightly.ts'
import { bodyFor, sent } from './bodies.ts'
import { rowsOf } from './rows.ts'
import { ADDRESSES, type Call, openSite } from './site.ts'
import { forgedTokens } from './tokens.ts'

/** What each route takes, as it says so itself. */
const schemas = vi.hoisted(() => new WeakMap<object, unknown>())
vi.mock('../../src/server/http/endpoint.ts', async importOriginal => {
  const real = await importOriginal<typeof import('../../src/server/http/endpoint.ts')>()
  const endpoint = (options: { body?: unknown }, handle: never) => {
    const route = real.endpoint(options as never, handle)
    if (typeof options.body === 'object') schemas.set(route, options.body)
    return route
  }
  return { ...real, endpoint }
})

/** Another number asks otherwise: `FUZZ_SEED=7 npx vitest run tests/fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
const RUNS = IS_NIGHT ? 24 : 2
/** Of methods that an address has not. */
const FEW = 2
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const { sql, ask, newPerson } = await openSite()
const [ana, ben, dora, emil] = [
  await newPerson('ana'),
  await newPerson('ben'),
  await newPerson('dora'),
  await newPerson('emil')
]
const { forged, misused } = await forgedTokens({ person: ana, sql })
await sql`delete from auth.users where id = ${dora.userId}`
await sql`delete from auth.sessions where id = ${emil.sessionId}`
const bearers = (tokens: string[]) => tokens.map(token => `Bearer ${token}`)
const strangers = [
  undefined,
  'Bearer',
  'Basic YTpi',
  'Bearer a b',
  ...bearers([...Object.values(forged), dora.token, emil.token, 'sandbox', 'sb_secret_guess'])
]

const words = [...ana.ids, ...ben.ids, ana.email, 'a1b2c3', '00000000-0000-0000-0000-000000000000']
const parts = fc.constantFrom(
  ...words,
  '1',
  '-1',
  '99999999999999999999',
  '%00',
  '..',
  '%2e%2e',
  "'",
  'x'.repeat(3_000),
  '%F0%9F%92%A5',
  '{}',
  'null'
)

const PAGES = ADDRESSES.filter(({ path }) => /^\/(api|sandbox|preview|assets|media)\//.test(path))
const CALLS = await Promise.all(
  PAGES.map(async ({ path, file }) => {
    const routes = (await import(/* @vite-ignore */ `../../src/pages${file.split('/src/pages')[1]}`)) as Record<
      string,
      APIRoute
    >
    return METHODS.filter(method => routes[method] ?? routes.ALL).map(method => ({
      method,
      path,
      runs: routes[method] ? RUNS : FEW,
      schema: schemas.get(routes[method] ?? {}) as ZodType | undefined
    }))
  })
).then(each => each.flat())

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

/** A call with ids in its path and whatever body it likes. */
function calls(
  { method, path, schema, names }: { method: string; path: string; schema?: ZodType | undefined; names?: string[] },
  tokens: (string | undefined)[],
  queries: string[]
) {
  const holes = path.match(/\[[^\]]+\]|:\w+/g) ?? []
  const filled = fc
    .tuple(...holes.map(() => parts))
    .map(values => values.reduce((now, value, at) => now.replace(holes[at] ?? '', value), path))
  return fc
    .record({
      path: filled,
      query: fc.constantFrom(...queries),
      token: fc.constantFrom(...tokens),
      body: sent(bodyFor(schema, words, names))
    })
    .map(({ path, query, token, body }): Call => {
      const hasBody = !/^(GET|HEAD|OPTIONS)$/.test(method)
      const headers = {
        ...(token ? { authorization: token } : {}),
        ...(hasBody && body.type ? { 'content-type': body.type } : {})
      }
      return { method, path: path + query, headers, body: hasBody ? body.body : undefined }
    })
}

const check = async <T>(calls: fc.Arbitrary<T>, runs: number, property: (call: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(calls, property), {
    seed,
    numRuns: runs,
    verbose: 1
  })

/** A refusal has the documented form; nothing is ever our fault. */
async function expectWellFormed({ method, path }: Call, response: Response) {
  expect(response.status, `${method} ${path}`).toBeLessThan(500)
  if (response.status < 400 || method === 'HEAD' || !/^\/(api|auth\/v1)\//.test(path))
    return void response.body?.cancel()
  // A link of a mail opens a page, which says in words what is wrong with it.
  if (path.startsWith('/auth/v1/stop')) return expect(await response.text()).toContain('<h1')
  // Where nobody is, the auth service says so in plain text.
  if (response.headers.get('content-type')?.startsWith('text/plain')) return expect(response.status).toBe(404)
  const answer = (await response.json()) as Record<string, unknown>
  if (path.startsWith('/api/'))
    expect(answer).toEqual({ success: false, error: { code: expect.any(String), message: expect.any(String) } })
  else expect(answer.msg ?? answer.message ?? answer.error_description).toEqual(expect.any(String))
}

describe('nobody without a right reads an account or writes a row', () => {
  test.for(CALLS.map(call => [`${call.method} ${call.path}`, call] as const))('%s', async ([, call]) => {
    const before = await rowsOf(sql)
    await check(
      calls(call, [...strangers, ...bearers(Object.values(misused))], ['', '?limit=x', '?cursor=%00']),
      call.runs,
      async asked => {
        const response = await ask(asked)
        await expectWellFormed(asked, response)
      }
    )
    expect(await rowsOf(sql)).toEqual(before)
  })
})

describe('somebody who is signed in changes nothing of somebody else', () => {
  test.for(CALLS.map(call => [`${call.method} ${call.path}`, call] as const))('%s', async ([, call]) => {
    const before = await rowsOf(sql, ana)
    await check(calls(call, [`Bearer ${ben.token}`], ['', '?limit=1', '?limit=x']), call.runs, async asked => {
      await expectWellFormed(asked, await ask(asked))
    })
    expect(await rowsOf(sql, ana)).toEqual(before)
  })
})

describe('the auth service refuses in its own words, and lets nobody take an account over', () => {
  const own = () => sql`
    select u.id, u.email, u.password_hash, s.id as session from auth.users u left join auth.sessions s on s.user_id = u.id
    where u.id = ${ana.userId} order by s.id`
  test.for(AUTH_CALLS.map(call => [`${call.method} ${call.path}`, call] as const))('%s', async ([, call]) => {
    const before = await own()
    const tokens = [...strangers, `Bearer ${ben.token}`]
    await check(calls({ ...call, names: AUTH_FIELDS }, tokens, AUTH_QUERIES), RUNS, async asked => {
      await expectWellFormed(asked, await ask(asked))
    })
    expect(await own()).toEqual(before)
  })
})

test('what changes a row is seen', async () => {
  const before = await rowsOf(sql, ana)
  await sql`update mailwright.templates set name = 'Another' where id = ${ana.templateId}`
  expect(await rowsOf(sql, ana)).not.toEqual(before)
})
