import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop } from '../../../tests/helpers/workshop.ts'
import { openProvider, PATIENT, type Reply } from '../../designer/model/fixtures/provider-server.ts'
import { createModelDesigner } from '../../designer/model/model.ts'
import { createTemplates } from '../templates/templates.ts'
import { createTasks } from '../workers/tasks.ts'
import { createDrafts } from './drafts.ts'

const { db } = await openTestDatabase()

const META = '{"op":"meta","name":"Spring at Fernhollow","subject":"Spring is here – für alle"}'
const SECTION = '{"op":"add","kind":"text","content":{"heading":"Good morning","text":"Come and see – it’s 🌷 time."}}'
const FOOTER = '{"op":"add","kind":"footer","content":{"company":"Fernhollow"}}'
const WHOLE = `${META}\n${SECTION}\n${FOOTER}\n`
const BEGUN = `${META}\n${SECTION}\n`
const PAGE =
  '<!doctype html>\n<html><head><title>502</title></head>\n<body><h1>Bad gateway</h1>\n<p>nginx</p></body></html>'
const GERMAN =
  'Gern! Hier ist ein Entwurf für Ihre Frühlingsmail:\nBetreff: Der Frühling ist da\nLiebe Gäste, kommt vorbei.'

/** An account with one credit whose model answers so; and what came of it. */
async function open(replies: Reply[]) {
  const provider = await openProvider('chat', replies)
  onTestFinished(async () => void (await provider.close()))
  const { parts, credits, newAccount } = openWorkshop(db)
  const model = { provider: 'openai-compatible', model: 'm', apiKey: 'k', baseUrl: provider.url } as const
  const tasks = createTasks(async () => createModelDesigner({ ...PATIENT, ...model, retryMs: 1 }))
  const heard: string[] = []
  const designers: typeof parts.designers = {
    ...parts.designers,
    design: (asked, { emit, signal }) =>
      tasks.design(asked, {
        signal,
        emit: step => {
          if (step.event === 'operation' && step.data.op === 'add') heard.push(step.data.kind)
          if (step.event !== 'call') emit(step)
        }
      })
  }
  const [templates, drafts] = [createTemplates({ ...parts, designers }), createDrafts({ ...parts, designers })]
  const { id } = await newAccount(1)
  const generate = () => templates.generate(id, { prompt: 'A spring letter from Fernhollow' }, ALONE)
  const listed = async () => (await templates.list(id, { limit: 9 })).templates
  return { ...provider, templates, heard, drafts, accountId: id, generate, listed, balance: () => credits.balance(id) }
}

/** Lets the patience with a model end once something stands. All other timers run as they do. */
async function outlast<T>(work: () => Promise<T>, stands: () => boolean): Promise<T> {
  let giveUp = () => {}
  let isOver = false
  const start = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms?: number) => {
    if (ms === PATIENT.silenceTimeoutMs) giveUp = then
    return start(then, ms)
  }) as typeof setTimeout)
  const working = work()
  const end = () => {
    isOver = true
  }
  working.then(end, end)
  await expect.poll(stands).toBe(true)
  // A word that is heard only now begins the patience anew.
  const hasEnded = () => {
    giveUp()
    return isOver
  }
  await expect.poll(hasEnded).toBe(true)
  return working
}

const isSilence = (name: string) => name.startsWith('silence')

const NOTHING_STANDS: [string, Reply[]][] = [
  ['prose', [{ text: 'Spring is a lovely time.\nI would begin with a picture of tulips.' }]],
  ['garbage', [{ text: `${'\u0001\u0002%PDF-1.7 \ufffd}{]['.repeat(40)}\n` }]],
  ['half of some JSON', [{ text: '{"op":"add","kind":"text","content":{"heading":"Good mor' }]],
  ['a whole page', [{ text: PAGE }]],
  ['a refusal', [{ text: 'I’m sorry, but I can’t help with that.' }]],
  ['a refusal of the service', [{ text: '', finish: 'content_filter' }]],
  ['words in another language', [{ text: GERMAN }]],
  ['nothing', [{ text: '' }]],
  ['one endless line', [{ text: `{"op":"meta","name":"${'a'.repeat(70_000)}`, hangs: true }]],
  ['silence', [{ text: '', hangs: true }]],
  ['silence after one token', [{ text: '{', hangs: true }]],
  ['the status 401', [{ status: 401 }]],
  ['the status 404', [{ status: 404 }]],
  ['the status 429 for an hour', [{ status: 429, headers: { 'retry-after': '3600' } }]],
  ['the status 500', [{ status: 500 }]],
  ['an HTML page with the status 502', [{ status: 502, page: PAGE }]],
  ['an HTML page with the status 200', [{ page: PAGE }]],
  ['sections that nothing can be made of', [{ text: '{"op":"add","kind":"heroo","content":{}}\n'.repeat(20) }]],
  ['text that no database holds', [{ text: '{"op":"meta","name":"a\\u0000b"}' }]]
]

test.each(NOTHING_STANDS)('%s makes no template, charges nothing and leaves no draft', async (name, replies) => {
  const { asked, generate, drafts, accountId, listed, balance } = await open(replies)
  const refusal = await (isSilence(name) ? outlast(generate, () => asked.length > 0) : generate()).then(
    () => undefined,
    error => error
  )
  expect(refusal).toMatchObject({ name: 'DesignerError' })
  expect(refusal.message).toContain('Nothing was')
  expect([await listed(), await drafts.list(accountId), await balance()]).toEqual([[], [], 1])
})

