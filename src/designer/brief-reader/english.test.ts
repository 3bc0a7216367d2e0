import { expect, test } from 'vitest'
import { TYPED_BRIEFS } from '../builtin/fixtures/briefs.ts'
import { DOUBTFUL_BRIEFS, ENGLISH_BRIEFS, FOREIGN_BRIEFS } from '../builtin/fixtures/foreign-briefs.ts'
import { isSurelyEnglish } from './english.ts'

test.each([...ENGLISH_BRIEFS, ...TYPED_BRIEFS])('%s', async brief => {
  expect(await isSurelyEnglish(brief)).toBe(true)
})

test.each(Object.entries(FOREIGN_BRIEFS))('a brief in another language is not English: %s', async (_, briefs) => {
  for (const brief of briefs) expect(await isSurelyEnglish(brief), brief).toBe(false)
})

test.each(DOUBTFUL_BRIEFS)('what is in doubt is asked about: %s', async brief => {
  expect(await isSurelyEnglish(brief)).toBe(false)
})
