import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { MANGLED_EMAILS } from '../source/fixtures/mangled.ts'
import { compile } from './compile.ts'
import { previewDocument } from './preview.ts'

const answerTo = (email: Partial<EmailSource>) =>
  compile({ ...BLANK_EMAIL, ...email }, { siteUrl: 'https://mail.example' })
const whole = (head: string, body: string): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

test.each([
  ['a universal selector', { html: whole('<style>*{margin:0}</style>', '<p>x</p>') }, '<p style="margin: 0">x</p>'],
  ['a negation', { html: '<p>x<br>y</p>', css: ':not(br) { margin: 0 }' }, '<p style="margin: 0">x<br>y</p>'],
  [
    'classes given twice',
    { html: '<p class="a" class="b">x</p>', css: '.a { color: red }' },
    '<p style="color: red">x</p>'
  ],
  ['marks given twice', { html: '<p data-slot=a data-slot=b>x</p>' }, '<p>x</p>'],
  ['a class without its value', { html: '<p class=\n>x</p>', css: 'p { margin: 0 }' }, '<p style="margin: 0">x</p>'],
  ['addresses given twice', { html: '<a href=/a href=/b>x</a>' }, '<a href="https://mail.example/a" href=/b>x</a>'],
  [
    'elements named as what every object has',
    { html: '<constructor>x</constructor><__proto__>y' },
    '<constructor>x</constructor><__proto__>y'
  ],
  [
    'values five thousand deep',
    { html: '<p>x</p>', css: `p { margin: 0; color: ${'var(--a, '.repeat(5_000)}red${')'.repeat(5_000)} }` },
    '<p style="margin: 0">x</p>'
  ]
] as [string, Partial<EmailSource>, string][])('%s compiles', (_, email, expected) => {
  expect(answerTo(email)).toMatchObject({ ok: true, html: expect.stringContaining(expected) })
})

test.each([
  ['style', '<style '],
  ['style', '<style>p { margin: 0'],
  ['title', '<title>Hello']
])('a <%s> that swallows the email (%s) is refused in words', (name, head) => {
  expect(answerTo({ html: whole(head, '<p>x</p>') })).toMatchObject({
    ok: false,
    code: 'unclosed',
    reason: expect.stringContaining(`End it with </${name}>.`)
  })
})

test('elements deeper in each other than browsers nest them are refused in words', () => {
  expect(answerTo({ html: '<table><tr><td>'.repeat(3_000) })).toMatchObject({
    code: 'too_deep',
    reason: expect.stringContaining('more than 512 deep')
  })
  expect(answerTo({ html: `${'<div>'.repeat(480)}x${'</div>'.repeat(480)}` })).toMatchObject({ ok: true })
})

test('values that name each other twice, forty deep, are no work', () => {
  const names = Array.from({ length: 30 }, (_, at) => `--v${at}: var(--v${at + 1}, var(--v${at + 1}))`).join(';')
  const css = `:root { ${names} } ${'p { color: var(--v0, red) }'.repeat(200)}`
  expect(answerTo({ html: '<p>x</p>', css })).toMatchObject({ html: expect.stringContaining('color: red') })
})

test('no email breaks compile or the preview off, however it is mangled', () => {
  fc.assert(
    fc.property(MANGLED_EMAILS, email => {
      const answer = answerTo(email)
      expect(answer.ok ? undefined : answer.cause).toBeUndefined()
      previewDocument({ ...BLANK_EMAIL, ...email }, { markElements: true, siteUrl: 'https://mail.example' })
    }),
    { numRuns: runs(400) }
  )
})
