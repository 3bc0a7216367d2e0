import { Writable } from 'node:stream'
import type { APIContext } from 'astro'
import { expect, onTestFinished, test } from 'vitest'
import { openProvider, PATIENT, type Reply } from '../../src/designer/model/fixtures/provider-server.ts'
import { createModelDesigner } from '../../src/designer/model/model.ts'
import * as generate from '../../src/pages/api/templates/generate.ts'
import { createAccounts } from '../../src/server/accounts/accounts.ts'
import type { App } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createDesigners } from '../../src/server/designers/designers.ts'
import { AppError } from '../../src/server/errors.ts'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { withRequestId } from '../../src/server/http/request-id.ts'
import { createLog } from '../../src/server/log.ts'
import { createTemplates } from '../../src/server/templates/templates.ts'
import { createTasks } from '../../src/server/workers/tasks.ts'
import type { Workers } from '../../src/server/workers/workers.ts'
import { newVisitor } from '../helpers/api.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openWorkshop } from '../helpers/workshop.ts'

const { db } = await openTestDatabase()
const SECTION = '{"op":"add","kind":"text","content":{"text":"Good to see you."}}\n'

/** A site with a model of its own, and all that it writes to its log. */
async function open(
  reply: Reply,
  workers: Pick<Workers, 'design'> = createTasks(async ai => createModelDesigner({ ...PATIENT, ...ai! }))
) {
  const provider = await openProvider('chat', [reply])
  onTestFinished(async () => void (await provider.close()))
  const lines: Record<string, unknown>[] = []
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(`${line}`))
    done()
  }
  const log = createLog('info', new Writable({ write }))
  const { credits, parts } = openWorkshop(db)
  const ai = { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: 'k', retryMs: 5 } as const
  const site = {
    db,
    log,
    ai: { ...ai, ...PATIENT },
    sealing: undefined,
    localServers: [],
    monthlyTokens: undefined,
    clock: () => new Date()
  }
  const designers = createDesigners({ ...site, workers, siteUrl: parts.siteUrl })
  const ana = newVisitor()
  const app = {
    ...{ config: parseConfig({}), log, db, designers },
    auth: { verifyAccessToken: async () => ana },
    sessions: { isCallDue: () => false },
    accounts: createAccounts({ db, credits, entitlements: parts.entitlements }),
    templates: createTemplates({ ...parts, designers }),
    limits: { generations: createRateLimit({ count: 100, seconds: 60 }, 'generations') }
  } as unknown as App
  const { id } = await app.accounts.ensure(ana)
  await credits.grant(id, 1, crypto.randomUUID())
  return { app, lines }
}

function ask(app: App, accept: string) {
  const url = new URL('http://localhost/api/templates/generate')
  const headers = { accept, authorization: 'Bearer ana', 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ prompt: 'A spring letter' }) })
  const context = { request, url, params: {}, locals: { app } } as unknown as APIContext
  return withRequestId(async () => (await generate.POST(context)) as Response)
}

test.each([
  ['refuses the key', { status: 401 }],
  ['breaks off half-way', { text: SECTION, endsEarly: true }],
  ['says nothing', { text: '' }],
  ['makes no section', { text: '{"op":"meta","name":"Spring"}' }]
] as [string, Reply][])('a model that %s is logged once, with the id that the answer carries', async (_, reply) => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const { app, lines } = await open(reply)
    const response = await ask(app, accept)
    expect(await response.text()).toContain('"code":"designer_failed"')
    expect(lines).toMatchObject([{ msg: 'The designer failed', requestId: response.headers.get('x-request-id') }])
  }
})

test('so is work that breaks down with its thread, before anything was answered and after', async () => {
  for (const steps of [0, 1]) {
    const design: Workers['design'] = async (_, { emit }) => {
      if (steps > 0) emit({ event: 'message', data: { text: 'Hm' } })
      throw new AppError('designer_failed', 'The designer broke off.', { cause: new Error('The thread ended.') })
    }
    const { app, lines } = await open({}, { design })
    const response = await ask(app, 'text/event-stream')

    expect(await response.text()).toContain('"code":"designer_failed"')
    expect(response.status).toBe(steps > 0 ? 200 : 502)
    expect(lines).toMatchObject([{ msg: 'The designer broke off.', requestId: response.headers.get('x-request-id') }])
  }
})
