import { expect, test } from 'vitest'
import { offlineDesigner } from '../../src/designer/offline/offline.ts'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import { createBatch } from '../../src/email/operations/batch.ts'
import { outlineOf } from '../../src/email/outline/outline.ts'
import { WISHES, wishesFor } from '../../src/islands/editor/wishes/wishes.ts'

const PROSE =
  'Forty bowls came out of the kiln on Monday, twelve jugs on Tuesday. The teapot is still thinking about it. Come and see.'
const SALE = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'add', kind: 'header', content: { logo: 'Tidewater' } },
    {
      op: 'add',
      kind: 'hero',
      content: {
        heading: 'Bowls for slow mornings',
        text: PROSE,
        button: { label: 'See the firing', href: 'https://tidewater.example' },
        image: { src: 'https://tidewater.example/bowls.png', alt: 'Bowls' }
      }
    },
    { op: 'add', kind: 'text', content: { text: PROSE } }
  ],
  { onRefusal: 'stop' }
).email
const designer = offlineDesigner()
const context = { signal: new AbortController().signal, seed: 1, today: new Date(0), siteUrl: 'https://m.example' }

async function asked(email: EmailSource, text: string, selected: string | undefined): Promise<EmailSource> {
  const batch = createBatch(email)
  for await (const event of designer.change(email, { text, ...(selected && { selected }) }, context))
    if (event.type === 'operation') batch.apply(event.operation)
  return batch.email
}

/** A place for each set of wishes. */
function places(email: EmailSource): Map<readonly unknown[], string | undefined> {
  const refs = outlineOf(email).sections.flatMap(({ ref, slots }) => [ref, ...slots.map(slot => slot.ref)])
  return new Map([undefined, ...refs].map(ref => [wishesFor(email, ref, false), ref]))
}

test('the built-in designer does every wish that it is offered for', async () => {
  const found = places(SALE)
  expect([...found.keys()]).toEqual(expect.arrayContaining(Object.values(WISHES)))
  for (const [wishes, ref] of found)
    for (const { says } of wishes as typeof WISHES.line)
      expect(await asked(SALE, says, ref), `${ref}: ${says}`).not.toEqual(SALE)
})

test('a model is asked for words, and nothing is wished of an empty sheet or of what is not there', () => {
  expect(wishesFor(SALE, 's2.heading', true).map(({ label }) => label)).toEqual([
    'Shorter',
    'Warmer',
    'Three other wordings'
  ])
  expect(wishesFor(BLANK_EMAIL, undefined, true)).toEqual([])
  expect(wishesFor(SALE, 's99', false)).toEqual([])
})
