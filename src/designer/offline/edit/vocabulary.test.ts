import { expect, test } from 'vitest'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { conceptsOf } from './vocabulary.ts'

test.each(Object.keys(SECTION_KINDS))('the chat knows a noun for %s', kind => {
  expect([...conceptsOf([kind])], `"${kind}" among the kinds of nouns.json`).toContain(`kind:${kind}`)
})
