import { expect, test } from 'vitest'
import { authorWords } from './words.ts'

test('a designer is named, and who asked it', () => {
  const by = (cause: 'generate' | 'chat', designer: string | null) =>
    authorWords({ author: 'designer', cause, designer })
  expect(by('generate', 'Built-in designer')).toBe('Built-in designer')
  expect(by('chat', 'model-1')).toBe('model-1, asked by you')
  expect(by('chat', null)).toBe('Designer, asked by you')
  expect(authorWords({ author: 'you', cause: 'hand', designer: null })).toBe('You')
})
