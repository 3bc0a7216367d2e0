import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { htmlToInline, inlineToHtml } from './inline.ts'
import { nodeText } from './inline-node.ts'
import { parseInline } from './inline-tree.ts'
import { tidyText } from './paragraphs.ts'

const SPANS = [
  '[',
  ']',
  '[a',
  '](https://b)',
  ']{underline}',
  ']{color=#1f4d3f}',
  ']{strike color=brand size=20}',
  ']{z}'
]

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
    ['[so]{underline} [no]{strike}', '<u>so</u> <s>no</s>'],
    [
      '[leaf]{color=#1f4d3f} [ours]{color=brand}',
      '<span style="color: #1f4d3f">leaf</span> <span style="color: var(--brand)">ours</span>'
    ],
    ['[both]{underline color=#F00}', '<u style="color: #F00">both</u>'],
    ['[[both]{color=#F00}]{underline}', '<u><span style="color: #F00">both</span></u>'],
    [
      '[all]{underline strike color=muted size=20}',
      '<span style="color: var(--muted); font-size: 20px; text-decoration: underline line-through">all</span>'
    ],
    ['**a [b *c*]{underline} d**', '<strong>a <u>b <em>c</em></u> d</strong>'],
    [
      '[see [our **[shop]{size=22}**](https://x.example) [2]]{underline}',
      '<u>see <a href="https://x.example">our <strong><span style="font-size: 22px">shop</span></strong></a> [2]</u>'
    ],
    ['[two\nlines {{ x[0] }}]{strike}', '<s>two<br>lines {{ x[0] }}</s>'],
    [
      '[x]{y} [x]{color=blurple} [x]{size=500} [x]{strike underline} [ ]{underline} [x] {underline}',
      '[x]{y} [x]{color=blurple} [x]{size=500} [x]{strike underline} [ ]{underline} [x] {underline}'
    ],
    ['[a](https://b [c]{underline}', '[a](https://b <u>c</u>'],
    ['[a [b](https://c) d](https://e)', '[a <a href="https://c">b</a> d](https://e)'],
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
      fc.constantFrom('*', '**', '[a](https://b)', '{{c}}', '<b>', '&lt;', '\n', ' ', ...SPANS)
    )
    fc.assert(
      fc.property(fc.array(part), parts => {
        const text = tidyText(parts.join('')).replace(/\n+/g, '\n')
        expect(htmlToInline(inlineToHtml(text))).toBe(text)
      }),
      { numRuns: runs(500) }
    )
  })

  it('reads plain words among marks, tags and stray signs as they stand, whatever they are taken with', () => {
    const part = fc.constantFrom(
      '*',
      '**',
      '[a](https://b)',
      '[',
      '{{c}}',
      '{',
      '*|d|*',
      '<%',
      '%>',
      '<',
      '\n',
      'e f',
      ...SPANS
    )
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
          /<\/?(strong|em|br|a|u|s|span)( style="[^"<>]*"| href="(https?:|mailto:|tel:|sms:|#|\/|\{)[^"<>]*")?>/g,
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
    '<u class="a">x</u>',
    '<span>x</span>',
    '<span style="color: red">x</span>',
    '<span style="color: #123456; margin: 0">x</span>',
    '<u style="text-decoration: line-through">x</u>',
    '<span color="#123456">x</span>',
    '<font face="Arial">x</font>',
    '<u> </u>',
    '<strong class="a">x</strong>',
    '<strong>x',
    'x</em>',
    '<a>x</a>',
    '<a href="javascript:1">x</a>',
    '<!-- x -->',
    '*x*',
    '<b>a</b><b>b</b>'
  ])('cannot say %s', source => expect(htmlToInline(source)).toBeUndefined())

  it.each([
    ['<ins>a</ins> <strike>b</strike> <del>c</del>', '[a]{underline} [b]{strike} [c]{strike}'],
    ['<span style="text-decoration: underline">a</span>', '[a]{underline}'],
    ["<span style='text-decoration-line:line-through;'>a</span>", '[a]{strike}'],
    ['<font color="#1F4D3F">a</font>', '[a]{color=#1F4D3F}'],
    ['<span style="color:rgb(31, 77, 63);font-size:18px">a</span>', '[a]{color=#1f4d3f size=18}']
  ])('reads %s', (source, text) => {
    expect(htmlToInline(source)).toBe(text)
    expect(htmlToInline(inlineToHtml(text))).toBe(text)
  })

  it('reads thousands of brackets at once', () => {
    for (const piece of ['[', '[a](', '[a]{underline}', '*[', '](x)', ']{underline}'])
      expect(
        parseInline(`${piece.repeat(3_000)}`)
          .map(nodeText)
          .join('')
      ).toBe(piece.repeat(3_000))
    const nested = `${'['.repeat(3_000)}x${']{underline}'.repeat(3_000)}`
    expect(htmlToInline(inlineToHtml(nested))).toBe(nested)
  })

  it('leaves a link inside a link as words', () => {
    expect(inlineToHtml('[a](https://b.example)', { links: false })).toBe('[a](https://b.example)')
  })
})
