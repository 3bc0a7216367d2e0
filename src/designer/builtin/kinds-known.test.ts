import { expect, test } from 'vitest'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { layoutOf } from './compose/layouts.ts'
import { choiceOf } from './compose/random.ts'
import { kindsNamed } from './edit/nouns.ts'

const KINDS = Object.entries(SECTION_KINDS)

test.each(KINDS)('the chat knows a noun for %s', (kind, { label }) => {
  const nouns = [kind, label.toLowerCase()]
  expect(nouns.flatMap(kindsNamed), `${nouns.join(' or ')} in edit/nouns.ts`).toContain(kind)
})

test.each(KINDS)('the built-in designer chooses among the layouts of %s', (kind, { layouts }) => {
  const layout = layoutOf({ kind, content: {} }, 'announcement', choiceOf('a'), [])
  expect(layouts, `${kind} in compose/layouts.ts`).toContain(layout)
})
