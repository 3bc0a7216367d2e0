// `npm run bench`: times of the core and of the offline designer, beside yardsticks measured in the same run.
import { parse } from 'parse5'
import { compile } from '../src/email/compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../src/email/email.ts'
import { lintCss } from '../src/email/lint/lint-css.ts'
import { lintHtml } from '../src/email/lint/lint-html.ts'
import { createBatch } from '../src/email/operations/batch.ts'
import type { Operation } from '../src/email/operations/operation.ts'
import { outlineOf } from '../src/email/outline/outline.ts'
import { NEWSLETTER } from '../src/email/source/fixtures/emails.ts'
import { parseHtml } from '../src/email/source/parse.ts'
import { benchDesigner } from './designer.ts'
import { SIZE, sectionsEmail } from './emails.ts'
import { benchHistory } from './history.ts'
import { inlineAlone, juiceAlone, withStyleTag } from './inliners.ts'
import { row, takingTurns, timesAsLong } from './measure.ts'
import { benchPictures } from './pictures.ts'

const CHANGES: Operation[] = [
  { op: 'set', ref: 's1.heading', value: 'Bowls for slow mornings' },
  { op: 'theme', accent: '#2c6a48' },
  { op: 'style', ref: 's2.text', style: { 'font-size': '18px' } },
  { op: 'move', ref: 's4', before: 's2' },
  { op: 'remove', ref: 's5' },
  { op: 'set', ref: 's3.text', value: 'A shorter text.' }
]

/** A newsletter as people bring it along: rows and rows in one table, a rule for nearly every element. */
function newsletterEmail(): EmailSource {
  const rows = /<tr><td>\n[\s\S]*<\/td><\/tr>/.exec(NEWSLETTER)?.[0] ?? ''
  const more = rows.replace(' id="lead"', '').repeat(Math.ceil(SIZE / rows.length))
  return { ...BLANK_EMAIL, html: NEWSLETTER.replace(rows, () => rows + more) }
}

async function benchCore(email: EmailSource) {
  console.log(
    `\nAn email of ${Math.round(email.html.length / 1024)} KB made of sections; × is the time of parse5 on it.\n`
  )
  const times = await takingTurns({
    parse5: () => parse(email.html),
    spans: () => parseHtml(email.html),
    outline: () => outlineOf({ ...email }),
    batch: () => applyAll(email),
    coldBatch: () => applyAll({ ...email }),
    compile: () => compileNow(email)
  })
  row('parse5 (yardstick)', times.parse5, times.parse5)
  row('parse into spans', times.spans, times.parse5)
  row('outline', times.outline, times.parse5)
  row('batch of six operations, outline read', times.batch, times.parse5, 5)
  row('batch of six operations, cold', times.coldBatch, times.parse5)
  row('compile', times.compile, times.parse5, 20)
}

/** What is looked at after each pause of typing. */
async function benchLint({ html }: EmailSource) {
  const css = '.hero-heading { margin: 0 0 20px; font-size: var(--hero-size); color: #1c2f28 }\n'.repeat(SIZE / 80)
  console.log(
    `\nLint of ${Math.round(html.length / 1024)} KB of HTML and of ${Math.round(css.length / 1024)} KB of CSS.\n`
  )
  const times = await takingTurns({ parse5: () => parse(html), html: () => lintHtml(html), css: () => lintCss(css) })
  row('parse5 (yardstick)', times.parse5, times.parse5)
  row('lint of HTML', times.html, times.parse5, 15)
  row('lint of CSS', times.css, times.parse5, 15)
}

/** Beside juice, which only inlines: our inliner at the same work, and the whole of compile. */
async function benchInliners(name: string, email: EmailSource) {
  const document = withStyleTag(email.html, email.css)
  console.log(`\nInlining ${name}, ${Math.round(document.length / 1024)} KB.\n`)
  const times = await takingTurns(
    {
      parse5: () => parse(document),
      ours: () => inlineAlone(document),
      compile: () => compileNow(email),
      juice: () => juiceAlone(document)
    },
    12
  )
  row('parse5 (yardstick)', times.parse5, times.parse5)
  row('our inliner alone', times.ours, times.parse5)
  row('compile: shell, inlining, dark mode, text …', times.compile, times.parse5, 20)
  row('juice, which only inlines', times.juice, times.parse5)
  console.log(`juice takes ${timesAsLong(times.juice, times.ours)} times as long as our inliner at the same work,`)
  console.log(`and ${timesAsLong(times.juice, times.compile)} times as long as the whole of compile.`)
}

const compileNow = (email: EmailSource) => compile({ ...email }, { siteUrl: 'https://mailwright.example' })

function applyAll(source: EmailSource) {
  const batch = createBatch(source)
  for (const operation of CHANGES) batch.apply(operation)
}

const sections = sectionsEmail()
console.log(`${' '.repeat(44)}${'least'.padStart(9)}${'middle'.padStart(9)}`)
await benchCore(sections)
await benchLint(newsletterEmail())
await benchHistory(sections)
await benchInliners('the email of sections', sections)
await benchInliners('a newsletter brought along', newsletterEmail())
await benchDesigner(sections)
await benchPictures(sections)
