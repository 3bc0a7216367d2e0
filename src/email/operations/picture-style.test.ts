import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { applyOperations } from './apply.ts'
import type { Operation } from './operation.ts'

const styled = (html: string, style: Record<string, string>): string => {
  const ref = `e${outlineOf({ ...BLANK_EMAIL, html }).doc.elements.find(({ name }) => name === 'img')?.index}`
  return applyOperations({ ...BLANK_EMAIL, html }, [{ op: 'style', ref, style }], { onRefusal: 'stop' }).email.html
}

test.each([
  ['<img src="a">', { width: '300px' }, '<img src="a" width="300" style="height: auto; width: 300px">'],
  [
    '<img src="a" width="600" height="200">',
    { width: '300px' },
    '<img src="a" width="300" height="100" style="height: auto; width: 300px">'
  ],
  [
    '<img src="a" height="200" style="height: 200px; border: 0">',
    { width: '300px' },
    '<img src="a" style="border: 0; height: auto; width: 300px" width="300">'
  ],
  ['<img src="a">', { width: '240.4px' }, '<img src="a" width="240" style="height: auto; width: 240.4px">'],
  ['<img src="a" width="600">', { width: '50%' }, '<img src="a" width="600" style="height: auto; width: 50%">'],
  ['<img src="a" width="6" style="width: 6px; height: auto">', { width: '' }, '<img src="a" width="6">'],
  ['<img src="a">', { width: '30px', height: '40px' }, '<img src="a" width="30" style="height: 40px; width: 30px">'],
  ['<img src="a">', { 'border-radius': '9px' }, '<img src="a" style="border-radius: 9px">']
])('of %s, %j', (html, style, after) => {
  expect(styled(html, style)).toBe(after)
})

test('a picture stands where it is said to, for Outlook by its cell where that holds nothing else', () => {
  const cell = (inner: string): string => `<table><tr><td>${inner}</td></tr></table>`
  const alone = styled(cell('<a href="#"><img src="a"></a>'), { 'text-align': 'center' })
  expect(alone).toContain('<td align="center"><a href="#"><img src="a" style="text-align: center; display: block; ')
  expect(alone).toContain('margin-left: auto; margin-right: auto')
  expect(styled(alone, { 'text-align': '' })).toBe(cell('<a href="#"><img src="a"></a>'))
  expect(styled(cell('Hi <img src="a">'), { 'text-align': 'right' })).toContain('<td>Hi')
})

test('a width by hand stays when the section is drawn anew', () => {
  const operations: Operation[] = [
    { op: 'add', kind: 'hero', content: { heading: 'Bowls', image: { src: 'https://x.example/a.png', alt: 'A' } } },
    { op: 'style', ref: 's1.image', style: { width: '200px' } },
    { op: 'layout', ref: 's1', layout: 'cover' }
  ]
  const { email, refused } = applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' })
  expect(refused).toEqual([])
  expect(email.html).toMatch(/<img [^>]*width="200" style="height: auto; width: 200px"/)
})
