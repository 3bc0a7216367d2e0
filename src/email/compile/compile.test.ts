import juice from 'juice'
import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'
import { parseDeclarations } from '../source/declarations.ts'
import { NEWSLETTER, OUTLOOK } from '../source/fixtures/emails.ts'
import { parseHtml } from '../source/parse.ts'
import { compile } from './compile.ts'

const siteUrl = 'https://mail.example/'

function compiled(email: Partial<EmailSource>): string {
  const result = compile({ ...BLANK_EMAIL, subject: 'Hello', ...email }, { siteUrl })
  if (!result.ok) throw new Error(result.reason)
  return result.html
}

/** The fragment's part of a compiled email. */
const inside = (email: Partial<EmailSource>): string =>
  /<td align="left">\n([\s\S]*)\n<\/td>\n<\/tr>\n<\/table>\n<!--\[if mso/.exec(compiled(email))?.[1] ?? ''

const SECTIONS: Operation[] = [
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'Bowls',
      image: { src: '/media/scenes/pottery.png?c=1&v=1', alt: 'Pots' },
      button: { label: 'See', href: 'https://example.com' }
    }
  },
  { op: 'add', kind: 'features', tone: 'tint', content: { items: ['One', 'Two'].map(title => ({ title, text: 'x' })) } }
]
const made = applyOperations({ ...BLANK_EMAIL, subject: 'A & B', preheader: 'Peek "in"' }, SECTIONS, {
  onRefusal: 'stop'
}).email

/** What each element's style attribute says, shorthands as they are, one entry a property. */
function styles(html: string): Record<string, string>[] {
  const doc = parseHtml(html)
  const body = doc.elements.filter(({ name }) => !/^(html|head|meta|title|style|x-.*|link)$/.test(name))
  return body.map(({ index }) =>
    Object.fromEntries(
      parseDeclarations(doc.attribute(index, 'style') ?? '').map(({ property, value }) => [
        property,
        value.replaceAll('"', "'")
      ])
    )
  )
}

