import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownEmails } from '../../../tests/helpers/known-emails.ts'
import { applySplices } from '../source/splice.ts'
import { lintCss } from './lint-css.ts'
import { lintHtml } from './lint-html.ts'

const said = (css: string) => lintCss(css).map(({ message }) => message.replaceAll('**', ''))
const mended = (css: string) => applySplices(css, lintCss(css)[0]?.fix ?? [])

test.for(knownEmails())('the styles of %s are right as they stand', ([, { css }]) => {
  expect(lintCss(css)).toEqual([])
})

test.for([
  ['.a { colr: #1c2f28 }', 'colr is not a property. Did you mean color?', '.a { color: #1c2f28 }'],
  ['.a { color red }', 'A colon is missing after color.', '.a { color: red }'],
  [
    '.a {\n  color: red\n  margin: 0\n}',
    'A semicolon is missing at the end of this declaration.',
    '.a {\n  color: red;\n  margin: 0\n}'
  ],
  ['.a { color: red', 'This block is never closed.', '.a { color: red\n}'],
  ['} .a { color: red }', 'This } closes nothing.', ' .a { color: red }'],
  ['/* Bowls', 'This comment is never closed.', '/* Bowls */']
])('%s: %s', ([css, message, after]) => {
  expect(said(css as string)).toEqual([message])
  expect(mended(css as string)).toBe(after)
})

test.for([
  ['.a { content: "x }', 'A quotation mark is missing at the end of this text.'],
  ['.a { margin: (0 }', 'This bracket is never closed.'],
  ['.a { color: ; margin: 0 }', 'color has no value.'],
  ['.a { color: #12345 }', '#12345 is not a colour: after # stand 3 or 6 digits from 0 to f.'],
  ['.a { bowl }', 'A declaration is a property, a colon and a value, as in color: red.'],
  ['.a { bowls: 12 }', 'bowls is not a property that mail clients know.']
])('%s: %s', ([css, message]) => {
  expect(said(css as string)).toEqual([message])
})

test('hacks, prefixes, variables and template tags are no faults', () => {
  const css = `<!-- :root { --Brand: #123; --empty:; } .a { *zoom: 1; _height: 1px; -webkit-x: y; mso-line-height-rule: exactly }
    .b { color: {{ brand }}; {{ more }} background: *|GROUND|* } {% if dark %} .c { filter: progid:DX.Y(a='#12', b=2) } {% endif %} -->`

  expect(said(css)).toEqual([])
})

test('any text is read, and every mend keeps to the text', () => {
  const piece = fc.constantFrom(
    '.a{',
    '}',
    'color',
    ':',
    'red',
    ';',
    '/*',
    '*/',
    '"',
    '(',
    '@media',
    '<',
    '>',
    '</b>',
    '<b',
    '="',
    '-->',
    '<!--[if mso]>',
    '{{',
    '}}',
    '\n'
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), pieces => {
      const text = pieces.join('')
      for (const fault of [...lintCss(text), ...lintHtml(text)]) {
        expect(fault.from).toBeGreaterThanOrEqual(0)
        expect(fault.to).toBeLessThanOrEqual(text.length)
        expect(fault.from).toBeLessThanOrEqual(fault.to)
        if (fault.fix) expect(() => applySplices(text, fault.fix ?? [])).not.toThrow()
      }
    })
  )
})
