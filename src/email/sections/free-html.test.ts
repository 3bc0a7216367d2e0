import { expect, test } from 'vitest'
import { compile } from '../compile/compile.ts'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { parseHtml } from '../source/parse.ts'
import { DEFAULT_THEME } from '../theme/theme.ts'
import { themeTokens } from '../theme/tokens.ts'
import { renderSection } from './catalogue.ts'
import { FREE_CLASSES, FREE_COLOURS } from './free-classes.ts'
import { freshHtmlFault, htmlFault } from './free-html.ts'
import { normaliseSection } from './normalise.ts'
import { readSection } from './read.ts'
import { TONES } from './section.ts'
import { SECTION_STYLES } from './styles.ts'

const SITE = { siteUrl: 'https://mail.example' }

function sent(html: string, layout = 'plain') {
  const added = applyOperations(BLANK_EMAIL, [{ op: 'add', kind: 'free', layout, content: { html } }], {
    onRefusal: 'skip'
  })
  expect(added.refused).toEqual([])
  const compiled = compile(added.email, SITE)
  if (!compiled.ok) throw new Error('It was refused.')
  return compiled.html
}

test.each([
  '<p>One</p>',
  '<h2 class="heading">  Two\n   lines </h2>\r\n\t<p>&amp; more &nbsp; {{ name }}</p>',
  '<!-- note --><div style=\'color: red\'><IMG SRC="/media/a.png" alt=x><br/></div>',
  '<table><tr><td>a<td>b</table>',
  '<!--[if mso]><table><tr><td><![endif]--><p>x $& $1</p><!--[if mso]></td></tr></table><![endif]-->'
])('%j is kept to the byte on every ground', html => {
  for (const tone of TONES)
    for (const layout of ['plain', 'full']) {
      const made = normaliseSection({ kind: 'free', layout, tone, content: { html: ` ${html}\n` } })
      if (!made.ok) throw new Error(made.reason)
      const drawn = renderSection(made.section)
      expect(drawn).toContain(html)
      expect(readSection(parseHtml(drawn))).toEqual({ kind: 'free', layout, tone, content: { html } })
    }
})

test.each([
  ['<script>x</script>', 'script'],
  ['<p onclick="x">a</p>', 'onclick'],
  ['<p><a href="javascript:x">a</a></p>', 'href'],
  ['<div><p>open</p>', 'not whole'],
  ['</td></tr><p>a</p>', 'not whole'],
  ['<style>p{}</style><p>a</p>', 'without <html>'],
  ['<body><p>a</p></body>', 'without <html>'],
  ['<tr><td>a</td></tr>', 'stands in a <table>'],
  ['<p data-slot="heading">a</p>', 'data-slot']
])('%s is refused', (html, reason) => {
  expect(htmlFault(html)).toContain(reason)
  expect(normaliseSection({ kind: 'free', content: { html } })).toMatchObject({ ok: false })
})

test('what is wider than there is room is refused, with what to write instead', () => {
  expect(freshHtmlFault('<img src="/a.png" alt="" width="600">', 'plain')).toBe(
    'A <img> is 600 px wide, and there are 520: write width="100%", or at most 520, or the layout "full" for 600 px.'
  )
  expect(freshHtmlFault('<img src="/a.png" alt="" width="600">', 'full')).toBeUndefined()
  expect(freshHtmlFault('<div style="max-width: 900px; width: 50em">a</div>', 'full')).toContain('850 px')
  expect(freshHtmlFault('<p style="border-width: 900px; width: 100%">a</p>', 'plain')).toBeUndefined()
  const cells = (width: number) =>
    `<table><tr><td width="${width}">a</td><td style="width:${width}px">b</td></tr></table>`
  expect(freshHtmlFault(cells(261), 'plain')).toContain('A <tr> is 522 px wide')
  expect(freshHtmlFault(cells(260), 'plain')).toBeUndefined()
  expect(freshHtmlFault('<p>a</p> loose', 'plain')).toContain('Words stand in an element')
})

test.each(FREE_CLASSES)('$name has rules, and its example can be sent', ({ name, example }) => {
  const css = SECTION_STYLES.base + SECTION_STYLES.kind('free')
  for (const each of name.split(/,? /).filter(word => !/^(stack|cell)$/.test(word)))
    expect(css).toMatch(new RegExp(`\\.${each}(?![\\w-])`))
  expect(sent(example)).not.toContain('var(')
})

test('colours that are named are those of a theme', () => {
  expect(Object.keys(themeTokens(DEFAULT_THEME))).toEqual(expect.arrayContaining([...FREE_COLOURS]))
})

const exampleOf = (name: string) => FREE_CLASSES.find(each => each.name.startsWith(name))?.example ?? ''

test('a gradient stands over a solid colour, words on it are coloured for that', () => {
  const html = sent(exampleOf('glow'))
  const cell = /<td[^>]*linear-gradient[^>]*>/.exec(html)?.[0]
  expect(cell).toContain(`background-color: ${DEFAULT_THEME.brand}`)
  expect(html).toMatch(new RegExp(`<p[^>]*color: ${themeTokens(DEFAULT_THEME)['--on-brand']}[^>]*>From`))
})

test('columns are cells with a width, which Outlook sets side by side, and stack on phones', () => {
  const html = sent(exampleOf('grid'))
  expect(html).toMatch(/<td[^>]*width="248"[^>]*>[\s\S]*<td[^>]*width="24"[^>]*>[\s\S]*<td[^>]*width="248"/)
  expect(html).toMatch(/@media \(max-width: 480px\)[\s\S]*\.stack \{[^}]*display: block !important/)
  expect(html).not.toMatch(/display: (flex|grid)/)
})

test('what is turned says nothing more than that', () => {
  expect(sent(exampleOf('tilt'))).toMatch(/<table[^>]*style="[^"]*transform: rotate\(-3deg\)/)
})
