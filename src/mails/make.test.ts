import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { compile } from '../email/compile/compile.ts'
import { lintCss } from '../email/lint/lint-css.ts'
import { lintHtml } from '../email/lint/lint-html.ts'
import { emailOf, makeFiles } from './make.ts'
import { HOSTED_WORDS, WORDS } from './words.ts'

const MADE = join(import.meta.dirname, 'made')
const files = [...makeFiles()]
const ALL_WORDS = [...Object.values(WORDS), ...Object.values(HOSTED_WORDS)]

/** What mail clients need and pages do without. */
const FOR_MAIL_CLIENTS = {
  'no-inline-style': 'off',
  'no-conditional-comment': 'off',
  'no-deprecated-attr': 'off',
  'prefer-native-element': 'off',
  'prefer-tbody': 'off',
  'presentation-role-style': 'off',
  'doctype-style': 'off'
} as const
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: FOR_MAIL_CLIENTS })
)

test('what lies in made/ is what would be made now: after a change, run `npm run mails`', () => {
  const lying = readdirSync(MADE, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  expect(lying).toHaveLength(files.length)
  for (const [name, text] of files) expect([name, readFileSync(join(MADE, name), 'utf8')]).toEqual([name, text])
})

test.each(files.filter(([name]) => name.endsWith('.html')))('%s is valid', async (_name, html) => {
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => [ruleId, line, message]))
  ).toEqual([])
})

test.each(ALL_WORDS.map(words => [words.subject, words] as const))(
  '"%s" has no fault by our own checks',
  (_, words) => {
    const email = emailOf(words)
    expect([...lintHtml(email.html), ...lintCss(email.css)]).toEqual([])
    const compiled = compile(email, { siteUrl: 'https://mailwright.example' })
    expect(compiled).toMatchObject({ ok: true, notes: [] })
    expect(compiled.ok && compiled.bytes).toBeLessThan(20_000)
  }
)

test('as plain text each address has a line of its own', () => {
  const texts = files.filter(([name]) => name.endsWith('.txt')).map(([, text]) => text)
  const lines = texts.flatMap(text => text.split('\n')).filter(line => line.includes('URL }}'))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter(line => !/^\{\{ \.\w+ \}\}$/.test(line))).toEqual([])
})

test('what Supabase Auth sends has no place that it does not fill', () => {
  const theirs = 'confirmation invite magic-link email-change-new recovery reauthentication'.split(' ')
  for (const [name, html] of files) {
    const isTheirs = name.startsWith('hosted/') || theirs.some(each => name === `${each}.html`)
    const places = [...html.matchAll(/\{\{ \.(\w+) \}\}/g)].map(([, place]) => place)
    const known = ['ConfirmationURL', 'Token', 'Email', 'NewEmail', 'OldEmail', 'SiteURL']
    if (isTheirs) expect([name, places.filter(place => !known.includes(place ?? ''))]).toEqual([name, []])
  }
})
