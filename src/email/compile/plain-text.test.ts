import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

test.each([
  ['<h1>A &amp; B</h1><p>One\n two<br>three</p>', 'A & B\n\nOne two\nthree'],
  ['<p>See <a href="https://example.com">the shop</a>.</p>', 'See the shop (https://example.com).'],
  [
    '<a href="mailto:a@b.c">a@b.c</a> <a href="#">top</a> <a href="https://x.example"></a>',
    'a@b.c top https://x.example'
  ],
  [
    '<ul><li>Leek<li>Potato <b>soup</b></ul><ol><li>One</li><li>Two</li></ol>',
    '- Leek\n- Potato soup\n\n1. One\n2. Two'
  ],
  ['<table><tr><td>Bowl</td><td>€ 12</td></tr><tr><td>Cup</td><td>€ 8</td></tr></table>', 'Bowl  € 12\nCup  € 8'],
  ['<table><tr><td><h2>A</h2><p>b</p></td><td><p>c</p></td></tr></table>', 'A\n\nb\n\nc'],
  [
    '<a href="https://x.example"><img src="a.png" alt="A pot"></a><img src="b.png" alt="">',
    'A pot (https://x.example)'
  ],
  [
    '<div style="display:none">peek &#847; &zwnj;</div><p>Hi {{ user.name | upcase }} *|X|*</p>',
    'Hi {{ user.name | upcase }} *|X|*'
  ],
  ['<style>p{}</style><title>t</title>x<hr>y<!-- c -->', 'x\n\n---\n\ny'],
  ['<p>a&nbsp;b</p>\u200b<p></p>', 'a b'],
  ['', '']
])('%s becomes plain text', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
