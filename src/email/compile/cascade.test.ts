import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { BLANK_EMAIL } from '../email.ts'
import { parseDeclarations } from '../source/declarations.ts'
import { parseHtml } from '../source/parse.ts'
import { compile } from './compile.ts'

interface Said {
  property: string
  value: string
  important: boolean
}
type Rule = Said & { selector: string }

/** What browsers show of one property, by CSS Cascade 5 §6.1: importance, style attribute, specificity, order. */
function shown(rules: Rule[], own: Said[], element: Element, property: string): string | undefined {
  const ranks = [
    ...rules.flatMap(({ selector, ...said }) => {
      const specificity = { p: 1, '.a': 10, '.b': 10, '.a.b': 20, '#i': 100 }[selector] ?? 0
      return element.selectors.includes(selector) ? [{ ...said, rank: specificity }] : []
    }),
    ...own.map(said => ({ ...said, rank: 1_000 }))
  ].filter(said => said.property === property)
  const strength = (said: { important: boolean; rank: number }): number => said.rank + (said.important ? 10_000 : 0)
  return ranks.reduce(
    (best: (typeof ranks)[0] | undefined, said) => (best && strength(best) > strength(said) ? best : said),
    undefined
  )?.value
}

interface Element {
  attributes: string
  selectors: string[]
}

const ELEMENTS: Element[] = [
  { attributes: 'id="i" class="a"', selectors: ['p', '.a', '#i'] },
  { attributes: 'class="a b"', selectors: ['p', '.a', '.b', '.a.b'] },
  { attributes: 'class="b"', selectors: ['p', '.b'] }
]

const said = { property: fc.constantFrom('color', 'padding'), value: fc.nat(99).map(String), important: fc.boolean() }
const rules = fc.array(fc.record({ selector: fc.constantFrom('p', '.a', '.b', '.a.b', '#i'), ...said }), {
  maxLength: 5
})
const text = ({ property, value, important }: Said): string => `${property}: ${value}${important ? ' !important' : ''}`
const css = (list: Rule[]): string => list.map(rule => `${rule.selector} { ${text(rule)} }`).join('\n')

/** The rules for phones that a compiled email holds. */
function keptOf(html: string): Rule[] {
  const inside = /@media \(max-width: 480px\) \{\n([\s\S]*?)\n\}/.exec(html)?.[1] ?? ''
  return [...inside.matchAll(/^(\S+) \{ (.*) \}$/gm)].flatMap(([, selector = '', style = '']) =>
    parseDeclarations(style).map(each => ({ selector, ...each }))
  )
}

test('a compiled email shows what its source shows, on wide screens and on narrow ones', () => {
  const own = fc.array(fc.record(said), { maxLength: 2 })
  const order = fc.nat(5)
  fc.assert(
    fc.property(rules, rules, fc.boolean(), fc.tuple(own, own, own), order, (all, phone, important, owns, at) => {
      const [before, after] = [all.slice(0, at), all.slice(at)]
      const narrow = phone.map(rule => ({ ...rule, important }))
      const html = ELEMENTS.map(
        ({ attributes }, index) => `<p ${attributes} style="${(owns[index] ?? []).map(text).join('; ')}">x</p>`
      )
      const source = `${css(before)} @media (max-width: 480px) { ${css(narrow)} } ${css(after)}`
      const answer = compile({ ...BLANK_EMAIL, html: html.join(''), css: source }, { siteUrl: '' })
      if (!answer.ok) throw new Error(answer.reason)
      const doc = parseHtml(answer.html)
      const styles = doc.elements.filter(({ name }) => name === 'p').map(({ index }) => doc.attribute(index, 'style'))
      for (const [index, element] of ELEMENTS.entries()) {
        const [written, meant] = [parseDeclarations(styles[index] ?? ''), owns[index] ?? []]
        for (const property of ['color', 'padding']) {
          expect(shown([], written, element, property)).toBe(shown([...before, ...after], meant, element, property))
          expect(shown(keptOf(answer.html), written, element, property)).toBe(
            shown([...before, ...narrow, ...after], meant, element, property)
          )
        }
      }
    }),
    { numRuns: runs(500) }
  )
})

const inside = (html: string, css: string): string => {
  const answer = compile({ ...BLANK_EMAIL, html, css }, { siteUrl: '' })
  return answer.ok ? answer.html : answer.reason
}

test.each([
  [
    'what beats a rule for phones keeps its mark, beside a declaration without it for Outlook',
    '<p class="a" id="i">x</p><b class="a">y</b>',
    '#i { color: red } @media print { .a { color: blue } }',
    ['<p class="a" id="i" style="color: red; color: red !important">x</p>', '.a { color: blue !important }']
  ],
  [
    'what loses to a rule for phones has none',
    '<p class="a">x</p>',
    'p { color: red !important } @media print { .a { color: blue !important } }',
    ['<p class="a" style="color: red">x</p>', '.a { color: blue !important }']
  ],
  [
    'of a shorthand only the side that is contested is marked',
    '<p class="a">x</p><b class="a">y</b>',
    'p.a { padding: 2px; padding-top: 4px } @media print { .a { padding-left: 0 } }',
    ['padding: 2px; padding-left: 2px !important; padding-top: 4px">']
  ],
  [
    'a shorthand that is marked as a whole does not silence what is said after it',
    '<p class="a">x</p><b class="a">y</b>',
    'p.a { background: red; background-color: blue } @media print { .a { background-image: none } }',
    ['background: red; background: red !important; background-color: blue; background-color: blue !important">']
  ],
  [
    'one side stays marked against a shorthand for phones, which keeps the others',
    '<p class="a">x</p>',
    'p { padding-top: 4px !important } @media print { .a { padding: 0 } }',
    ['<p class="a" style="padding-top: 4px; padding-top: 4px !important">', '.a { padding: 0 !important }']
  ]
])('%s', (_, html, css, expected) => {
  for (const text of expected) expect(inside(html, css)).toContain(text)
})

test('a rule for phones that never shows is not sent', () => {
  expect(inside('<p class="a" style="color: red">x</p>', '@media print { .a { color: blue } }')).not.toContain('blue')
})
