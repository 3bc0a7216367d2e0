import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { NEWSLETTER, OUTLOOK } from './fixtures/emails.ts'
import { parseHtml } from './parse.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Every element that stands in the text, as parse5 finds it: name, start tag, and attribute spans. */
function oracle(source: string): string[] {
  const found: [number, string][] = []
  const walk = (nodes: Node[]): void => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue
      const place = node.sourceCodeLocation
      if (place) {
        const tag = place.startTag ?? place
        const attributes = Object.entries(place.attrs ?? {}).map(
          ([name, at]) => `${name}@${at.startOffset}-${at.endOffset}`
        )
        found.push([
          tag.startOffset,
          `${node.tagName} ${tag.startOffset}-${tag.endOffset} ${attributes.sort().join(' ')}`
        ])
      }
      walk(node.childNodes)
    }
  }
  walk(parse(source, { sourceCodeLocationInfo: true }).childNodes)
  return found.sort((a, b) => a[0] - b[0]).map(([, text]) => text)
}

function ours(source: string): string[] {
  const doc = parseHtml(source)
  return doc.elements.map(({ index, name, start, openEnd }) => {
    const attributes = doc.attributes(index).map(at => `${at.name}@${at.start}-${at.end}`)
    return `${name} ${start}-${openEnd} ${attributes.sort().join(' ')}`
  })
}

test.each([
  ['a newsletter', NEWSLETTER],
  ['an email made for Outlook', OUTLOOK]
])('start tags and attributes of %s stand where parse5 finds them', (_, source) => {
  expect(ours(source)).toEqual(oracle(source))
})

test('any text is read, and every span lies within its parent', () => {
  const markup = fc.constantFrom(
    '<p>',
    '</p>',
    '<td',
    '<tr>',
    '</table>',
    '<a href="',
    "'>",
    '<!--',
    '-->',
    '{{',
    '}}',
    '<b',
    '/>',
    '<![CDATA[',
    '<style>',
    '\0'
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(markup, fc.string())), parts => {
      const source = parts.join('')
      const doc = parseHtml(source)
      for (const { index, parent, start, openEnd, closeStart, end } of doc.elements) {
        expect(start < openEnd && openEnd <= closeStart && closeStart <= end && end <= source.length).toBe(true)
        const outer = doc.elements[parent]
        if (outer) expect(outer.openEnd <= start && end <= outer.closeStart).toBe(true)
        for (const { valueStart, valueEnd } of doc.attributes(index))
          expect(valueStart <= valueEnd && valueEnd <= openEnd).toBe(true)
      }
    }),
    { numRuns: runs(500) }
  )
})

test('template tags are never taken for markup', () => {
  const doc = parseHtml(
    '<a {% if a > b %}href="{{ "x>y" | url }}"{% endif %} class={{ c }}>*|NAME|*</a><td>{{#if x}}</td>'
  )
  expect(doc.elements.map(({ name }) => name)).toEqual(['a', 'td'])
  expect(doc.attributes(0).map(({ name, value }) => [name, value])).toEqual([
    ['href', '{{ "x>y" | url }}'],
    ['class', '{{ c }}']
  ])
  expect(doc.templateTags).toHaveLength(6)
})

test('a template tag that hides markup is none, since a browser would see the markup', () => {
  expect(parseHtml('{{ <img src=x onerror=alert(1)> }}').elements.map(({ name }) => name)).toEqual(['img'])
})

test('ends that are not written are found', () => {
  const doc = parseHtml('<ul><li>a<li>b</ul><p>c<p>d<table><tr><td>e<td>f<tr><td>g</table>')
  expect(doc.elements.map(({ index }) => doc.outerHtml(index))).toEqual([
    '<ul><li>a<li>b</ul>',
    '<li>a',
    '<li>b',
    '<p>c',
    '<p>d',
    '<table><tr><td>e<td>f<tr><td>g</table>',
    '<tr><td>e<td>f',
    '<td>e',
    '<td>f',
    '<tr><td>g',
    '<td>g'
  ])
})

test('an end tag in a cell does not end what is open around the table', () => {
  const doc = parseHtml('<div><table><tr><td></div><b>x</b></td></tr></table></div>')
  expect(doc.outerHtml(0)).toBe(doc.source)
})

test('comments are told apart by what they are for', () => {
  const source =
    '<!-- note --><!--[if mso]><table><tr><td><![endif]--><!--[if mso]></td></tr></table><![endif]--><!--[if mso]><b>x</b><![endif]--><!--[if !mso]><!--><i></i><!--<![endif]--><![if !vml]><![endif]>'
  expect(parseHtml(source).comments.map(({ kind }) => kind)).toEqual([
    'plain',
    'mso-open',
    'mso-close',
    'mso-block',
    'not-mso-open',
    'not-mso-close',
    'not-mso-open',
    'not-mso-close'
  ])
})

test('the text of an element is decoded and has no tags', () => {
  const doc = parseHtml(
    '<div>Fish &amp; <b>chips</b>&nbsp;&copy 2 &euro;<style>p{}</style></div><a href="?a=1&copy=2&lt;">x</a>'
  )
  expect(doc.textContent(0)).toBe('Fish & chips\u00a0© 2 €')
  expect(doc.attribute(3, 'href')).toBe('?a=1&copy=2<')
})

test('a million open tags are read without running out of stack', () => {
  parseHtml('<'.repeat(1_000_000))
  const deep = parseHtml('<div>'.repeat(50_000))
  expect(Math.max(...deep.elements.map(({ depth }) => depth))).toBeLessThan(513)
  parseHtml(`<b><table><tr><td>${'<i>'.repeat(50_000)}${'</b>'.repeat(50_000)}`)
})
