import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { noFacts } from '../../compose/email-facts.ts'
import { openProvider } from '../../designer/model/fixtures/provider-server.ts'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createTasks, type DesignStep } from './tasks.ts'
import { createWorkers } from './workers.ts'

const workers = createWorkers(false)
afterAll(workers.close)
const tasks = createTasks(async () => offlineDesigner())
const stays = () => ({ accountId: randomUUID(), signal: new AbortController().signal, emit: () => {} })
const context = { seed: 7, today: new Date('2026-03-01'), siteUrl: 'https://mailwright.example' }
const asked = { brief: 'Spring sale at Tidewater Ceramics: 20% off bowls until Sunday with code SPRING20.', context }

test('a thread makes the same email of a brief and a seed as this one, step by step', async () => {
  const steps: DesignStep[] = []
  const here: DesignStep[] = []
  const made = await workers.design(asked, { ...stays(), emit: step => steps.push(step) })

  expect(made).toEqual(await tasks.design(asked, { ...stays(), emit: step => here.push(step) }))
  expect(steps).toEqual(here)
  expect(steps.length).toBeGreaterThan(5)
})

test('a thread reads a brief into a form, and makes the email of settled facts with the facts in it', async () => {
  const reading = await workers.readFacts({ brief: asked.brief, today: context.today }, stays())
  expect(reading).toEqual(await tasks.readFacts({ brief: asked.brief, today: context.today }))
  const form = { facts: { ...noFacts('sale'), sentences: ['Bowls are cheaper.'] }, look: { moods: ['calm'] } }
  const settled = { ...asked, context: { ...context, form } }
  const made = await workers.design(settled, stays())
  expect(JSON.parse(made.email.facts)).toEqual(form.facts)
  expect(made).toEqual(await tasks.design(settled, stays()))
})

test('a thread compiles, exports and shows what this one would', async () => {
  const email = { ...BLANK_EMAIL, name: 'Hello', html: '<p class="a">Hello</p>', css: '.a { color: red }' }
  const compiled = { email, siteUrl: context.siteUrl }
  const exported = { ...compiled, savedAt: new Date(0), format: 'html', mailFrom: 'a@b.example' } as const

  expect(await workers.compile(compiled, stays())).toEqual(await tasks.compile(compiled))
  expect(await workers.export(exported, stays())).toEqual(await tasks.export(exported))
  expect(await workers.preview(email, stays())).toBe(await tasks.preview(email))
})

test('a caller who leaves is told only that, and the refusals of a task pass the threads', async () => {
  const left = new AbortController()
  const leaving = workers.design(asked, { ...stays(), signal: left.signal, emit: () => left.abort() })

  await expect(leaving).rejects.toThrow('You stopped the designer. Nothing was changed or charged.')
  const huge = { ...BLANK_EMAIL, html: 'x'.repeat(1_300_000) }
  const exported = { email: huge, savedAt: new Date(0), format: 'html', siteUrl: '', mailFrom: '' } as const
  await expect(workers.export(exported, stays())).rejects.toMatchObject({ name: 'AppError', code: 'unprocessable' })
})

test('what takes too long is ended with a sentence, and the next task is done', async () => {
  const impatient = createWorkers(false, { design: 1, model: 1, read: 1, compile: 1 })
  onTestFinished(impatient.close)
  const large = { email: { ...BLANK_EMAIL, html: '<p>Hello</p>'.repeat(20_000) }, siteUrl: context.siteUrl }

  await expect(impatient.design(asked, stays())).rejects.toMatchObject({ code: 'designer_timeout' })
  await expect(impatient.compile(large, stays())).rejects.toMatchObject({ code: 'unprocessable' })
  expect(await workers.preview(BLANK_EMAIL, stays())).toContain('<html')
})

test('calls of a model share a thread: one that waits holds up no other, leaves when it is told, and may fail alone', async () => {
  const text = '{"op":"add","kind":"text","content":{"text":"Hello from a model"}}\n'
  const provider = await openProvider('chat', [{ text, hangs: true }, { status: 400 }, { text }])
  const model = createWorkers(true)
  const ai = { provider: 'openai-compatible', model: 'm', apiKey: 'k', baseUrl: provider.url } as const
  const toModel = { ...asked, ai }
  onTestFinished(async () => {
    await model.close()
    await provider.close()
  })
  const left = new AbortController()
  const heard = Promise.withResolvers<DesignStep>()
  const waiting = model.design(toModel, { ...stays(), signal: left.signal, emit: heard.resolve }).catch(error => error)
  await heard.promise

  await expect(model.design(toModel, stays())).rejects.toMatchObject({ name: 'DesignerError', failure: 'unavailable' })
  expect((await model.design(toModel, stays())).email.html).toContain('Hello from a model')
  left.abort()
  expect(await waiting).toMatchObject({ code: 'bad_request' })
})

test('each request to a model is told of, and one at an address that a person chose goes to public places only', async () => {
  const text = '{"op":"add","kind":"text","content":{"text":"Hello"}}\n'
  const provider = await openProvider('chat', [{ text }])
  const model = createWorkers(true)
  onTestFinished(async () => {
    await model.close()
    await provider.close()
  })
  const ai = { provider: 'openai-compatible', model: 'm', baseUrl: provider.url } as const
  const steps: DesignStep[] = []
  await model.design({ ...asked, ai }, { ...stays(), emit: step => steps.push(step) })

  const call = { purpose: 'create', model: 'm', outcome: 'done', inputTokens: 1, outputTokens: 9 }
  expect(steps.filter(({ event }) => event === 'call')).toMatchObject([{ data: call }])
  const guarded = model.design({ ...asked, ai: { ...ai, reach: 'public' } }, stays())
  await expect(guarded).rejects.toMatchObject({ failure: 'address' })
  expect(provider.asked).toHaveLength(1)
})

test('a model that sees is shown what the page shows, and told apart from one that nobody watches', async () => {
  const text = '{"op":"add","kind":"text","content":{"text":"Hello"}}\n'
  const model = createWorkers(true)
  onTestFinished(() => model.close())
  const refusals = async (more: { isShown?: true }, job: Parameters<typeof model.design>[1]) => {
    const provider = await openProvider('chat', [{ text }, { text: 'DONE' }])
    onTestFinished(async () => void (await provider.close()))
    const ai = { provider: 'openai-compatible', model: 'm', baseUrl: provider.url } as const
    const toModel = { ...asked, context: { ...asked.context, refine: 'vision' as const }, ai }
    const { refused } = await model.design({ ...toModel, ...more }, job)
    return { refused: refused.join(), last: JSON.stringify(provider.asked.at(-1)?.body.messages?.at(-1)) }
  }
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  const ask = async () => ({ pictures: [{ width: 640, png }], width: 390 })

  const seen = await refusals({ isShown: true }, { ...stays(), ask })
  expect(seen.refused).not.toContain('Nobody')
  expect(seen.last).toContain('data:image/png;base64,iVBORw==')
  const broken = { ...stays(), ask: () => Promise.reject(new Error('gone')) }
  expect((await refusals({ isShown: true }, broken)).refused).toContain('did not show it in time')
  expect((await refusals({}, stays())).refused).toContain('no open page could show it')
})