const FIVE_THOUSAND = '{"op":"add","kind":"divider","content":{}}\n'.repeat(5_000)
const A_SECTION_STANDS: [string, Reply[], string][] = [
  ['five thousand sections', [{ text: FIVE_THOUSAND, hangs: true }], 'far too much'],
  ['endless words after a section', [{ text: BEGUN + 'All work and no play. '.repeat(5_000) }], 'far too much'],
  ['silence', [{ text: BEGUN, hangs: true }], 'took too long'],
  ['an end without a word of it', [{ text: BEGUN, endsEarly: true }], 'broke off'],
  ['an end for want of room', [{ text: `${BEGUN}{"op":"ad`, finish: 'length' }], 'cut off'],
  ['a filter half-way', [{ text: BEGUN, finish: 'content_filter' }], 'declined'],
  ['a key that is revoked in the middle', [{ text: BEGUN, fault: { code: 401, message: 'revoked' } }], 'the key'],
  ['a limit that is reached in the middle', [{ text: BEGUN, fault: { code: 429, message: 'slow down' } }], 'too often']
]

test.each(A_SECTION_STANDS)(
  'cut by %s, what stands is a draft and nothing is charged',
  async (name, replies, reason) => {
    const { generate, heard, drafts, accountId, listed, balance } = await open(replies)
    const cut = isSilence(name) ? outlast(generate, () => heard.length > 0) : generate()
    await expect(cut).rejects.toMatchObject({ name: 'DesignerError' })

    const [draft, ...others] = await drafts.list(accountId)
    expect(draft?.reason).toContain(reason)
    expect(draft?.sections).toBe(replies[0]?.text === FIVE_THOUSAND ? 40 : 1)
    expect(others).toEqual([])
    expect([await listed(), await balance()]).toEqual([[], 1])
  }
)

const SET = '{"op":"set","ref":"s1.heading","value":"New words"}\n'
const CUT_CHANGES: [string, Reply][] = [
  ['silence', { text: SET, hangs: true }],
  ['an end without a word of it', { text: SET, endsEarly: true }],
  ['a broken connection', { text: SET, breaks: true }],
  ['an end for want of room', { text: SET, finish: 'length' }],
  ['a key that is revoked in the middle', { text: SET, fault: { code: 401, message: 'revoked' } }],
  ['prose without end', { text: SET + 'All work and no play. '.repeat(5_000) }],
  ['the status 401', { status: 401 }]
]

test.each(CUT_CHANGES)('a change cut by %s changes, says and charges nothing', async (name, reply) => {
  const { asked, templates, generate, drafts, accountId, balance } = await open([{ text: WHOLE }, reply])
  const { template } = await generate()
  const said = await templates.messages(accountId, template.id)

  const change = () => templates.change(accountId, template.id, { prompt: 'New words for the heading' }, ALONE)
  const cut = isSilence(name) ? outlast(change, () => asked.length > 1) : change()
  await expect(cut).rejects.toMatchObject({ message: expect.stringContaining('Nothing was changed or charged.') })
  expect(await templates.require(accountId, template.id)).toEqual(template)
  expect((await templates.versions(accountId, template.id)).versions).toHaveLength(1)
  expect(await templates.messages(accountId, template.id)).toEqual(said)
  expect([await drafts.list(accountId), await balance()]).toEqual([[], 0])
})

test('a port that nobody listens at is told, and leaves nothing', async () => {
  const { generate, close, drafts, accountId, balance } = await open([])
  await close()
  await expect(generate()).rejects.toMatchObject({ failure: 'unavailable' })
  expect([await drafts.list(accountId), await balance()]).toEqual([[], 1])
})

test('what no database holds is left out of an email, and the email is made', async () => {
  const odd = '{"op":"add","kind":"text","content":{"text":"nul \\u0000, lone \\ud83c, \\ufffe."}}'
  const { generate } = await open([{ text: `${META}\n${odd}` }])
  const { template } = await generate()
  expect(template.html_value).toContain('lone')
})

/** Bytes of the answer on the wire before which it is cut: each of a section's line, every few of the others. */
const cuts = (bytes: number) => Array.from({ length: bytes }, (_, at) => at).filter(at => at % 23 === 0)

test('cut before any byte, it is a draft where a section stood, and nothing else is changed', async () => {
  const whole = await (await fetchWire({ text: WHOLE })).arrayBuffer()
  const seen = new Set<string>()
  for (const cutAt of [...cuts(whole.byteLength), undefined]) {
    const { generate, heard, drafts, accountId, listed, balance, close } = await open([
      { text: WHOLE, ...(cutAt !== undefined && { cutAt }) }
    ])
    const made = await generate().then(
      () => true,
      () => false
    )
    const kept = await drafts.list(accountId)
    const templates = await listed()
    expect([made, templates.length, await balance()], `cut at ${cutAt}`).toEqual(made ? [true, 1, 0] : [false, 0, 1])
    const stands = !made && heard.length > 0 ? [heard.length] : []
    expect(
      kept.map(({ sections }) => sections),
      `cut at ${cutAt}`
    ).toEqual(stands)
    seen.add(made ? 'made' : `${heard.length}`)
    await close()
  }
  expect([...seen].sort()).toEqual(['0', '1', '2', 'made'])
})

async function fetchWire(reply: Reply) {
  const { url, close } = await openProvider('chat', [reply])
  onTestFinished(async () => void (await close()))
  return fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' })
}
