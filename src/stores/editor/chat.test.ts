import { describe, expect, test, vi } from 'vitest'
import type { MessageAnswer, TemplateAnswer } from '../../contract/template.ts'
import { ApiError } from '../api.ts'
import { type ChatApi, createChat, REPLY_DELAY_MS } from './chat.ts'
import { createDocument } from './document.ts'
import type { SavingApi } from './saving.ts'
import { createSelection } from './selection.ts'

const id = '7b6f6f0e-32c5-4f0e-9d7c-0c2c6f7a1b11'
const template: TemplateAnswer = {
  id,
  name: 'Spring',
  subject: '',
  preheader: '',
  html_value: '<p>Hello</p>',
  css_value: '',
  facts_value: '',
  brand_id: null,
  lang: 'en',
  dir: 'ltr',
  revision: 3,
  created_at: '',
  updated_at: ''
}
const line = (role: 'user' | 'assistant', content: string, revision: number | null = null): MessageAnswer => ({
  id: content,
  role,
  content,
  changes: [],
  guesses: [],
  revision,
  timestamp: ''
})
const opening = line('assistant', 'It is on the bench.')

const stream = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''))
const done = { ...template, html_value: '<p>Hi</p>', revision: 4, message: line('assistant', 'Done. One change.', 4) }

function open(
  call: ChatApi['call'],
  callJson: (path: string) => unknown = () => template,
  of: TemplateAnswer | null = template
) {
  const drafts = { read: () => undefined, all: () => [], write: () => true, clear: () => {} }
  const json = vi.fn(async (path: string) => callJson(path))
  const documentApi = { callJson: json as unknown as SavingApi['callJson'], drafts, onCreated: () => {} }
  const document = createDocument(of, documentApi)
  const wait = vi.fn(async () => {})
  const chat = createChat(document, createSelection(document.history), [opening], {
    call,
    callJson: json as unknown as ChatApi['callJson'],
    wait
  })
  return { chat, document, wait, json }
}

test('shows the reply two seconds after the request at the earliest, with the change in the preview', async () => {
  const { chat, document, wait } = open(async () => stream(['done', done]))

  await chat.send('Say hi')

  expect(wait).toHaveBeenCalledWith(REPLY_DELAY_MS)
  expect(chat.$messages.get().map(each => each.content)).toEqual(['It is on the bench.', 'Say hi', 'Done. One change.'])
  expect(document.$email.get().html).toBe('<p>Hi</p>')
  expect(chat.$restorable.get()).toEqual(done.message)
})

test('sends neither blank text nor a second instruction while thinking', async () => {
  const call = vi.fn(async () => stream(['done', done]))
  const { chat } = open(call)

  await Promise.all([chat.send('   '), chat.send('Say hi'), chat.send('Say hello')])

  expect(call).toHaveBeenCalledOnce()
})

test('a failed change leaves the email and the chat as they were, and gives the words back', async () => {
  const failure = { code: 'designer_failed', message: 'The model is over its quota.' }
  const { chat, document } = open(async () => stream(['error', failure]))

  await chat.send('Say hi')

  expect(chat.$chat.get()).toEqual({ state: 'failed', message: 'The model is over its quota.', unsent: 'Say hi' })
  expect(chat.$messages.get()).toEqual([opening])
  expect(document.$email.get().html).toBe('<p>Hello</p>')
})

test('a stream that breaks off takes back what it had shown', async () => {
  const half = ['operation', { op: 'meta', subject: 'Half done' }] as [string, unknown]
  const { chat, document } = open(async () => stream(half))

  await chat.send('Say hi')

  expect(document.$email.get().subject).toBe('')
  expect(chat.$chat.get().state).toBe('failed')
})

test('an answer without a change offers no restore', async () => {
  const message = line('assistant', 'I cannot make films. I can change texts, colours and sections.')
  const { chat } = open(async () => stream(['done', { ...done, revision: 3, message }]))

  await chat.send('Make a film')

  expect(chat.$restorable.get()).toBe(undefined)
})

test('restore brings the version before back, forgets the exchange and hides itself', async () => {
  const before = { ...template, revision: 5 }
  const { chat, document } = open(
    async () => stream(['done', done]),
    () => ({ template: before })
  )
  await chat.send('Say hi')

  await chat.restore()

  expect(document.$saved.get()).toEqual(before)
  expect(chat.$messages.get()).toEqual([opening])
  expect(chat.$restorable.get()).toBe(undefined)
})

test('a restore that is refused changes nothing and tells its caller', async () => {
  const { chat } = open(
    async () => stream(['done', done]),
    () => {
      throw new ApiError(403, 'forbidden', 'Not in your plan.')
    }
  )
  await chat.send('Say hi')

  await expect(chat.restore()).rejects.toThrow('Not in your plan.')
  expect(chat.$messages.get()).toHaveLength(3)
  expect(chat.$restorable.get()).toEqual(done.message)
})

