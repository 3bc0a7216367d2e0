import { expect, test } from 'vitest'
import { knownEmails } from '../../../tests/helpers/known-emails.ts'
import { applySplices } from '../source/splice.ts'
import { lintHtml } from './lint-html.ts'

const said = (html: string) => lintHtml(html).map(({ message }) => message.replaceAll('**', ''))
const mended = (html: string) => applySplices(html, lintHtml(html)[0]?.fix ?? [])
const marked = (html: string) => lintHtml(html).map(({ from, to }) => html.slice(from, to))

test.for(knownEmails())('%s is right as it stands', ([, { html }]) => {
  expect(lintHtml(html)).toEqual([])
})

test('a tag that is never closed is closed before what ends it', () => {
  expect(said('<div><b>Forty bowls</div>')).toEqual(['<b> is never closed.'])
  expect(mended('<div><b>Forty bowls</div>')).toBe('<div><b>Forty bowls</b></div>')
})

test('end tags that HTML lets one leave out are not missed', () => {
  expect(said('<ul><li>One<li>Two</ul><p>A<p>B<table><tr><td>C</table>')).toEqual([])
})

test('an end tag that closes nothing is taken out', () => {
  expect(said('<p>Bowls</p></div>')).toEqual(['</div> closes nothing that is open.'])
  expect(mended('<p>Bowls</p></div>')).toBe('<p>Bowls</p>')
})

test('of two branches either may open what stands behind both', () => {
  expect(said('{% if a %}<div class="a">{% else %}<div class="b">{% endif %}Hi</div>')).toEqual([])
  expect(said('<td {% if a %}class="x"{% else %}class="y"{% endif %}>Hi</td>')).toEqual([])
})

test('an attribute that is given twice keeps the first', () => {
  expect(said('<td class="a" id="b" class="c">Hi</td>')).toEqual([
    'class stands here a second time; only the first counts.'
  ])
  expect(mended('<td class="a" id="b" class="c">Hi</td>')).toBe('<td class="a" id="b">Hi</td>')
})

test.for([
  ['<h1>Bowls</h1><p clas', '<p is not finished: a > is missing.'],
  ['<h1>Bowls</h1><p', '<p is not finished: a > is missing.'],
  ['<h1>Bowls</h', '</h is not finished: a > is missing.'],
  ['<td <p>Bowls</p>', 'The <td> before this has no >.'],
  ['<a href="x>Bowls</a> <b class="y">z</a>', 'A quotation mark is missing or too many in this <a>.'],
  ['<p>Bowls</p><!-- and', 'This comment is never closed by -->.'],
  ['<style>p{color:red}', '<style> is never closed, so all that follows belongs to it.']
])('%s swallows what follows, and says so', ([html, message]) => {
  const fault = lintHtml(html as string).find(({ breaks }) => breaks)

  expect(fault?.message.replaceAll('**', '')).toBe(message)
})

test('the faults of a style sheet and of a style stand at their places', () => {
  const html = '<style>p{colr:red}</style><p style="font: 1px x; colr: red">Hi</p>'

  expect(marked(html)).toEqual(['colr', 'colr'])
  expect(mended(html)).toContain('<style>p{color:red}')
})

test('strings, addresses and template tags in a style name no properties', () => {
  const style = `background: url(data:image/png;base64,x); font-family: 'A; colr: b'; {{ styles; colr: x }} colour: red`

  expect(marked(`<p style="${style}">Hi</p>`)).toEqual(['colour'])
})

test('what mail clients forbid is said where it begins', () => {
  const html = '<p onclick="x()">Hi</p><script>\nx()\n</script>'

  expect(marked(html)).toEqual(['onclick="x()"', '<script>'])
  expect(lintHtml(html).every(({ severity }) => severity === 'warning')).toBe(true)
  expect(mended(html)).toBe('<p>Hi</p><script>\nx()\n</script>')
})

test('conditions for Outlook come in pairs', () => {
  expect(said('<!--[if mso]><table> --><p>Hi</p>')).toEqual(['This condition for Outlook is not ended by <![endif].'])
  expect(mended('<!--[if mso]><p>Hi</p>-->')).toBe('<!--[if mso]><p>Hi</p><![endif]-->')
  expect(said('<!--[if !mso]><!--><p>Hi</p>')[0]).toContain('is not ended')
  expect(said('<p>Hi</p><!--<![endif]-->')[0]).toContain('ends no condition')
})

test('tables that only Outlook sees are opened and closed as often', () => {
  const open = '<!--[if mso]><table><tr><td><![endif]-->'
  const close = '<!--[if mso]></td></tr></table><![endif]-->'

  expect(said(`${open}<p>Hi</p>${close}`)).toEqual([])
  expect(said(`${open}<p>Hi</p>`)).toEqual(['<table> is never closed in the comments for Outlook.'])
  expect(said(`<p>Hi</p>${close}`)).toEqual(['</table> closes nothing in the comments for Outlook.'])
})
