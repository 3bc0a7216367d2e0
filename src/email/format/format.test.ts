import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { knownEmails } from '../../../tests/helpers/known-emails.ts'
import { parseHtml } from '../source/parse.ts'
import { applySplices } from '../source/splice.ts'
import { formatCss, isSameCss } from './format-css.ts'
import { formatHtml } from './format-html.ts'

const EMAILS = knownEmails()

function formatted(html: string, css = ''): string {
  const answer = formatHtml(html, css)
  return answer.ok ? applySplices(html, answer.splices) : answer.reason
}

interface Node {
  nodeName: string
  value?: string
  data?: string
  attrs?: unknown
  childNodes?: Node[]
}

/** What parse5 sees, white space apart: an oracle that knows nothing of our parser. */
function seen({ nodeName, value, data, attrs, childNodes = [] }: Node): unknown {
  const children = childNodes.map(seen).filter(child => child !== '')
  return value === undefined ? [nodeName, data, attrs, children] : value.replace(/\s+/g, '')
}

/** The words as one reads them: blanks between words of a line count, lines by themselves do not. */
const words = (html: string) =>
  parseHtml(html)
    .source.replace(/<!--[\s\S]*?-->|<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/\s*<\/?(table|tbody|tr|td|th|div|p|h\d|ul|li|body|html|head|br|center)\b[^>]*>\s*/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/[ \t\r\n]*\n[ \t\r\n]*/g, '\n')
    .replace(/[ \t]+/g, ' ')

test.for(EMAILS)('%s stays the same email, in order', ([, { html, css }]) => {
  const after = formatted(html, css)

  expect(seen(parseFragment(after) as Node)).toEqual(seen(parseFragment(html) as Node))
  expect(formatted(after, css)).toBe(after)
})

test.for(EMAILS.filter(([name]) => name.endsWith('.ops')))(
  '%s keeps each blank between its words',
  ([, { html, css }]) => {
    expect(words(formatted(html, css)).trim()).toBe(words(html).trim())
  }
)

test.for(EMAILS)('the styles of %s stay the same, in order', ([, { css }]) => {
  const answer = formatCss(css)

  expect(answer.ok).toBe(true)
  const after = applySplices(css, answer.ok ? answer.splices : [])
  expect(isSameCss(css, after)).toBe(true)
})

test('rows stand on lines of their own, and words in a line stay in it', () => {
  const html = '<table><tr><td><p>Forty <b>bowls</b>, <i>twelve</i><a href="#">jugs</a></p></td></tr></table>'

  expect(formatted(html)).toBe(
    '<table>\n  <tr>\n    <td>\n      <p>Forty <b>bowls</b>, <i>twelve</i><a href="#">jugs</a></p>\n    </td>\n  </tr>\n</table>\n'
  )
})

test('columns that stand in a line get no blank between them', () => {
  const column = (name: string) => `<div style="display:inline-block">${name}</div>`
  const between = '<!--[if mso]></td><td><![endif]-->'

  expect(formatted(column('A') + between + column('B'))).toContain(`</div>${between}<div`)
  expect(formatted('<div class="c">A</div><div class="c">B</div>', '.c{display:inline-block}')).toContain('</div><div')
  expect(formatted('<div>A</div><div>B</div>')).toContain('</div>\n<div>')
})

test('comments for Outlook, template tags and what keeps its white space stay byte for byte', () => {
  const comment = '<!--[if mso]><table   ><tr>\n <td><![endif]-->'
  const html = `<div>${comment}<p>{{  name   }}</p><pre>  a\n   b</pre>{% if   x %}<p>c</p>{% endif %}</div>`

  for (const kept of [comment, '{{  name   }}', '<pre>  a\n   b</pre>', '{% if   x %}'])
    expect(formatted(html)).toContain(kept)
})

test('what is broken is left as it is, and says so', () => {
  expect(formatted('<td <p>x</p>')).toContain('nothing was changed')
  expect(formatCss('.a { color: red').ok).toBe(false)
})

test('a style sheet stands one declaration a line', () => {
  const css = '.a>.b,.c{color:red;margin:0 "x  y"}'
  const answer = formatCss(css)

  expect(answer.ok && applySplices(css, answer.splices)).toBe('.a>.b,\n.c {\n  color: red;\n  margin: 0 "x  y"\n}\n')
})

test('any HTML keeps its words and elements, or stays as it is', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<td>',
    ' ',
    '\n',
    'a',
    'b c',
    '{{x}}',
    '<!-- y -->',
    '<br>',
    '<pre>',
    '</pre>',
    '<span class="c  d">',
    '</span>'
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const html = pieces.join('')
      const answer = formatHtml(html, '')
      if (!answer.ok) return
      const after = applySplices(html, answer.splices)
      expect(seen(parseFragment(after) as Node)).toEqual(seen(parseFragment(html) as Node))
      expect(words(after).trim()).toBe(words(html).trim())
    })
  )
})
