import type { APIRoute } from 'astro'
import { expect, test, vi } from 'vitest'
import { PASSWORD, type Person } from '../fuzz/people.ts'
import { ADDRESSES, openSite } from '../fuzz/site.ts'
import { type Belongings, emptyTables, everyRow, fillTables } from './owners-rows.ts'

/** A thread of the designer starts. */
vi.setConfig({ testTimeout: 120_000 })

const { app, sql, ask, newPerson } = await openSite()
const owner = await newPerson('owner')
const belongings = await fillTables(sql, owner)
const stranger = await newPerson('stranger')
await sql`insert into mailwright.subscriptions (id, account_id, plan, status) values ('sub_s', ${stranger.accountId}, 'professional', 'active')`
await app.credits.grant(stranger.accountId, 50, 'gift')
// Mails that are on their way change rows by themselves.
await vi.waitFor(async () => expect(await sql`select 1 from mailwright.mail_outbox`).toEqual([]), { timeout: 30_000 })

/** What a call carries, as good as the owner's own, with the owner's ids. Whatever takes a body stands here. */
const BODIES: Record<string, (of: { owner: Person; id: string }) => unknown> = {
  'POST /api/accounts': ({ owner }) => ({ user_id: owner.userId, email: owner.email }),
  'PATCH /api/accounts/[accountId]': () => ({ full_name: 'Somebody else' }),
  'DELETE /api/accounts/[accountId]': ({ owner }) => ({ email: owner.email, proof: { password: PASSWORD } }),
  'POST /api/accounts/[accountId]/archive': () => ({ proof: { password: PASSWORD } }),
  'PUT /api/accounts/[accountId]/picture': () => PNG,
  'POST /api/assets': () => PNG,
  'POST /api/brands': () => ({ name: 'Tidewater' }),
  'POST /api/brands/read': ({ owner }) => ({ template_id: owner.templateId }),
  'PATCH /api/brands/[id]': () => ({ revision: 1, name: 'Taken', is_default: true }),
  'POST /api/brands/[id]/apply': ({ owner }) => ({ template_ids: [owner.templateId] }),
  'POST /api/briefs/facts': () => ({ brief: 'A letter' }),
  'PUT /api/designers/choice': () => ({ designer: 'offline' }),
  'PUT /api/designers/connection': () => ({ service: 'openai', model: 'm', key: 'a key of the stranger' }),
  'PUT /api/designers/limit': () => ({ limit: { unit: 'tokens', amount: 7 } }),
  'POST /api/designers/test': () => ({ designer: 'local', server: 'None', model: 'm' }),
  'POST /api/drafts/[id]/continue': () => ({}),
  'PUT /api/forms/current': () => ({ brief: 'Taken', form: {} }),
  'POST /api/looks/[id]': () => ({ pictures: [{ width: 640, png: PNG.toString('base64') }], width: 390 }),
  'POST /api/payments/create-checkout-session': () => ({ plan: 'starter' }),
  'POST /api/payments/create-customer-portal-session': () => ({ return_url: '/' }),
  'POST /api/saved-sections': () => ({ name: 'Footer', html: '<p>Bye</p>' }),
  'PATCH /api/saved-sections/[id]': () => ({ name: 'Taken' }),
  'POST /api/templates': ({ id }) => ({ id, name: 'Taken', html_value: '<p>Taken</p>' }),
  'PATCH /api/templates/[id]': () => ({ revision: 2, name: 'Taken', html_value: '<p>Taken</p>' }),
  'POST /api/templates/[id]/directions': () => ({ direction: 0, anew: true }),
  'POST /api/templates/[id]/directions/take': () => ({ direction: 0 }),
  'POST /api/templates/[id]/export': () => ({ format: 'html' }),
  'POST /api/templates/[id]/test-email': () => ({ to: stranger.email }),
  'POST /api/templates/generate': () => ({ prompt: 'A letter to members of a gym' }),
  'POST /api/templates/rollback': ({ id }) => ({ template_id: id }),
  'POST /api/templates/update': ({ id }) => ({ id, prompt: 'make the heading green' }),
  'POST /api/two-step/new-password': () => ({ password: 'another long password of theirs', code: 'aaaa-bbbb-cccc' }),
  'POST /api/two-step/recover': () => ({ code: 'aaaa-bbbb-cccc' }),
  'POST /api/two-step/recovery-codes': () => ({ proof: { password: PASSWORD } }),
  'DELETE /api/two-step/apps/[id]': () => ({ proof: { password: PASSWORD } })
}
/** Calls that are refused before they look for anything, with the reason. */
const EARLY: Record<string, string> = {
  'POST /api/payments/webhook': 'It asks for the signature of Stripe.'
}
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
/** What a query has to say. */
const QUERIES: Record<string, string> = { 'GET /api/templates/[id]/versions/changes': '?since=1' }
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

