import { expect, test } from 'vitest'
import type { DesignersAnswer } from '../../../contract/designer.ts'
import { connectWords } from './designer-note.ts'

const answer = (parts: object) => ({ operator: null, connection: null, local: null, ...parts }) as DesignersAnswer
const local = { servers: [{ name: 'Ollama', models: ['llama3'] }], chosen: null }

test('a model is to be connected, one on this machine by name, unless there is one', () => {
  expect(connectWords(answer({}))).toBe('connect a model')
  expect(connectWords(answer({ local: { servers: [{ name: 'Ollama', models: [] }], chosen: null } }))).toBe(
    'connect a model'
  )
  expect(connectWords(answer({ local }))).toBe('connect Ollama, found on this machine')
  expect(connectWords(answer({ connection: {} }))).toBe(undefined)
  expect(connectWords(answer({ operator: {} }))).toBe(undefined)
  expect(connectWords(answer({ local: { ...local, chosen: { server: 'Ollama', model: 'llama3' } } }))).toBe(undefined)
})
