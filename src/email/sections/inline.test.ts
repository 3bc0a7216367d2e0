import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToInline, inlineToHtml } from './inline.ts'
import { nodeText, parseInline } from './inline-tree.ts'
import { tidyText } from './paragraphs.ts'

describe('inline syntax', () => {
  it.each([
    ['**bold** and *italic*', '<strong>bold</strong> and <em>italic</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    [
      '[our **shop**](https://x.example/?a=1&b=2)',
      '<a href="https://x.example/?a=1&amp;b=2">our <strong>shop</strong></a>'
    ],
    ['Hello {{ first_name }}, *|FNAME|* <% name %>', 'Hello {{ first_name }}, *|FNAME|* <% name %>'],
    ['[stop]({{unsubscribe}})', '<a href="{{unsubscribe}}">stop</a>'],
    ['one\ntwo', 'one<br>two'],
    ['a < b & "c"', 'a &lt; b &amp; "c"'],
    ['5 * 3 * 2 = 30', '5 * 3 * 2 = 30'],
    ['**open', '**open'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['{{ a }}<img onerror=x>{{ b }}', '{{ a }}&lt;img onerror=x&gt;{{ b }}'],
    ['{{ <img onerror=x> }}', '{{ &lt;img onerror=x&gt; }}']
  ])('writes %j', (text, source) => {
    expect(inlineToHtml(text)).toBe(source)
    expect(htmlToInline(source)).toBe(text)
  })

  it('comes back from HTML as it was, whatever the text', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('*', '**', '[a](https://b)', '{{c}}', '<b>', '&lt;', '\n', ' ')
    )
    fc.assert(
      fc.property(fc.array(part), parts => {
        const text = tidyText(parts.join('')).replace(/\n+/g, '\n')
        expect(htmlToInline(inlineToHtml(text))).toBe(text)
      }),
      { numRuns: 500 }
    )
  })

  it('reads plain words among marks, tags and stray signs as they stand, whatever they are taken with', () => {
    const part = fc.constantFrom('*', '**', '[a](https://b)', '[', '{{c}}', '{', '*|d|*', '<%', '%>', '<', '\n', 'e f')
    fc.assert(
      fc.property(fc.array(part), parts => {
        const text = parts.join('')
        expect(parseInline(text).map(nodeText).join('')).toBe(text)
        const texts = parseInline(text).map(({ type }) => type)
        expect(texts.some((type, at) => type === 'text' && texts[at + 1] === 'text')).toBe(false)
      })
    )
  })

  it('writes no element but its own, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const rest = inlineToHtml(text).replace(
          /<\/?(strong|em|br|a)( href="(https?:|mailto:|tel:|sms:|#|\/|\{)[^"<>]*")?>/g,
          ''
        )
        expect(rest.replace(/<%[^<>]*%>/g, '')).not.toMatch(/[<>]/)
      })
    )
  })

  it('reads older marks and white space as a browser does', () => {
    expect(htmlToInline('\n  <b>bold</b>\n  and <i>italic</i> <br />\n next ')).toBe('**bold** and *italic*\nnext')
    expect(htmlToInline('caf&eacute; &amp; bar')).toBe('café & bar')
  })

  it.each([
    '<u>x</u>',
    '<strong class="a">x</strong>',
    '<strong>x',
    'x</em>',
    '<a>x</a>',
    '<a href="javascript:1">x</a>',
    '<!-- x -->',
    '*x*',
    '<b>a</b><b>b</b>'
  ])('cannot say %s', source => expect(htmlToInline(source)).toBeUndefined())

  it('leaves a link inside a link as words', () => {
    expect(inlineToHtml('[a](https://b.example)', { links: false })).toBe('[a](https://b.example)')
  })
})
