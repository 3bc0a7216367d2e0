import { expect, test } from 'vitest'
import { fileWords } from './file-words.ts'

test.for([
  [{ width: 1_200, height: 624, bytes: 86_000 }, '1,200 × 624, 84 KB'],
  [{ width: 1, height: 1, bytes: 70 }, '1 × 1, 1 KB'],
  [{ width: 90, height: 90, bytes: 3_500_000 }, '90 × 90, 3.3 MB']
] as const)('%j reads %s', ([file, words]) => {
  expect(fileWords(file)).toBe(words)
})