describe('inlining', () => {
  test.each([
    ['a newsletter', NEWSLETTER],
    ['an email made for Outlook', OUTLOOK.replace('*zoom: 1', 'zoom: 1')]
  ])('gives the elements of %s what juice gives them', (_, html) => {
    const juiced = juice(html, {
      applyWidthAttributes: false,
      applyHeightAttributes: false,
      applyAttributesTableElements: false
    })
    expect(styles(compiled({ html }))).toEqual(styles(juiced))
  })

  test('pictures that people uploaded are sent with the address of the site', () => {
    const html =
      '<img src="/assets/a.png" srcset="/assets/a.png 1x, /assets/b.png 2x" alt="A"><td background="/assets/c.gif">x</td>'
    const result = compile({ ...BLANK_EMAIL, html, css: 'td { background: url(/assets/d.jpg) }' }, { siteUrl })
    const sent = result.ok ? result.html : ''

    expect(sent.match(/[^"'( ]*\/assets\/\w\.\w+/g)).toEqual(
      expect.arrayContaining(['a.png', 'b.png', 'c.gif', 'd.jpg'].map(file => `https://mail.example/assets/${file}`))
    )
    expect(sent).not.toMatch(/["'( ]\/assets\//)
  })

  test('gives the sections what juice gives them', () => {
    const html = compiled(made)
    const shell = html.replace(/ style="[^"]*"/g, '').replace(/<style>[\s\S]*?<\/style>/g, '')
    const again = compiled({
      html: shell.replace('</head>', `<style>${made.css.replace(/@font-face[^}]*}/g, '')}</style></head>`)
    })
    const juiced = juice(
      shell.replace('</head>', `<style>${made.css.replace(/@font-face[^}]*}/g, '')}</style></head>`),
      {
        applyWidthAttributes: false,
        applyHeightAttributes: false,
        applyAttributesTableElements: false,
        resolveCSSVariables: true
      }
    )
    expect(styles(again)).toEqual(styles(juiced))
  })

  test('rules rank by specificity and order, own styles above them, important ones above all', () => {
    const css =
      '#a { color: red } p.b { color: blue; margin-top: 4px } p { margin: 2px; padding: 1px !important } p { color: green }'
    expect(inside({ html: '<p id=a class=b style="padding: 9px; border: 0">x</p>', css })).toBe(
      '<p id=a style="margin: 2px; margin-top: 4px; color: red; border: 0; padding: 1px">x</p>'
    )
  })

  test('fallbacks of one property stay beside each other', () => {
    expect(inside({ html: '<p>x</p>', css: 'p { background: #fff; background: linear-gradient(#fff, #eee) }' })).toBe(
      '<p style="background: #fff; background: linear-gradient(#fff, #eee)">x</p>'
    )
  })

  test('a later shorthand takes the place of what it covers, and of nothing else', () => {
    const css =
      '.a { padding-top: 1px; border-radius: 3px; border-left: 1px solid red } p.a { padding: 2px; border: 0 }'
    expect(inside({ html: '<p class="a">x</p>', css })).toBe(
      '<p style="border-radius: 3px; padding: 2px; border: 0">x</p>'
    )
  })

  test('what no rule meets keeps its bytes', () => {
    const html = '<P  CLASS=\'x\'\n title="a &copy; b" >One<br/>two &nbsp; {% if a < b %}<i\n>three</i>{% endif %}</P>'
    expect(inside({ html, css: '@media print { .x { color: red } }' })).toBe(html)
  })

  test('template tags stay, in values, between attributes and in styles', () => {
    const html =
      '<p style="color: {{ brand }}; {% if x %}margin: 0{% endif %}" {% if y %}id="q"{% endif %}>*|NAME|* [[b]] %%c%%</p>'
    expect(inside({ html, css: 'p { padding: 0 }' })).toBe(html.replace('style="', 'style="padding: 0; '))
  })

  test('conditional comments stay as they are', () => {
    const comments = OUTLOOK.match(/<!--\[if[\s\S]*?<!\[endif\]-->|<!--<!\[endif\]-->/g)
    expect(compiled({ html: OUTLOOK }).match(/<!--\[if mso\][\s\S]*?<!\[endif\]-->/g)).toEqual(
      comments?.filter(comment => comment.startsWith('<!--[if mso'))
    )
  })
})

describe('variables', () => {
  test.each([
    ['color: var(--a)', ':root { --a: #123456 }', 'color: #123456'],
    ['color: var(--none, var(--a, blue))', ':root { --a: red }', 'color: red'],
    ['font-family: var(--f)', ":root { --f: 'My Font', serif }", "font-family: 'My Font', serif"],
    ['padding: calc(var(--s) * 2) var(--s)', ':root { --s: var(--t); --t: 4px }', 'padding: calc(4px * 2) 4px']
  ])('%s is resolved', (declaration, root, expected) => {
    expect(inside({ html: '<p>x</p>', css: `${root} p { ${declaration} }` })).toBe(`<p style="${expected}">x</p>`)
    expect(inside({ html: `<p style="${declaration}">x</p>`, css: root })).toBe(`<p style="${expected}">x</p>`)
  })

  test('circles and bombs say nothing', () => {
    const bomb = Array.from({ length: 40 }, (_, at) => `--v${at}: var(--v${at + 1}) var(--v${at + 1})`).join(';')
    const css = `:root { --a: var(--b); --b: var(--a); ${bomb}; --v40: xxxxxxxxxx } p { color: var(--a); margin: var(--v0); padding: 0 }`
    expect(inside({ html: '<p>x</p>', css })).toBe('<p style="padding: 0">x</p>')
  })
})

describe('what stays a style sheet', () => {
  const css =
    '.a { color: red } .a:hover { color: blue } .gone { margin: 0 } @media (max-width: 480px) { .a { color: green } .gone { margin: 1px } } @media (prefers-color-scheme: dark) { .b { color: white } } [data-ogsc] .b { color: white } @font-face { font-family: X; src: url(/media/fonts/x.woff2) } @import url(//evil.example);'
  const html = compiled({ html: '<p class="a c">x</p><p class="b">y</p>', css })
  const [plain, rest] = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(match => match[1] as string)

  test('plain media queries stand alone, for Gmail', () => {
    expect(plain?.trim()).toBe('@media (max-width: 480px) {\n.a { color: green !important }\n}')
  })

  test('dark mode, fonts, states and hacks stand in a tag that Outlook does not read', () => {
    expect(rest).toContain('.a:hover { color: blue !important }')
    expect(rest).toContain('(prefers-color-scheme: dark)')
    expect(rest).toContain('[data-ogsc] .b')
    expect(rest).toContain('url(https://mail.example/media/fonts/x.woff2)')
    expect(html).toMatch(/<!--\[if !mso\]><!-->\n<style>\n@font-face/)
  })

  test('what is inlined or unused is gone, and so are classes', () => {
    expect(html).not.toMatch(/gone|evil|"a c"/)
    expect(html).toContain('<p class="a" style="color: red">')
  })

  const only = 'only screen and (max-width: 600px)'
  test.each([
    [only, '(prefers-color-scheme: dark)', `@media ${only} and (prefers-color-scheme: dark) {`],
    ['screen', only, `@media ${only} {`],
    ['all and (min-width: 1px)', 'print', '@media print and (min-width: 1px) {'],
    [
      'screen, print',
      '(min-width: 1px), (hover)',
      '@media screen and (min-width: 1px), screen and (hover), print and (min-width: 1px), print and (hover) {'
    ],
    ['screen', 'print', '@media not all {'],
    ['not screen', '(min-width: 1px)', '@media not screen {\n@media (min-width: 1px) {'],
    ['(hover) or (min-width: 9px)', 'print', '@media (hover) or (min-width: 9px) {\n@media print {']
  ])('rules for %s in %s are kept under both', (outer, inner, opening) => {
    const kept = `${opening}\n.a { color: green !important }\n}`
    const [html, rule] = ['<p class="a">x</p>', '.a { color: green }']
    expect(compiled({ html, css: `@media ${outer} { @media ${inner} { ${rule} } }` })).toContain(kept)
    expect(compiled({ html: `<style media="${outer}">@media ${inner} { ${rule} }</style>${html}` })).toContain(
      outer === 'screen' ? `@media ${inner} {\n` : kept
    )
  })

  test('rules of a query in a query keep their place among its other rules', () => {
    const css = '@media screen { .a { color: red } @media (min-width: 1px) { .a { color: green } } .a { color: blue } }'
    const kept = compiled({ html: '<p class="a">x</p>', css })
    expect(kept.match(/color: (red|green|blue)/g)).toEqual(['color: red', 'color: green', 'color: blue'])
  })

  test('rules and fonts of a query inside @supports are kept', () => {
    const css =
      '@supports (display: grid) { @media (hover) { .a { color: green } @font-face { font-family: X; src: url(x) } } }'
    const kept = compiled({ html: '<p class="a">x</p>', css })
    expect(kept).toContain('@supports (display: grid) {\n@media (hover) {\n.a { color: green !important }\n}\n}')
    expect(kept).toContain('@font-face { font-family: X;')
  })

  test.each([
    [
      'many groups',
      Array.from({ length: 900 }, (_, at) => `@media (max-width: ${at}px) { p { color: red } }`).join('')
    ],
    ['one large group', `@media print { ${Array.from({ length: 900 }, (_, at) => `p { mso-a${at}: 1 }`).join('')} }`]
  ])('no tag is larger than 14 KB, none of %s is lost, and it is said that Gmail reads less', (_, css) => {
    const result = compile({ ...BLANK_EMAIL, html: '<p>x</p>', css }, { siteUrl })
    if (!result.ok) throw new Error(result.reason)
    const tags = result.html.match(/<style>[\s\S]*?<\/style>/g) ?? []
    expect(Math.max(...tags.map(tag => tag.length))).toBeLessThan(14_100)
    expect(tags.join('').match(/p \{/g)).toHaveLength(900)
    expect(result.notes).toEqual([expect.stringContaining('Gmail reads 16 KB')])
  })

  test('a single rule that is larger stands in a tag of its own, for the clients that read it', () => {
    const css = `@font-face { font-family: X; src: url(data:font/woff2;base64,${'A'.repeat(20_000)}) } p:hover { color: red }`
    expect(compiled({ html: '<p>x</p>', css })).toMatch(/A{20000}\); \}\n<\/style>\n<style>\np:hover/)
  })

  test('an email for which Gmail reads all says nothing', () => {
    expect(compile(made, { siteUrl })).toMatchObject({ ok: true, notes: [] })
  })

  test('nothing in it ends the style tag', () => {
    const bad = compiled({
      html: '<p class="a">x</p>',
      css: '.a:hover { background: url("</style><script>alert(1)</script>") } @media (max-width: 1px) { .a { font-family: "</style><img src=x onerror=alert(1)>" } }'
    })
    expect(parseHtml(bad).elements.some(({ name }) => name === 'script' || name === 'img')).toBe(false)
  })
})

describe('the shell', () => {
  const html = compiled(made)

  test('says language, subject and preheader, and ours marks are gone', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr"/)
    expect(html).toContain('<title>A &amp; B</title>')
    expect(html).toContain('<meta name="description" content="Peek &quot;in&quot;">')
    expect(html).toContain(
      '<div role="article" aria-roledescription="email" aria-label="A &amp; B" lang="en" dir="ltr">'
    )
    expect(html).not.toMatch(/data-(section|slot|item|list|layout|tone)|var\(|x-mailwright/)
    expect(html).toContain('src="https://mail.example/media/scenes/pottery.png')
  })

  test('opens and closes its ghost table', () => {
    expect(
      parseHtml(html)
        .comments.map(({ kind }) => kind)
        .filter(kind => kind.startsWith('mso-'))
    ).toEqual(['mso-block', 'mso-open', 'mso-close'])
  })

  test('a whole document keeps its own, with what it lacks', () => {
    const whole = compiled({ html: OUTLOOK, css: 'p { color: red }', lang: 'de', preheader: 'Peek' })
    expect(whole.startsWith(OUTLOOK.slice(0, 200))).toBe(true)
    expect(whole).toContain('lang="de"')
    expect(whole.match(/charset/gi)).toHaveLength(1)
    expect(whole).not.toContain('role="article"')
  })

  test.each([
    ['<meta charset="iso-8859-1">', '<meta charset="utf-8">'],
    ['<META CHARSET=windows-1252 />', '<META charset="utf-8" />'],
    [
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
      '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'
    ],
    ['<meta charset="{{charset}}">', '<meta charset="{{charset}}">'],
    ['<meta charset="UTF-8">', '<meta charset="UTF-8">']
  ])('a document of %s is sent as %s', (declared, sent) => {
    const whole = compiled({ html: `<html><head>${declared}</head><body><p>Café</p></body></html>` })
    expect(whole).toContain(`<head>${sent}`)
    expect(whole.match(/charset=/gi)).toHaveLength(1)
    expect(whole).toContain('Café')
  })

  test.each([
    '</td></tr></table></div>',
    '<table><tr><td>',
    '<!-- open',
    '<a href="open',
    '<style>p {',
    '<p><b>',
    '<title>'
  ])('a fragment of %s leaves it whole', html => {
    const doc = parseHtml(compiled({ html: `<p>one</p>${html}` }))
    const [body] = doc.elements.filter(({ name }) => name === 'body')
    expect(body && body.closeStart < body.end).toBe(true)
    expect(doc.strayEnds).toEqual([])
  })
})

describe('hostile texts', () => {
  const manyQueries = `@media ${Array.from({ length: 60 }, (_, at) => `(min-width: ${at}px)`).join()} {`
  const deepCss = `${'@media x{'.repeat(20_000)}${'a{'.repeat(20_000)}`
  test.each([
    ['a million <', { html: '<'.repeat(1_000_000) }],
    ['50,000 open elements', { html: '<div>'.repeat(50_000) }],
    ['50,000 open cells', { html: '<table><tr><td>'.repeat(17_000) }],
    ['NUL bytes', { html: '<p\0 onclick\0=x>\0</p><scr\0ipt>', css: 'p\0{\0color:red}' }],
    ['deep CSS', { html: '<p>x</p>', css: deepCss }],
    ['conditions without words', { html: '<p>x</p>', css: '@media{'.repeat(60_000) }],
    ['lists of conditions in lists', { html: '<p>x</p>', css: `${manyQueries.repeat(5)}p{color:red}` }],
    ['CSS that never ends', { html: '<p>x</p>', css: 'p { color: red; /* ' }],
    ['brackets', { html: '<p>x</p>', css: `p { color: ${'('.repeat(100_000)} }` }],
    [
      'selectors',
      { html: '<p>x</p>', css: `${'p '.repeat(50_000)} { color: red } ${':not('.repeat(5_000)} {} p:has(*) ~ * {}` }
    ],
    ['lone surrogates', { html: '<p>\ud800</p>', css: 'p { content: "\udfff" }', subject: '\ud800' }],
    ['a line of fifty thousand bold words', { html: '<b>xy</b> '.repeat(49_000) }],
    ['a hundred thousand line breaks', { html: 'x<br>'.repeat(99_000) }],
    ['template tags without end', { html: '{{'.repeat(100_000) }],
    ['template tags with one end', { html: `${'{{'.repeat(100_000)}}}` }]
  ] as [string, Partial<EmailSource>][])('%s compile, or are refused', (_, email) => {
    const result = compile({ ...BLANK_EMAIL, ...email }, { siteUrl })
    expect(result.ok || result.code).not.toBe('unreadable')
  })

  test('a thousand rules that count neighbours are refused for 484 KB', () => {
    const css = Array.from({ length: 1_000 }, (_, at) => `:nth-last-child(3n+1):not(.x${at}) { margin: 0 }`).join('')
    const html = '<p class="e">Hello there, dear reader of this email</p>'.repeat(9_000)
    expect(compile({ ...BLANK_EMAIL, html, css }, { siteUrl })).toMatchObject({ ok: false, code: 'too_heavy' })
  })

  test('styles that would make the email larger than mail servers take are refused', () => {
    const result = compile(
      { ...BLANK_EMAIL, html: '<i></i>'.repeat(5_000), css: `i { font-family: ${'x'.repeat(2_000)} }` },
      { siteUrl }
    )
    expect(result).toMatchObject({ ok: false, code: 'too_large', reason: expect.stringContaining('5 million') })
  })

  test('a style sheet too heavy for its elements is refused', () => {
    const result = compile(
      { ...BLANK_EMAIL, html: '<i></i>'.repeat(5_000), css: '*{margin:0}'.repeat(5_000) },
      { siteUrl }
    )
    expect(result).toMatchObject({ ok: false, code: 'too_heavy', reason: expect.stringContaining('style sheet') })
  })

  test('an email too large for any server is refused', () => {
    expect(compile({ ...BLANK_EMAIL, html: 'x'.repeat(1_300_000) }, { siteUrl }).ok).toBe(false)
  })

  test('nothing that runs is sent', () => {
    const html = compiled({
      html: '<p onclick="x">a</p><script>b</script><a href="java\tscript:c">d</a><form><input>e</form>',
      css: 'p { behavior: url(x); color: expression(alert(1)); background: url(javascript:x); margin: 0 }'
    })
    expect(html).not.toMatch(/onclick|<script|script:|<form|<input|behavior|expression/)
    expect(html).toContain('<p style="margin: 0">a</p>')
  })
})
