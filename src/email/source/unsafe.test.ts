import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { removeUnsafe } from './unsafe.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** What a browser would still run, as parse5 sees it. */
function dangers(html: string): string[] {
  const found: string[] = []
  const walk = (nodes: Node[]): void => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue
      if (/^(script|iframe|object|embed|base|svg|math|form|input|applet|frame)$/.test(node.tagName))
        found.push(node.tagName)
      for (const { name, value } of node.attrs) {
        if (name.startsWith('on') || name === 'srcdoc') found.push(name)
        if (name === 'http-equiv' && value.toLowerCase().trim() === 'refresh') found.push('refresh')
        if (!/^(href|src|background|action|formaction|data|poster)$/.test(name)) continue
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
        if (/^(javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, '')))
          found.push(`${name}=${value}`)
      }
      walk(node.childNodes)
      if ('content' in node) walk((node.content as DefaultTreeAdapterTypes.DocumentFragment).childNodes)
    }
  }
  walk(parse(html, { scriptingEnabled: false }).childNodes)
  return found
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/a.js></SCRIPT >',
  '<script/x>alert(1)</script',
  '<scr<script></script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<IMG SRC=x OnErRoR\n=\n"alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="VBScript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data=x></object><embed src=x><base href=//x>',
  '<meta http-equiv=refresh content="0;url=//x">',
  '<meta http-equiv=" Refresh" content="0;url=//x">',
  '<link rel=import href=//x>',
  '<form action=//x><input name=a><button formaction=javascript:alert(1)>b</button></form>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><!--</style><img src=x onerror=alert(1)>--></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--x--!><img src=x onerror=alert(1)>-->',
  '{{ <img src=x onerror=alert(1)> }}',
  '<a title="{{ " onmouseover="alert(1)" }}">x</a>',
  '<a title="{% " %}" onmouseover="alert(1)">x</a>',
  '<title><img title="</title><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style><img title="</style><img src=x onerror=alert(1)>"></style>',
  '<div style="background:url(java\\script:alert(1))" onclick=x>y</div>',
  '<img src=x one\0rror=x onerror=alert(1)>',
  '<table><tr><td><form><td><script>x</script>',
  '<a href="{{}}javascript:alert(1)">x</a>',
  '<form[[ y ]]title=""onload=alert(1)>x</form>',
  '<p>{{ a }}</p><b{{ x }}title=""onclick=alert(1)>'
]

test.each(HOSTILE)('nothing that runs is left of %s', html => {
  expect(dangers(removeUnsafe(html))).toEqual([])
})

test('nothing that runs is left of any mixture', () => {
  const bits = HOSTILE.flatMap(html => html.split(/(?=[<>"' =])/))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 14 }), parts => {
      expect(dangers(removeUnsafe(parts.join('')))).toEqual([])
    }),
    { numRuns: runs(3_000) }
  )
})

test('what is safe stays as it is, byte for byte', () => {
  const html =
    '<a href="HTTPS://example.com?a=1&b={{ id }}" style="color:red">one</a><img src="data:image/png;base64,AA" alt=""><!--[if mso]><v:rect href="https://x"></v:rect><![endif]--><a href="mailto:a@b.c">m</a>'
  expect(removeUnsafe(html)).toBe(html)
})

test('scripts that only Outlook would see go too', () => {
  expect(removeUnsafe('<!--[if mso]><script>x</script><b>y</b><![endif]-->')).toBe('<!--[if mso]><b>y</b><![endif]-->')
})

test.each([
  '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato">',
  '<link rel="STYLESHEET" href="https://use.typekit.net/abc.css">',
  '<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>'
])('what brings web fonts stays: %s', html => {
  expect(removeUnsafe(html)).toBe(html)
})

test.each([
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<link rel=stylesheet href="https://fonts.googleapis.com.evil.example/a.css">',
  '<link rel=stylesheet href="https://fonts.googleapis.com@evil.example/a.css">',
  '<link rel=stylesheet href="https://fonts.googleapis.com\\@evil.example/a.css">',
  '<link rel=stylesheet href="https://fonts.googleapis.com&#9;.evil.example/a.css">',
  '<link rel=stylesheet href="//fonts.googleapis.com/css">',
  '<link rel=stylesheet href="https://fonts.gstatic.com/a.css">',
  '<link rel="preconnect" href="https://evil.example">',
  '<link rel="icon stylesheet" href="https://use.typekit.net/a.css"><link href="https://use.typekit.net/a.css">'
])('no other link stays: %s', html => {
  expect(removeUnsafe(html)).toBe('')
})

test('nothing plays by itself', () => {
  expect(removeUnsafe('<video autoplay src="https://x.example/a.mp4" AutoPlay=autoplay controls></video>')).toBe(
    '<video src="https://x.example/a.mp4" controls></video>'
  )
})

test('what Outlook hides from others stays hidden, and what is in it is safe', () => {
  const html = '<!--[if mso]><noscript><xml><o:AllowPNG/></xml></noscript><![endif]-->'
  expect(removeUnsafe(`${html}<noscript>x</noscript>`)).toBe(`${html}x`)
  expect(removeUnsafe('<!--[if mso]><noscript><script>x</script></noscript><![endif]-->')).toBe(
    '<!--[if mso]><noscript></noscript><![endif]-->'
  )
})

test('the inside of forms stays, without their fields', () => {
  expect(removeUnsafe('<form action="x"><p>Hi</p><input><button>Go</button></form>')).toBe('<p>Hi</p>Go')
})
