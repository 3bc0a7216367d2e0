import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { NEWSLETTER } from '../source/fixtures/emails.ts'
import { applyOperations } from './apply.ts'
import { createBatch } from './batch.ts'
import { applyChange, invert } from './change.ts'
import { anyEmail, anyOperation, made, START } from './fixtures/any-operation.ts'
import type { Operation } from './operation.ts'

/** Applies all, and says how the email then begins its parts. */
function changed(operations: Operation[], email = made): EmailSource {
  const result = applyOperations(email, operations, { onRefusal: 'stop' })
  expect(result.refused).toEqual([])
  return result.email
}

const reason = (operation: Operation, email = made): string => {
  const answer = createBatch(email).apply(operation)
  return answer.ok ? 'accepted' : answer.reason
}

const kinds = (email: EmailSource): string[] => outlineOf(email).sections.map(({ kind }) => kind)
const content = (email: EmailSource, at: number) => outlineOf(email).sections[at]?.section.content

describe('sections', () => {
  test('are added at the end, or beside another', () => {
    expect(kinds(made)).toEqual(['hero', 'features', 'text', 'footer'])
    const email = changed([
      { op: 'add', kind: 'divider', content: {}, before: 's3' },
      { op: 'add', kind: 'quote', content: { text: 'Good', name: 'Ann' }, after: 's5' },
      { op: 'add', kind: 'notice', content: { text: 'Soon' }, after: 's1.heading' }
    ])
    expect(kinds(email)).toEqual(['hero', 'notice', 'features', 'divider', 'quote', 'text', 'footer'])
  })

  test('bring their rules once, and the theme when there is none', () => {
    const twice = changed([START[0] as Operation])
    expect(twice.css).toBe(made.css)
    expect(made.css).toMatch(/^(@font-face[^}]*}\s*)*:root \{/)
  })

  test('refs mean the beginning of the batch, whatever moved since', () => {
    const email = changed([
      { op: 'move', ref: 's4', before: 's1' },
      { op: 'remove', ref: 's2' },
      { op: 'set', ref: 's1.heading', value: 'Plates' },
      { op: 'set', ref: 's4.company', value: 'Clay Ltd' },
      { op: 'move', ref: 's3', after: 's4' }
    ])
    expect(kinds(email)).toEqual(['footer', 'text', 'hero'])
    expect(content(email, 2)).toMatchObject({ heading: 'Plates' })
    expect(content(email, 0)).toMatchObject({ company: 'Clay Ltd' })
  })

  test('a section added in the batch can be changed in it', () => {
    const email = changed([
      { op: 'add', kind: 'notice', content: { text: 'Soon' }, before: 's1' },
      { op: 'set', ref: 's5.text', value: 'Now' },
      { op: 'move', ref: 's5', after: 's2' }
    ])
    expect(kinds(email)).toEqual(['hero', 'features', 'notice', 'text', 'footer'])
    expect(content(email, 2)).toMatchObject({ text: 'Now' })
  })

  test('a layout is drawn anew with the content and hand-made styles', () => {
    const email = changed([
      { op: 'style', ref: 's1.heading', style: { color: 'tomato' } },
      { op: 'layout', ref: 's1', layout: 'cover', tone: 'ink' }
    ])
    expect(outlineOf(email).sections[0]).toMatchObject({
      layout: 'cover',
      tone: 'ink',
      section: { content: content(made, 0) }
    })
    expect(email.html).toContain('style="color: tomato"')
  })
})

describe('items side by side', () => {
  test('are as many as was said, until nobody says so any more', () => {
    const { email, lines } = applyOperations(made, [{ op: 'layout', ref: 's2', across: 2 }], { onRefusal: 'stop' })
    expect(outlineOf(email).sections[1]?.section.across).toBe(2)
    expect(lines[0]?.text).toBe('Features: **2** across')
    expect(changed([{ op: 'layout', ref: 's2', across: null }], email)).toEqual(made)
    expect(changed([{ op: 'layout', ref: 's2', tone: 'tint' }], email).html).toContain('data-across="2"')
    expect(changed([{ op: 'layout', ref: 's2', layout: 'rows' }], email).html).not.toContain('data-across')
  })

  test('have their rules where the style sheet has none yet, and leave no hole', () => {
    const old = { ...made, css: made.css.replace(/\.four .*\n/g, '') }
    expect(reason({ op: 'layout', ref: 's2', across: 4 }, old)).toContain('has 3 items; add others')
    expect(reason({ op: 'layout', ref: 's1', across: 2 }, old)).toContain('nothing that stands side by side')
    const email = changed(
      [
        { op: 'duplicate', ref: 's2.items.1' },
        { op: 'layout', ref: 's2', across: 4 }
      ],
      old
    )
    expect(email.css).toContain('.four .title {')
  })
})