test('restore stays on the last reply that changed something, and what was refused after it stays when it goes', async () => {
  const refusal = line('assistant', 'I cannot play music in an email.')
  const answers = [done, { ...done, message: refusal }]
  const { chat, document } = open(
    async () => stream(['done', answers.shift()]),
    () => ({ template: { ...template, revision: 5 } })
  )
  await chat.send('Say hi')
  await chat.send('Play music')
  expect(chat.$restorable.get()).toEqual(done.message)

  await chat.restore()

  expect(document.$email.get().html).toBe('<p>Hello</p>')
  expect(chat.$messages.get().map(each => each.content)).toEqual([opening.content, 'Play music', refusal.content])
  expect(chat.$restorable.get()).toBe(undefined)
})

test('a change by hand after the reply is saved first, and goes back with it as one step that undo brings again', async () => {
  const before = { ...template, revision: 6 }
  const { chat, document, json } = open(
    async () => stream(['done', done]),
    path => (path.endsWith('rollback') ? { template: before } : { ...done, html_value: '<p>By hand</p>', revision: 5 })
  )
  await chat.send('Say hi')
  document.edit({ html: '<p>By hand</p>' }, { cause: 'hand' })
  expect(chat.$restorable.get()).toEqual(done.message)

  await chat.restore()

  expect(json.mock.calls.map(([path]) => path)).toEqual([`/api/templates/${id}`, '/api/templates/rollback'])
  expect(document.$email.get().html).toBe('<p>Hello</p>')
  document.undo()
  expect(document.$email.get().html).toBe('<p>By hand</p>')
})

test('what is typed while the designer works stays, and both can be taken back in order', async () => {
  const both = { ...template, html_value: '<p>Hello</p><p>PS</p>' }
  const { chat, document } = open(async () => {
    document.edit({ html: '<p>Hello you</p><p>PS</p>' }, { cause: 'hand' })
    return stream(['done', { ...done, html_value: '<p>Hello</p><p>PS!</p>' }])
  })
  document.receive(both, {})

  await chat.send('More joy')

  expect(document.$email.get().html).toBe('<p>Hello you</p><p>PS!</p>')
  document.undo()
  expect(document.$email.get().html).toBe('<p>Hello you</p><p>PS</p>')
  document.undo()
  expect(document.$email.get().html).toBe('<p>Hello</p><p>PS</p>')
})

describe('a change of the chat is a step of the history', () => {
  const byHand = { ...template, html_value: '<p>Hello you</p>' }
  const before: [string, string][] = [
    ['while its reply waits', 'reply'],
    ['while the designer is still at it', 'change']
  ]
  test.each(before)('undo takes it back %s, and what was typed before it after that', async (_, moment) => {
    const undo = () => document.undo()
    const operation = { op: 'set', ref: 'e0', value: 'Hi' }
    const { chat, document, wait } = open(
      async () => {
        const slow = new ReadableStream({
          async start(stream) {
            const write = (event: string, data: unknown) =>
              stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
            write('operation', operation)
            if (moment === 'change') {
              await vi.waitUntil(() => document.$trial.get())
              undo()
            }
            write('done', done)
            stream.close()
          }
        })
        return new Response(slow)
      },
      () => ({ ...byHand, revision: 3 })
    )
    document.edit({ html: byHand.html_value }, { cause: 'hand' })
    if (moment === 'reply')
      wait.mockImplementation(async () => {
        await vi.waitUntil(() => document.$email.get().html === done.html_value)
        undo()
      })

    await chat.send('Say hi')

    expect(document.$save.get()).toEqual({ state: 'unsaved' })
    expect(document.$email.get().html).toBe(byHand.html_value)
    expect(chat.$messages.get().at(-1)).toEqual(done.message)
    document.undo()
    expect(document.$email.get().html).toBe(template.html_value)
    document.redo()
    document.redo()
    expect(document.$email.get().html).toBe(done.html_value)
  })
})

const doubt: MessageAnswer = {
  ...line('assistant', 'Which of these? Nothing has changed yet.'),
  guesses: [{ label: 'Call it Summer', icon: 'text', operations: [{ op: 'meta', subject: 'Summer' }] }]
}

test('a guess shows what it would make while it is pointed at, and is sent as the next turn by its place', async () => {
  const answers = [{ ...template, message: doubt }, done]
  const call = vi.fn(async (_path: string, _request?: unknown) => stream(['done', answers.shift()]))
  const { chat, document } = open(call)
  await chat.send('Make it pop')
  expect(chat.$guessing.get()).toEqual(doubt)

  chat.tryOut(doubt.guesses[0])
  expect([document.$trial.get()?.subject, document.$email.get().subject]).toEqual(['Summer', ''])
  await chat.take(doubt, 0)

  expect(call.mock.lastCall?.[1]).toMatchObject({
    body: { prompt: 'Call it Summer', guess: { message_id: doubt.id, index: 0 } }
  })
  expect([document.$trial.get(), chat.$guessing.get()]).toEqual([undefined, undefined])
  expect(chat.$messages.get().at(-2)?.content).toBe('Call it Summer')
})

test('an instruction for an empty sheet that was never saved leaves no template behind', async () => {
  const { chat, document, json } = open(async () => stream(['done', done]), undefined, null)

  await chat.send('Make it green')

  expect(chat.$chat.get()).toMatchObject({ state: 'failed', unsent: 'Make it green' })
  expect(json).not.toHaveBeenCalled()
  expect(document.$saved.get()).toBeNull()
})
