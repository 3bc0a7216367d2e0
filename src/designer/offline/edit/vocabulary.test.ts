import { expect, test } from 'vitest'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { conceptsOf } from './vocabulary.ts'

// Nobody asks for a free section by name, and "free" is what an offer is.
test.each(Object.keys(SECTION_KINDS).filter(kind => kind !== 'free'))('the chat knows a noun for %s', kind => {
  expect([...conceptsOf([kind])], `"${kind}" among the kinds of nouns.json`).toContain(`kind:${kind}`)
})