describe('items', () => {
  test('are added, moved and removed by the numbers they had at the beginning', () => {
    const email = changed([
      { op: 'remove', ref: 's2.items.1' },
      { op: 'add-item', ref: 's2.items', item: { title: 'Four', text: 'x' }, before: 's2.items.3' },
      { op: 'set', ref: 's2.items.3.title', value: 'Last' },
      { op: 'set', ref: 's2.items.4.text', value: 'new' },
      { op: 'move', ref: 's2.items.3', before: 's2.items.2' }
    ])
    expect(content(email, 1)?.items).toEqual([
      { title: 'Last', text: 'About Three' },
      { title: 'Two', text: 'About Two' },
      { title: 'Four', text: 'new' }
    ])
  })

  test('too few or too many are refused', () => {
    const two = changed([{ op: 'remove', ref: 's2.items.1' }])
    expect(reason({ op: 'remove', ref: 's2.items.1' }, two)).toContain('2 to 6')
  })
})

describe('slots', () => {
  test('setting one changes the bytes of its element alone', () => {
    const styled = { ...made, html: made.html.replace('<td', '<td style="padding:99px"') }
    const email = changed([{ op: 'set', ref: 's1.heading', value: 'Plates & **more**' }], styled)
    expect(email.html).toBe(styled.html.replace('>Bowls<', '>Plates &amp; <strong>more</strong><'))
  })

  test('a link keeps its own attributes', () => {
    const own = {
      ...made,
      html: made.html.replace('href="https://example.com"', 'target=_blank href="https://example.com"')
    }
    const email = changed(
      [{ op: 'set', ref: 's1.button', value: { label: 'Go', href: 'https://example.com/?a=1&b=2' } }],
      own
    )
    expect(email.html).toContain('target=_blank href="https://example.com/?a=1&amp;b=2">Go</a>')
  })

  test('paragraphs become one and back, nothing else changes', () => {
    const one = changed([{ op: 'set', ref: 's3.text', value: 'Only' }])
    expect(changed([{ op: 'set', ref: 's3.text', value: 'First\n\nSecond' }], one).html).toBe(made.html)
  })

  test('a list is drawn, with its rules where the style sheet has none yet', () => {
    const old = { ...made, css: made.css.replace(/\.text (ul|li).*\n/g, '') }
    const email = changed([{ op: 'set', ref: 's3.text', value: 'You need\n\n- flour\n- salt' }], old)
    expect(email.html).toMatch(/<p>You need<\/p>\s*<ul>\s*<li>flour<\/li>\s*<li>salt<\/li>\s*<\/ul>/)
    expect(email.css).toBe(`${old.css}${made.css.match(/\.text (ul|li).*\n/g)?.join('')}`)
    expect(changed([{ op: 'set', ref: 's3.text', value: 'First\n\nSecond' }], email).html).toBe(made.html)
  })

  test('an optional one that was absent is drawn, and can be removed', () => {
    const email = changed([{ op: 'set', ref: 's1.eyebrow', value: 'New' }])
    expect(content(email, 0)).toMatchObject({ eyebrow: 'New' })
    expect(changed([{ op: 'remove', ref: 's1.eyebrow' }], email).html).toBe(made.html)
  })

  test('a required one cannot be emptied', () => {
    expect(reason({ op: 'set', ref: 's1.heading', value: '' })).toContain('heading')
    expect(reason({ op: 'remove', ref: 's1.heading' })).toContain('heading')
  })
})

