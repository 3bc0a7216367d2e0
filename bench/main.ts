// `npm run bench`: times of the core and of the built-in designer, beside a yardstick measured in the same run.
import juice from 'juice'
import { parse } from 'parse5'
import { createEmail } from '../src/designer/builtin/create.ts'
import { compile } from '../src/email/compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../src/email/email.ts'
import { createBatch } from '../src/email/operations/batch.ts'
import type { Operation } from '../src/email/operations/operation.ts'
import { outlineOf } from '../src/email/outline/outline.ts'
import { parseHtml } from '../src/email/source/parse.ts'
import { median, medianAsync, row } from './measure.ts'

const SIZE = 100 * 1024
const BRIEF =
  'Spring sale at Tidewater Ceramics: 20% off bowls (£18) and mugs (£12) until Sunday 29 March with code SPRING20. https://tidewater.example/spring'
const CHANGES: Operation[] = [
  { op: 'set', ref: 's1.heading', value: 'Bowls for slow mornings' },
  { op: 'theme', accent: '#2c6a48' },
  { op: 'style', ref: 's2.text', style: { 'font-size': '18px' } },
  { op: 'move', ref: 's4', before: 's2' },
  { op: 'remove', ref: 's5' },
  { op: 'set', ref: 's3.text', value: 'A shorter text.' }
]

function largeEmail(): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (let index = 1; batch.email.html.length < SIZE; index += 1) {
    const content = { heading: `Section ${index}`, text: 'Forty bowls, twelve jugs and one very stubborn teapot.' }
    batch.apply({ op: 'add', kind: 'text', content: { ...content, text: `${content.text} `.repeat(6).trim() } })
  }
  return batch.email
}

async function timeOf(limit: 'first' | 'all'): Promise<number> {
  const start = performance.now()
  const context = { signal: new AbortController().signal, seed: 7, today: new Date(), siteUrl: 'http://localhost:4321' }
  for await (const event of createEmail(BRIEF, context)) {
    if (limit === 'first' && event.type === 'operation' && event.operation.op === 'add') break
  }
  return performance.now() - start
}

const email = largeEmail()
const yardstick = median(() => parse(email.html))
console.log(`An email of ${Math.round(email.html.length / 1024)} KB; × is the time of parse5 on it.\n`)
row('parse5 (yardstick)', yardstick, yardstick)
row(
  'parse into spans',
  median(() => parseHtml(email.html)),
  yardstick
)
row(
  'outline',
  median(() => outlineOf({ ...email })),
  yardstick
)
row(
  'batch of six operations, outline read',
  median(() => applyAll(email)),
  yardstick,
  5
)
row(
  'batch of six operations, cold',
  median(() => applyAll({ ...email })),
  yardstick
)
row(
  'compile',
  median(() => compile({ ...email }, { siteUrl: 'https://mailwright.example' }), 20),
  yardstick,
  20
)
row(
  'juice on the same email',
  median(() => juice(`<style>${email.css}</style>${email.html}`), 5),
  yardstick
)
row('built-in designer, first section', await medianAsync(() => timeOf('first')), yardstick, 200)
row('built-in designer, whole email', await medianAsync(() => timeOf('all')), yardstick, 500)

function applyAll(source: EmailSource) {
  const batch = createBatch(source)
  for (const operation of CHANGES) batch.apply(operation)
}
