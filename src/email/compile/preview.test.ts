import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { NEWSLETTER, OUTLOOK } from '../source/fixtures/emails.ts'
import { parseHtml } from '../source/parse.ts'
import { DEFAULT_THEME, themeCss } from '../theme/theme.ts'
import { previewDocument } from './preview.ts'

test.each([
  ['a fragment', '<p>{{ a }}<b>x</b></p><script>1</script><form><i>y</i></form>'],
  ['a newsletter', NEWSLETTER],
  ['an email made for Outlook', OUTLOOK]
])('a mark on every element of %s finds its source element', (_, html) => {
  const source = parseHtml(html)
  const shown = parseHtml(previewDocument({ ...BLANK_EMAIL, html }, { markElements: true }))
  const marked = shown.elements.filter(({ index }) => shown.attribute(index, 'data-at') !== undefined)
  for (const { index, name } of marked)
    expect(source.elements[Number(shown.attribute(index, 'data-at'))]?.name).toBe(name)
  const gone = source.elements.filter(({ name }) => /^(script|form)$/.test(name))
  expect(marked).toHaveLength(source.elements.length - gone.length)
})

test('in place of what is nested too deep for browsers stands why', () => {
  const html = '<table><tr><td>'.repeat(3_000)
  const shown = previewDocument({ ...BLANK_EMAIL, html, preheader: 'Peek' }, { markElements: true })
  expect(shown).toContain('The HTML has elements more than 512 deep in each other')
  expect(parseHtml(shown).elements.length).toBeLessThan(40)
})

test('a pasted mark does not count', () => {
  const html = previewDocument({ ...BLANK_EMAIL, html: '<p data-at="7">x</p>' }, { markElements: true })
  const doc = parseHtml(html)
  const [p] = doc.elements.filter(({ name }) => name === 'p')
  expect(doc.attribute(p?.index ?? -1, 'data-at')).toBe('0')
})

test('variables stay variables, and nothing runs', () => {
  const css =
    ':root { --a: red } p { color: var(--a) } @import "x"; q { background: url(javascript:1) } b { content: "</style><script>1</script>" }'
  const html = previewDocument({ ...BLANK_EMAIL, html: '<p onclick=x>y</p>', css })
  expect(html).toContain('p { color: var(--a) }')
  expect(html).not.toMatch(/onclick|@import|javascript/)
  expect(parseHtml(html).elements.some(({ name }) => name === 'script')).toBe(false)
})

test('in the dark the theme takes its dark colours, and only rules for dark devices hold', () => {
  const css = `${themeCss(DEFAULT_THEME)}@media (prefers-color-scheme: dark) { p { color: red } }`
  const [day, night] = (['light', 'dark'] as const).map(scheme => previewDocument({ ...BLANK_EMAIL, css }, { scheme }))
  expect(day).toContain('@media (max-width: 0) { p { color: red } }')
  expect(night).toContain('@media (min-width: 0) { p { color: red } }')
})

test('what an email takes after dark stands over its own rules', () => {
  const shown = previewDocument(
    { ...BLANK_EMAIL, css: 'p { color: red }' },
    { scheme: 'dark', night: 'p { color: blue }' }
  )
  expect(shown).toMatch(/p \{ color: red \}\s+p \{ color: blue \}/)
})

test('a document that brings its own rules for the dark shows them, and words about them stay words', () => {
  const html =
    '<html><head><style>@media (prefers-color-scheme:dark){p{color:red}}</style></head><body><p>(prefers-color-scheme: dark)</p></body></html>'
  const shown = previewDocument({ ...BLANK_EMAIL, html }, { scheme: 'dark' })
  expect(shown).toContain('@media (min-width: 0){p{color:red}}')
  expect(shown).toContain('<p>(prefers-color-scheme: dark)</p>')
})

test('an email keeps its own colours where a browser forces others on pages', () => {
  for (const html of ['<p>x</p>', NEWSLETTER])
    expect(previewDocument({ ...BLANK_EMAIL, html })).toContain(':root { forced-color-adjust: none }')
})
