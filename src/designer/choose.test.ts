import { expect, test } from 'vitest'
import { chooseDesigner, labelOf, nameOf } from './choose.ts'

test('Without a model the built-in designer works', async () => {
  expect((await chooseDesigner(undefined)).label).toBe('Built-in, works offline')
  expect(labelOf(undefined)).toBe('Built-in, works offline')
  expect(nameOf(undefined)).toBe('Built-in designer')
})

test.each(['anthropic', 'openai', 'openai-compatible'] as const)(
  'With a model of %s the designer has its name',
  async provider => {
    const options = { provider, model: 'model-1', apiKey: 'key-1', baseUrl: 'http://127.0.0.1:9/v1' }
    expect((await chooseDesigner(options)).label).toBe('model-1')
    expect(labelOf(options)).toBe('model-1')
    expect(nameOf(options)).toBe('model-1')
  }
)
