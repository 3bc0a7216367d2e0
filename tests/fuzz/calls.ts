import fc from 'fast-check'
import { expect } from 'vitest'
import type { ZodType } from 'zod'
import { IS_NIGHT } from '../helpers/nightly.ts'
import { bodyFor, sent } from './bodies.ts'
import type { Call, Site } from './site.ts'
import { forgedTokens } from './tokens.ts'

/** Another number asks otherwise: `FUZZ_SEED=7 npx vitest run tests/fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** Calls of each route and kind of caller. */
export const RUNS = IS_NIGHT ? 24 : 2

const ODD_PARTS = [
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
]

/** What is called: a method and an address with holes for ids, what its body looks like, and names of further fields. */
export interface Target {
  method: string
  path: string
  schema?: ZodType | undefined
  names?: string[]
}

/** People in a site, whose ids and tokens calls are made of, and a check that makes such calls. */
export async function createFuzz({ sql, ask, newPerson }: Site) {
  const [ana, ben, dora, emil] = [
    await newPerson('ana'),
    await newPerson('ben'),
    await newPerson('dora'),
    await newPerson('emil')
  ]
  const { forged, misused } = await forgedTokens({ person: ana, sql })
  await sql`delete from auth.users where id = ${dora.userId}`
  await sql`delete from auth.sessions where id = ${emil.sessionId}`
  /** What lets nobody in. */
  const strangers = [
    undefined,
    'Bearer',
    'Basic YTpi',
    'Bearer a b',
    ...bearers([...Object.values(forged), dora.token, emil.token, 'sandbox', 'sb_secret_guess'])
  ]
  const words = [...ana.ids, ...ben.ids, ana.email, 'a1b2c3', '00000000-0000-0000-0000-000000000000']
  /** Makes calls of a target by some of these callers, with some of these queries, and holds each against a property. */
  const check = (
    target: Target,
    { runs = RUNS, callers, queries }: { runs?: number; callers: (string | undefined)[]; queries: string[] }
  ) =>
    fc.assert(
      fc.asyncProperty(callsOf(target, words, callers, queries), async call => {
        await expectWellFormed(call, await ask(call))
      }),
      { seed, numRuns: runs, verbose: 1 }
    )
  return { sql, ana, ben, strangers, misused: bearers(Object.values(misused)), check }
}

const bearers = (tokens: string[]) => tokens.map(token => `Bearer ${token}`)

/** A call with ids in its path and whatever body it likes. */
function callsOf(
  { method, path, schema, names }: Target,
  words: string[],
  tokens: (string | undefined)[],
  queries: string[]
) {
  const holes = path.match(/\[[^\]]+\]|:\w+/g) ?? []
  const filled = fc
    .tuple(...holes.map(() => fc.constantFrom(...words, ...ODD_PARTS)))
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