interface Asked {
  name: string
  method: string
  path: string
  id: string
}

/** Each call of each address, once for every thing of the owner's that it can be about. */
const CALLS = (
  await Promise.all(
    ADDRESSES.filter(({ path }) => /^\/(api|preview)\//.test(path) && !path.includes('[...')).map(
      async ({ file, path }) => {
        const routes: Record<string, APIRoute> = await import(
          /* @vite-ignore */ `../../src/pages${file.split('/src/pages')[1]}`
        )
        return METHODS.filter(method => routes[method]).flatMap(method => withIds(method, path))
      }
    )
  )
).flat()

function withIds(method: string, path: string): Asked[] {
  const name = `${method} ${path}`
  const part = path.split('/').find((_, at, all) => all[at + 1] === '[id]') ?? 'templates'
  const ids = belongings[part as keyof Belongings] ?? belongings.templates
  return ids.map(id => ({ name, method, id, path: fill(path, id) + (QUERIES[name] ?? '') }))
}

function fill(path: string, id: string): string {
  const values = {
    id,
    accountId: owner.accountId,
    userId: owner.userId,
    message: belongings.messages[0],
    revision: '1',
    mode: 'standards'
  }
  return path.replace(/\[(\w+)\]/g, (_, name) => values[name as keyof typeof values] ?? `no value for ${name}`)
}

const ownersIds = [...owner.ids, owner.email, ...Object.values(belongings).flat()]
/** Each proof of who they are opens a session more. */
const strangersIds = async () => {
  const sessions = await sql<{ id: string }[]>`select id from auth.sessions where user_id = ${stranger.userId}`
  return [...stranger.ids, stranger.email, ...sessions.map(({ id }) => id)]
}
const names = (row: string, ids: string[]) => ids.some(id => row.includes(id))

/** What became of rows that are not the stranger's. */
async function changesDuring(work: () => Promise<void>) {
  const [before, theirs] = [await everyRow(sql), await strangersIds()]
  await work()
  const after = await everyRow(sql)
  return {
    gone: [...before].filter(row => !after.has(row) && !names(row, theirs)),
    come: [...after].filter(row => !before.has(row) && names(row, ownersIds))
  }
}

test('the owner has a row in every table that can hold one', async () => {
  expect(await emptyTables(sql)).toEqual([])
})

test.each(CALLS)(
  "$name by a stranger leaves every row of the owner's as it is: $path",
  async ({ name, method, path, id }) => {
    const body = BODIES[name]?.({ owner, id })
    const type = body instanceof Uint8Array ? 'image/png' : 'application/json'
    const headers = { authorization: `Bearer ${stranger.token}`, ...(body !== undefined && { 'content-type': type }) }
    const sent = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
    let status = 0
    const changes = await changesDuring(async () => {
      const answer = await ask({ method, path, headers, ...(body !== undefined && { body: sent }) })
      status = answer.status
      expect(await answer.text()).not.toContain('What owner keeps')
    })

    expect(changes).toEqual({ gone: [], come: [] })
    // One that is refused for its form never reaches what it would write: mend its body above.
    if (!EARLY[name]) expect([400, 401, 402, 413, 415, 429]).not.toContain(status)
  }
)