describe('any pasted HTML', () => {
  const pasted = { ...BLANK_EMAIL, html: NEWSLETTER }
  const e = (name: string, email = pasted): string =>
    `e${outlineOf(email).doc.elements.find(element => element.name === name)?.index}`

  test('is changed element by element, and keeps every other byte', () => {
    const email = changed(
      [
        { op: 'set', ref: e('h1'), value: 'Stew' },
        { op: 'set', ref: e('img'), value: { src: 'https://example.com/b.png', alt: 'A pot' } },
        { op: 'style', ref: e('h1'), style: { color: '', 'font-size': '20px' } },
        { op: 'attr', ref: e('ul'), name: 'class', value: 'soups' },
        { op: 'remove', ref: e('b') }
      ],
      pasted
    )
    expect(email.html).toBe(
      NEWSLETTER.replace('<h1 style="color: #456">Soup weather', '<h1 style="font-size: 20px">Stew')
        .replace(
          'src=\'https://example.com/a.png?x=1&y=2\' alt="A &quot;quoted&quot; name"',
          'src=\'https://example.com/b.png\' alt="A pot"'
        )
        .replace('<ul>', '<ul class="soups">')
        .replace('<b>Stay in</b>', '')
    )
  })

  test('takes new sections before the end of its body', () => {
    const email = changed([{ op: 'add', kind: 'text', content: { text: 'Hi' } }], pasted)
    expect(email.html.indexOf('data-section')).toBeGreaterThan(email.html.indexOf('</table>'))
    expect(kinds(email)).toEqual(['text'])
    expect(email.html.trimEnd().endsWith('</html>')).toBe(true)
  })

  test('a ghost table goes with what it stands round, and moves with it', () => {
    const ghost = (inner: string) =>
      `<!--[if mso]><table><tr><td><![endif]-->\n${inner}\n<!--[if mso]></td></tr></table><![endif]-->\n`
    const email = { ...BLANK_EMAIL, html: `${ghost('<div>one</div>')}<p>two</p>\n` }
    expect(changed([{ op: 'remove', ref: 'e0' }], email).html).toBe('<p>two</p>\n')
    expect(changed([{ op: 'move', ref: 'e0', after: 'e1' }], email).html).toBe(`<p>two</p>\n${ghost('<div>one</div>')}`)
  })

  test('a change names only the bytes that differ', () => {
    const whole = outlineOf(pasted).doc.outerHtml(Number(e('ul').slice(1)))
    const operations: Operation[] = [
      { op: 'html', ref: e('ul'), html: whole.replace('Potato', 'Parsnip') },
      { op: 'set', ref: e('h1'), value: 'Soup leather' },
      { op: 'attr', ref: e('table'), name: 'width', value: '640' }
    ]
    const { change } = applyOperations(pasted, operations, { onRefusal: 'stop' })
    const said = change.html.flat().map(({ removed, insert }) => [removed, insert])
    expect(said).toEqual([
      ['otato', 'arsnip'],
      ['w', 'l'],
      ['0', '4']
    ])
  })

  test('an element that was replaced is not found again', () => {
    const batch = createBatch(pasted)
    expect(batch.apply({ op: 'html', ref: e('ul'), html: '<p>None</p>' }).ok).toBe(true)
    expect(batch.apply({ op: 'set', ref: e('li'), value: 'x' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('replaced')
    })
    expect(batch.email.html).toContain('<p>None</p>')
  })

  test.each(['<'.repeat(500_000), '<div>'.repeat(50_000), '<td data-section="hero">'.repeat(9_000), '<p>\0</p>'])(
    'hostile text is read and changed',
    html => {
      const email = { ...BLANK_EMAIL, html, css: `${'a{'.repeat(20_000)}` }
      const operations: Operation[] = [
        { op: 'add', kind: 'text', content: { text: 'x' } },
        { op: 'style', ref: 'e1', style: { color: 'red' } },
        { op: 'remove', ref: 'e3' },
        { op: 'theme', brand: 'red' },
        { op: 'rule', selector: 'p', style: { color: 'red' } }
      ]
      const { change, email: after } = applyOperations(email, operations, { onRefusal: 'skip' })
      expect(applyChange(after, invert(change))).toEqual(email)
      expect(outlineOf(after).parts.length).toBeGreaterThan(0)
    }
  )

  test.each([
    [{ op: 'set', ref: e('table'), value: 'x' }, 'holds no text'],
    [{ op: 'set', ref: e('td'), value: 'x' }, '<img>'],
    [{ op: 'set', ref: e('a'), value: { label: 'x', href: 'java\nscript:alert(1)' } }, 'cannot lead'],
    [{ op: 'attr', ref: e('p'), name: 'onclick', value: 'x' }, 'onclick'],
    [{ op: 'attr', ref: e('a'), name: 'href', value: '&#106;avascript:x' }, 'address'],
    [{ op: 'attr', ref: e('p'), name: 'a b', value: 'x' }, 'no attribute'],
    [{ op: 'html', ref: e('p'), html: '<p><script>x</script></p>' }, '<script>'],
    [{ op: 'html', ref: e('p'), html: '<p>open' }, 'not whole'],
    [{ op: 'html', ref: e('p'), html: 'a</td>' }, 'not whole'],
    [{ op: 'html', ref: e('p'), html: '<!-- open' }, 'not whole'],
    [{ op: 'style', ref: e('p'), style: { color: 'red;background:url(x)' } }, 'color'],
    [{ op: 'rule', selector: 'p {} q', style: { color: 'red' } }, 'selector'],
    [{ op: 'remove', ref: 'e9999' }, 'e9999'],
    [{ op: 'set', ref: 's9.heading', value: 'x' }, 's9']
  ] as [Operation, string][])('%j is refused', (operation, words) => {
    expect(reason(operation, pasted)).toContain(words)
  })
})

describe('theme, facts and rules', () => {
  test('a theme changes its tokens and our pictures, and nothing else', () => {
    const picture = { src: '/media/scenes/pottery.png?c=111111,222222,333333,444444&v=1', alt: 'x' }
    const start = changed([{ op: 'set', ref: 's1.image', value: picture }])
    const email = changed([{ op: 'theme', brand: 'forest green', heading: 'anton', corner: 'round' }], {
      ...start,
      css: `${start.css}.own { color: red }\n`
    })
    expect(email.css).toMatch(/--brand: #[0-9a-f]{6}/)
    expect(email.css).not.toContain('--brand: #1f4d3f')
    expect(email.css.endsWith('.own { color: red }\n')).toBe(true)
    expect(email.html).not.toContain('111111')
    expect(content(email, 0)).toMatchObject({ heading: 'Bowls' })
  })

  test('a theme by hand keeps its other properties', () => {
    const own = { ...made, css: made.css.replace(':root {', ':root {\n  --mine: 3px;') }
    const email = changed([{ op: 'theme', accent: '#00ff00' }], own)
    expect(email.css).toContain('--mine: 3px;')
    expect(email.css).toContain('--accent: #00ff00')
  })

  test('facts are one line each', () => {
    expect(changed([{ op: 'meta', subject: 'Hello\r\nBcc: x' }]).subject).toBe('Hello Bcc: x')
  })

  test('a rule is changed where it is, or added', () => {
    const css = 'p { color: red; margin: 0 }\n@media (max-width: 480px) { p { color: blue } }'
    const email = changed(
      [
        { op: 'rule', selector: 'p', style: { color: 'green', padding: '0' } },
        { op: 'rule', selector: 'h1', style: { margin: '0' }, media: '(max-width:480px)' }
      ],
      { ...made, css }
    )
    expect(email.css).toBe(
      'p { color: green; margin: 0; padding: 0 }\n@media (max-width: 480px) { p { color: blue }   h1 { margin: 0 }\n}'
    )
  })

  test('unknown words are refused with the nearest legal ones', () => {
    expect(reason({ op: 'theme', brand: 'bluish wonder' })).toContain('no colour')
    expect(reason({ op: 'theme', heading: 'comic' })).toContain('Nearest')
    expect(reason({ op: 'layout', ref: 's1', layout: 'spilt' })).toContain('"split"')
    expect(reason({ op: 'set', ref: 's1.headline', value: 'x' })).toContain('"heading"')
    expect(reason({ op: 'add', kind: 'heros', content: {} })).toContain('"hero"')
  })
})

describe('every batch', () => {
  test('says what each operation did, which together is the change', () => {
    fc.assert(
      fc.property(anyEmail, fc.array(anyOperation, { maxLength: 6 }), (source, operations) => {
        const batch = createBatch(source)
        const done = operations.map(batch.apply).flatMap(answer => (answer.ok ? [answer.change] : []))
        expect(done.reduce(applyChange, source)).toEqual(batch.email)
      })
    )
  })

  test('is undone to the byte, done again, and never throws', () => {
    fc.assert(
      fc.property(anyEmail, fc.array(anyOperation, { maxLength: 8 }), (source, operations) => {
        const result = applyOperations(source, operations, { onRefusal: 'skip' })
        expect(applyChange(source, result.change)).toEqual(result.email)
        expect(applyChange(result.email, invert(result.change))).toEqual(source)
      }),
      { numRuns: runs(300) }
    )
  })
})
