import { expect, test } from 'vitest'
import type { Role, Span } from '../roles/roles.ts'
import { contentAskedFor } from './asked-content.ts'

/** A brief whose marked stretches stand in brackets: `<part:a few tips>`. */
function spansIn(marked: string): { text: string; spans: Span[] } {
  let text = ''
  const spans: Span[] = []
  for (const [all, role, words] of marked.matchAll(/<(\w+):([^>]*)>|[^<]+/g)) {
    if (role && words) spans.push({ role: role as Role, text: words, at: text.length })
    text += words ?? all
  }
  return { text, spans }
}

test.each([
  [
    "<part:Needs 3 bullets on what they'll learn>, <tell:a line saying that> <say:a recording will be sent>",
    ["3 bullets on what they'll learn"]
  ],
  [
    "<tell:It should say when it happened and what to do if it wasn't them>, <part:with a link>",
    ["when it happened and what to do if it wasn't them"]
  ],
  ['<tell:Include a short story about> <say:Biscuit, a beagle>', []],
  ['<part:a short story about one of the dogs> and <part:a button>', ['a short story about one of the dogs']],
  ['<part:with a few tips>, <look:calm>', ['a few tips']],
  ['<part:a hero with a headline and a row of icons>', []],
  ['<tell:Tell them what is new:> <item:a sauna>', []],
  [
    '<part:a newsletter with> <item:the new sauna>, <item:a recipe for golden milk> and <item:a walk on Sunday>',
    ['a recipe for golden milk']
  ],
  ['<item:a recipe for golden milk>: <say:warm the milk with turmeric>', []]
])('%s', (marked, asked) => {
  const { text, spans } = spansIn(marked)
  expect(contentAskedFor(text, spans)).toEqual(asked)
})
