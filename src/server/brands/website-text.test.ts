import { expect, test } from 'vitest'
import { sheetsOf, withoutScripts } from './website-text.ts'

test('scripts, drawings and comments go, what stands between them stays', () => {
  expect(
    withoutScripts('<p>a</p><SCRIPT src=x>if (a < b) {}</script ><p>b</p><!-- c --><svg><path/></svg>d<script>open')
  ).toBe('<p>a</p><p>b</p>d')
})

test('a page of a million beginnings is read in one pass', () => {
  expect(withoutScripts('<script><svg><!--'.repeat(200_000))).toBe('')
  expect(sheetsOf('<link'.repeat(200_000), 'https://a.example')).toEqual([])
})

test('style sheets are found by their relation, at whole addresses', () => {
  const html = `<link rel="stylesheet" href="/a.css?x=1&amp;y=2"><link href=b.css rel='preload stylesheet'>
    <link rel="alternate stylesheet" href="c.css"><link rel="icon" href="d.png"><link rel="stylesheet" href="http://e.example/e.css">`

  expect(sheetsOf(html, 'https://a.example/x/')).toEqual([
    'https://a.example/a.css?x=1&y=2',
    'https://a.example/x/b.css',
    'https://e.example/e.css'
  ])
})
