import { expect, test } from 'vitest'
import { tagList } from './tags-words.ts'

test('names up to four tags, and counts the rest', () => {
  expect(tagList(['{{a}}'])).toBe('{{a}}')
  expect(tagList(['{{a}}', '{{b}}'])).toBe('{{a}} and {{b}}')
  expect(tagList(['{{a}}', '{{b}}', '{{c}}', '{{d}}'])).toBe('{{a}}, {{b}}, {{c}} and {{d}}')
  expect(tagList(['{{a}}', '{{b}}', '{{c}}', '{{d}}', '{{e}}'])).toBe('{{a}}, {{b}}, {{c}} and 2 more')
})
