import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'
import { NEWSLETTER, OUTLOOK } from '../source/fixtures/emails.ts'
import { parseHtml } from '../source/parse.ts'
import type { Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { type PreviewPatch, previewPatches } from './preview-patch.ts'

const patchesOf = (html: string, splices: Splice[]) =>
  previewPatches(parseHtml(html), parseHtml(applySplices(html, splices)), splices)

test('words that changed give way alone, with the elements around them untouched', () => {
  const html = '<table><tr><td><p>One <b>two</b></p><p>Three</p></td></tr></table>'
  const at = html.indexOf('Three')
  const [patch, ...more] = patchesOf(html, [{ from: at, to: at + 5, insert: '3' }]) ?? []
  expect(more).toEqual([])
  expect(patch).toMatchObject({ parent: 5, previous: undefined, next: undefined, removed: 0, added: 0, html: '3' })
})

test('a changed start tag draws its element anew, between its neighbours', () => {
  const html = '<p>a</p><p>b</p><p>c</p>'
  const [patch] = patchesOf(html, [{ from: 10, to: 10, insert: ' onclick="x" style="color: red"' }]) ?? []
  expect(patch).toMatchObject({ parent: -1, previous: 0, next: 2, at: 1, removed: 1, added: 1 })
  expect(patch?.html).toBe('<p data-at="1" style="color: red">b</p>')
})

test('what was moved is drawn where it was and where it is', () => {
  const kind = { op: 'add', kind: 'text' } as const
  const adds: Operation[] = ['One', 'Two', 'Three'].map(text => ({ ...kind, content: { text } }))
  const before = applyOperations(BLANK_EMAIL, adds, { onRefusal: 'stop' }).email
  const { email, change } = applyOperations(before, [{ op: 'move', ref: 's3', before: 's1' }], { onRefusal: 'stop' })
  const patches = previewPatches(parseHtml(before.html), parseHtml(email.html), change.html.flat()) ?? []
  expect(patches.map(({ removed, added }) => Math.sign(added - removed))).toEqual([1, -1])
})

test.each([
  ['an end tag that is missing', '<div><p>a</p></div>', { from: 9, to: 13, insert: '' }, true],
  ['an end tag too many', '<div><p>a</p></div>', { from: 9, to: 9, insert: '</div>' }, false],
  [
    'a change of the head',
    '<html><head><title>a</title></head><body></body></html>',
    { from: 19, to: 20, insert: 'b' },
    false
  ],
  [
    'a change beside a document inside of a tag',
    '<td><html><body></body></html>x',
    { from: 30, to: 31, insert: '' },
    false
  ],
  ['a tag that swallows what follows', '<p>a</p><p>b</p>', { from: 3, to: 3, insert: '<table><tr>' }, false]
])('%s', (_, html, splice, isPatched) => {
  expect(patchesOf(html, [splice]) !== undefined).toBe(isPatched)
})

test('a < that takes what follows for its tag, beyond its run, is no patch', () => {
  const at = OUTLOOK.indexOf('Right</div>')
  expect(patchesOf(OUTLOOK, [{ from: at, to: at, insert: '<' }])).toBeUndefined()
})

test.each([
  ['a newsletter', NEWSLETTER],
  ['an email made for Outlook', OUTLOOK]
])('around the patches of %s the tree is the same, whatever is spliced', (_, html) => {
  const splice = fc.record({
    at: fc.nat(html.length),
    length: fc.nat(40),
    insert: fc.constantFrom('', 'x', '<b>y</b>', '<p>', '</td>', '<td>z</td>', '<!-- -->', '"', '<')
  })
  fc.assert(
    fc.property(fc.array(splice, { minLength: 1, maxLength: 3 }), wishes => {
      const splices = apartFrom(html, wishes)
      const [before, after] = [parseHtml(html), parseHtml(applySplices(html, splices))]
      const patches = previewPatches(before, after, splices)
      if (!patches) return
      expect(
        rest(before.elements.length, patches, ({ at, removed }) => [at, removed]).map(at => before.elements[at]?.name)
      ).toEqual(
        rest(after.elements.length, patches, ({ addedAt, added }) => [addedAt, added]).map(
          at => after.elements[at]?.name
        )
      )
    })
  )
})

function apartFrom(html: string, wishes: { at: number; length: number; insert: string }[]): Splice[] {
  let free = 0
  return [...wishes]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, length, insert }) => {
      if (at < free) return []
      free = Math.min(html.length, at + length) + 1
      return [{ from: at, to: free - 1, insert }]
    })
}

function rest(count: number, patches: PreviewPatch[], drawn: (patch: PreviewPatch) => [at: number, count: number]) {
  const gone = new Set(patches.map(drawn).flatMap(([at, length]) => Array.from({ length }, (_, each) => at + each)))
  return Array.from({ length: count }, (_, at) => at).filter(at => !gone.has(at))
}
