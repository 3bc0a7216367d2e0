import { expect, test, vi } from 'vitest'
import type { MessageAnswer, TemplateAnswer, UnplacedAnswer } from '../../contract/template.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { ApiError, type Call } from '../api.ts'
import { createChat } from './chat.ts'
import { createDocument } from './document.ts'
import { createSelection } from './selection.ts'
import { createUnplaced } from './unplaced.ts'

const batch = createBatch(BLANK_EMAIL)
batch.apply({ op: 'add', kind: 'text', content: { text: 'Come and see.' } })
const template: TemplateAnswer = {
  id: 't1',
  name: 'Spring',
  subject: '',
  preheader: '',
  html_value: batch.email.html,
  css_value: batch.email.css,
  facts_value: '',
  lang: 'en',
  dir: 'ltr',
  revision: 1,
  created_at: '',
  updated_at: ''
}
const left = (text: string, after: string): UnplacedAnswer => ({
  text,
  reason: 'unsure',
  place: '',
  operation: { op: 'add', kind: 'text', content: { text }, after },
  choice: 'open'
})
const opening: MessageAnswer = {
  id: 'm1',
  role: 'assistant',
  content: 'On the bench.',
  changes: [],
  unplaced: [left('Collection on Saturdays', 's1'), left('Ring us', 's9')],
  guesses: [],
  revision: null,
  timestamp: ''
}

function open(answer: (path: string, request?: Call) => unknown = () => ({})) {
  const callJson = vi.fn(async (path: string, request?: Call) => {
    const body = request?.body as { revision: number } | undefined
    return path.endsWith('t1') ? { ...template, ...body, revision: (body?.revision ?? 0) + 1 } : answer(path, request)
  })
  const api = {
    callJson: callJson as never,
    drafts: { read: () => undefined, all: () => [], write: () => true, clear: () => {} }
  }
  const document = createDocument(template, { ...api, onCreated: () => {} })
  const chat = createChat(document, createSelection(document.history), [opening], {
    ...api,
    call: vi.fn(),
    wait: vi.fn()
  })
  const choices = () => chat.$messages.get()[0]?.unplaced.map(({ choice }) => choice)
  return { document, chat, callJson, choices, unplaced: createUnplaced(document, chat, api) }
}

test('what is added stands in the email, is saved, and is kept as added', async () => {
  const { document, unplaced, callJson, choices } = open()

  await unplaced.add(opening, 0)

  expect(document.$email.get().html).toContain('Collection on Saturdays')
  expect(document.$save.get().state).toBe('saved')
  expect(choices()).toEqual(['added', 'open'])
  expect(callJson.mock.calls.map(([path, request]) => [path, request?.method])).toEqual([
    ['/api/templates/t1', 'PATCH'],
    ['/api/templates/t1/messages/m1', 'PATCH']
  ])
})

test('what is pressed twice is added once', async () => {
  const { document, unplaced } = open()
  await Promise.all([unplaced.add(opening, 0), unplaced.add(opening, 0)])
  expect(document.$email.get().html.split('Collection on Saturdays')).toHaveLength(2)
})

test('undo takes it out again, and it is open', async () => {
  const { document, unplaced, choices } = open()
  await unplaced.add(opening, 0)
  await unplaced.undo(opening, 0)
  expect(document.$email.get().html).toBe(template.html_value)
  expect(choices()).toEqual(['open', 'open'])
})

test('what has no place any more is refused in words, and nothing is changed or kept', async () => {
  const { document, unplaced, callJson, choices } = open()
  await expect(unplaced.add(opening, 1)).rejects.toThrow(/could not be added/)
  await expect(unplaced.undo(opening, 0)).rejects.toThrow(/^This was changed since it was added/)
  expect([document.$email.get().html, choices()]).toEqual([template.html_value, ['open', 'open']])
  expect(callJson).not.toHaveBeenCalled()
})

test('a choice that could not be kept is as it was', async () => {
  const { unplaced, choices } = open(() => {
    throw new ApiError(0, 'offline', 'Check your connection.')
  })
  await expect(unplaced.leaveOut(opening, 0)).rejects.toThrow('Check your connection.')
  expect(choices()).toEqual(['open', 'open'])
})

test('choices that follow at once are kept in the order in which they were made', async () => {
  const { unplaced, callJson } = open()
  await Promise.all([unplaced.add(opening, 0), unplaced.undo(opening, 0), unplaced.leaveOut(opening, 0)])
  const kept = callJson.mock.calls.filter(([path]) => path.includes('messages')).map(([, request]) => request?.body)
  expect(kept.map(body => (body as { choice: string }).choice)).toEqual(['added', 'open', 'left-out'])
})
