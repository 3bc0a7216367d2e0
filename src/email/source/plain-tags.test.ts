import { expect, test } from 'vitest'
import { parseHtml } from './parse.ts'
import { hasOnlyPlainTags } from './plain-tags.ts'

test.each([
  ['no tags at all', '<p>x</p>', true],
  ['text', '<p>{{ a }} {% if b > c %} *|D|*</p>{{ e }}', true],
  ['a quoted value', '<p>{{ a }}</p><a href="https://x.example?u={{ id }}" title=\'{{ a }} b\'>{{ c }}</a>', true],
  ['text, with a sign that begins markup', '<p>{% if a < b %}</p>', false],
  ['a quoted value, with quotes', '<a title="{{ a | default: \'b\' }}">x</a>', false],
  ['a bare value', '<a href={{ a }}>x</a>', false],
  ['a name', '<form[[ y ]]title="" onload=x>', false],
  ['a place between attributes', '<a {{ attributes }} href="#">x</a>', false],
  ['a style sheet', '<style>p { color: {{ ink }} }</style>', false],
  ['a comment', '<!-- {{ a }} -->', false]
])('template tags in %s read as a browser reads them: %s is %s', (_, html, isPlain) => {
  expect(hasOnlyPlainTags(parseHtml(html))).toBe(isPlain)
})
