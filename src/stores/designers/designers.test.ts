import { expect, test, vi } from 'vitest'
import type { DesignersAnswer } from '../../contract/designer.ts'
import { ApiError } from '../api.ts'
import { createDesignerSettings } from './designers.ts'

const TESTED = { at: '2026-11-23T12:00:00Z', ms: 3_100, tokens: 640, cost_micros: null }
const connection = { service: 'openai', model: 'gpt-5', address: null, key_end: '9f2c', tested: null } as const
const STATE: DesignersAnswer = {
  ...{
    chosen: 'offline',
    chosen_label: 'Built-in',
    operator: null,
    own_off: null,
    connection: null,
    limit: null,
    used_up: false
  },
  local: { servers: [{ name: 'Ollama', models: ['qwen'] }], chosen: null },
  usage: {
    month: '2026-11-01',
    emails: 0,
    changes: 0,
    tokens: 0,
    refining: { tokens: 0, cost_micros: null },
    own_cost_micros: null,
    days: [0]
  }
}

/** The API, by path; each call that has no answer is refused. */
function open(answers: Record<string, unknown>, known = STATE) {
  const send = vi.fn(async (path: string, { method = 'GET' } = {}) => {
    const answer = answers[`${method} ${path}`]
    if (answer === undefined) throw new ApiError(502, 'designer_failed', 'The service refused the key.')
    return answer
  })
  return { send, settings: createDesignerSettings(known, send as never) }
}

test('a designer that lacks nothing is chosen when its row is opened', async () => {
  const { settings, send } = open({ 'PUT /api/designers/choice': { ...STATE, chosen: 'operator' } })
  await settings.open('operator')

  expect(send).toHaveBeenCalledWith('/api/designers/choice', { method: 'PUT', body: { designer: 'operator' } })
  expect(settings.$state.get().chosen).toBe('operator')
})

test('one that was never tested only opens', async () => {
  const { settings, send } = open({})
  await settings.open('own')
  await settings.open('local')

  expect(settings.$opened.get()).toBe('local')
  expect(send).not.toHaveBeenCalled()
})

test('what is connected is tested, and chosen when that went well', async () => {
  const { settings } = open({
    'PUT /api/designers/connection': { ...STATE, connection },
    'POST /api/designers/test': TESTED,
    'PUT /api/designers/choice': { ...STATE, chosen: 'own', connection }
  })
  await settings.open('own')
  await settings.connect({ service: 'openai', model: 'gpt-5', key: 'sk-1' })

  expect(settings.$trials.get().own).toEqual({ state: 'done', tested: TESTED })
  expect(settings.$state.get().chosen).toBe('own')
})

test('a test that failed says why, and the designer in use stays', async () => {
  const { settings } = open({
    'PUT /api/designers/connection': { ...STATE, connection },
    'GET /api/designers': { ...STATE, connection }
  })
  await settings.open('own')
  await settings.connect({ service: 'openai', model: 'gpt-5', key: 'sk-1' })

  expect(settings.$trials.get().own).toEqual({ state: 'failed', message: 'The service refused the key.' })
  expect(settings.$state.get().chosen).toBe('offline')
})

test('a connection that is refused is not tested', async () => {
  const { settings, send } = open({})
  await settings.connect({ service: 'openai', model: 'gpt-5', key: 'sk-1' })

  expect(settings.$trials.get().own).toEqual({ state: 'failed', message: 'The service refused the key.' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('removing leads back to who designs then', async () => {
  const { settings } = open({ 'DELETE /api/designers/connection': STATE }, { ...STATE, chosen: 'own', connection })
  await settings.disconnect()

  expect(settings.$opened.get()).toBe('offline')
})
