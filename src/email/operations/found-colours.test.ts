import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { createBatch } from './batch.ts'
import { foundColours, replaceColour } from './found-colours.ts'
import type { Operation } from './operation.ts'

const HTML = `<html><head><style>
.a { color: #C00; background: url(cc0000.png) }
@media (max-width: 480px) { .a { color: rgb(204, 0, 0) !important } }
</style></head><body bgcolor="#cc0000"><p style="border-left: 0; border: 1px solid #cc0000; margin: 0; color: white">red</p>
<a style="color:#cc0000 !important;background:rgba(204,0,0,.5)">Cc0000</a></body></html>`
const EMAIL: EmailSource = { ...BLANK_EMAIL, html: HTML, css: '.b { color: #c00 }\n:root { --mine: #cc0000 }' }

function after(email: EmailSource, operations: Operation[]): EmailSource {
  const batch = createBatch(email)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  return batch.email
}

test('colours are counted by the places that have them, however they are written', () => {
  expect(foundColours(EMAIL)).toEqual([
    { colour: '#cc0000', count: 5 },
    { colour: '#ffffff', count: 1 }
  ])
})

test('a colour is replaced everywhere, and nothing else is', () => {
  const { html, css } = after(EMAIL, replaceColour(EMAIL, '#cc0000', '#123456'))
  expect(html).toBe(`<html><head><style>
.a { color: #123456; background: url(cc0000.png) }
@media (max-width: 480px) { .a { color: #123456 !important } }
</style></head><body bgcolor="#123456"><p style="border-left: 0; border: 1px solid #123456; margin: 0; color: white">red</p>
<a style="color: #123456 !important; background: rgba(204,0,0,.5)">Cc0000</a></body></html>`)
  expect(css).toBe('.b { color: #123456 }\n:root { --mine: #cc0000 }')
})

test('the colours of our sections belong to the theme', () => {
  const email = after(BLANK_EMAIL, [{ op: 'add', kind: 'hero', content: { heading: 'Bowls' } }])
  expect(foundColours(email)).toEqual([])
})
