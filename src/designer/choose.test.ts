import { expect, test } from 'vitest'
import { chooseDesigner } from './choose.ts'

test('Without a model the built-in designer works', () => {
  expect(chooseDesigner(undefined).label).toBe('Built-in, works offline')
})

test.each(['anthropic', 'openai', 'openai-compatible'] as const)(
  'With a model of %s the designer has its name',
  provider => {
    const designer = chooseDesigner({ provider, model: 'model-1', apiKey: 'key-1', baseUrl: 'http://127.0.0.1:9/v1' })
    expect(designer.label).toBe('model-1')
  }
)
