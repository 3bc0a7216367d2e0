import { expect, test } from 'vitest'
import { parseHtml } from '../source/parse.ts'
import { applyingRules, firstUnderRule } from './applying-rules.ts'

const HTML =
  '<table class="hero"><tr><td><h1 class="heading">Bowls</h1><a class="button" href="#">See</a></td></tr></table>'

function rulesOf(css: string, name: string): string[] {
  const doc = parseHtml(HTML)
  const element = doc.elements.find(each => each.name === name)
  return applyingRules(css, doc, element?.index ?? -1).map(({ start, end }) => css.slice(start, end))
}

test('the rules of an element are those whose selector finds it, in a media query too', () => {
  const css = `.heading { margin: 0 }
.button { color: red }
.hero h1, .text { color: blue }
@media (max-width: 480px) { .heading { font-size: 20px } .button { width: 100% } }`

  expect(rulesOf(css, 'h1')).toEqual([
    '.heading { margin: 0 }',
    '.hero h1, .text { color: blue }',
    '.heading { font-size: 20px }'
  ])
})

test('the rules for a state of an element are its rules', () => {
  expect(rulesOf('a:hover { color: red } .button::after { content: "" }', 'a')).toHaveLength(2)
})

test('what cannot be read applies to nothing', () => {
  expect(rulesOf('.a..b { color: red } h1', 'h1')).toEqual([])
})

test('the first element of the rule around an offset, wherever in the rule it is', () => {
  const css = 'td { margin: 0 }\n.button, .hero { color: red }\n.none { top: 0 }\n@media print { h1:hover { top: 0 } }'
  const first = (words: string) => {
    const doc = parseHtml(HTML)
    return doc.elements[firstUnderRule(css, doc, css.indexOf(words)) ?? -1]?.name
  }
  expect(['td', 'margin', '.hero', 'red', '.none', 'print', 'h1'].map(first)).toEqual([
    'td',
    'td',
    'table',
    'table',
    undefined,
    undefined,
    'h1'
  ])
})
