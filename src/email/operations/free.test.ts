import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { describe as described } from '../outline/describe.ts'
import { findRef } from '../outline/find.ts'
import { followRef } from '../outline/follow-ref.ts'
import { outlineOf } from '../outline/outline.ts'
import { pointedRef } from '../outline/pointed.ts'
import { neighbours, selectableParents } from '../outline/tree.ts'
import { applyOperations } from './apply.ts'
import { applyChange, invert } from './change.ts'
import type { Operation } from './operation.ts'

const HTML = `<p class="display">Fifty</p>
<table class="grid"><tr>
  <td width="200"><p class="text">Left <b>bold</b></p></td>
  <td width="200"><a href="https://shop.example/"><img src="/media/a.png" alt="A cup" width="200"></a></td>
</tr></table>`

const START = applied(BLANK_EMAIL, [
  { op: 'add', kind: 'hero', content: { heading: 'Hello' } },
  { op: 'add', kind: 'free', tone: 'tint', content: { html: HTML } },
  { op: 'add', kind: 'footer', content: { company: 'Clay & Co' } }
])

function applied(email: EmailSource, operations: Operation[]): EmailSource {
  const done = applyOperations(email, operations, { onRefusal: 'skip' })
  expect(done.refused).toEqual([])
  expect(applyChange(done.email, invert(done.change))).toEqual(email)
  return done.email
}

const refusal = (email: EmailSource, operation: Operation) =>
  applyOperations(email, [operation], { onRefusal: 'skip' }).refused[0]?.reason

/** The ref of the only element of a name in the free section. */
function element(name: string, email = START): string {
  const { doc, sections } = outlineOf(email)
  const free = sections.find(({ kind }) => kind === 'free')!
  const found = doc.elements.findLast(each => each.name === name && each.start > free.start && each.end < free.end)
  return `e${found?.index}`
}

const kinds = (email: EmailSource) => outlineOf(email).sections.map(({ kind }) => kind)

test('its parts are pointed at like those of plain HTML', () => {
  expect(outlineOf(START).parts.map(({ ref }) => ref)).toEqual(['s1', 's2', 's3'])
  const at = (name: string) => Number(element(name).slice(1))
  expect(pointedRef(START, at('b'))).toBe(element('p'))
  expect(pointedRef(START, at('img'))).toBe(element('img'))
  expect(pointedRef(START, outlineOf(START).sections[1]!.element)).toBe('s2')
  expect(pointedRef(START, outlineOf(START).sections[1]!.inside!)).toBe('s2')
  expect(described(START, element('img'))).toMatchObject({ kind: 'picture' })
})

test('one comes to its parts and out of them', () => {
  expect(selectableParents(START, element('img')).at(-1)).toBe('s2')
  expect(neighbours(START, 's2').next).toBe(pointedRef(START, outlineOf(START).sections[1]!.inside! + 1))
  expect(neighbours(START, element('img')).next).toBe('s3')
  expect(findRef(START, 's2.html')).toBeUndefined()
})

test('what is done to its parts leaves it a free section, and all other bytes', () => {
  const operations: Operation[] = [
    { op: 'set', ref: element('p'), value: 'Right **now**' },
    { op: 'set', ref: element('img'), value: { src: '/media/b.png', alt: 'A pot' } },
    { op: 'style', ref: element('p'), style: { color: 'red' } },
    { op: 'remove', ref: element('img') },
    { op: 'duplicate', ref: element('p') },
    { op: 'html', ref: element('p'), html: '<h2>Hi</h2>' },
    { op: 'layout', ref: 's2', tone: 'brand' },
    { op: 'layout', ref: 's2', layout: 'full' },
    { op: 'duplicate', ref: 's2' },
    { op: 'move', ref: 's2', before: 's1' }
  ]
  for (const operation of operations) {
    const after = applied(START, [operation])
    expect(kinds(after)).toContain('free')
    const { start, end } = outlineOf(START).sections[1]!
    if (operation.op !== 'move') expect(after.html.startsWith(START.html.slice(0, start))).toBe(true)
    if (operation.op !== 'move') expect(after.html.endsWith(START.html.slice(end))).toBe(true)
    if ('ref' in operation && operation.ref === 's2') expect(after.html).toContain(HTML)
  }
})

test('a part keeps its name when its section gets another tone in the same batch', () => {
  const after = applied(START, [
    { op: 'layout', ref: 's2', tone: 'ink' },
    { op: 'set', ref: element('p'), value: 'Right' }
  ])
  expect(outlineOf(after).sections[1]).toMatchObject({ kind: 'free', tone: 'ink' })
  expect(after.html).toContain('<p class="text">Right</p>')
  const { change, email } = applyOperations(START, [{ op: 'layout', ref: 's2', tone: 'ink' }], { onRefusal: 'stop' })
  expect(followRef(START, email, change, element('p'))).toBe(element('p', email))
})

test('all of its HTML is replaced by "set" and by "html"', () => {
  for (const op of [
    { op: 'set', ref: 's2.html', value: '<p>New</p>' },
    { op: 'html', ref: 's2.html', html: '<p>New</p>' }
  ] as const) {
    const after = applied(START, [op])
    expect(outlineOf(after).sections[1]?.section).toEqual({
      kind: 'free',
      layout: 'plain',
      tone: 'tint',
      content: { html: '<p>New</p>' }
    })
    expect(applyOperations(START, [op], { onRefusal: 'stop' }).lines).toEqual([
      { icon: 'code', text: '**Free section** rewritten' }
    ])
  }
})

test('what it may not hold is refused when it is added and when it is set', () => {
  const wide = '<img src="/a.png" alt="" width="560">'
  expect(refusal(START, { op: 'set', ref: 's2.html', value: wide })).toContain('560 px wide')
  expect(refusal(START, { op: 'add', kind: 'free', content: { html: wide } })).toContain('560 px wide')
  const full = applied(START, [{ op: 'add', kind: 'free', layout: 'full', content: { html: wide } }])
  expect(refusal(full, { op: 'layout', ref: 's4', layout: 'plain' })).toContain('560 px wide')
  expect(refusal(START, { op: 'set', ref: 's2.html', value: '<script>1</script>' })).toContain('<script>')
  expect(refusal(START, { op: 'set', ref: 's2.html', value: '' })).toContain('needs "html"')
})

test('with its last part the section goes', () => {
  const one = applied(START, [{ op: 'set', ref: 's2.html', value: '<p>One</p>' }])
  expect(kinds(applied(one, [{ op: 'remove', ref: element('p', one) }]))).toEqual(['hero', 'footer'])
})

test('a section never goes into it', () => {
  const after = applied(START, [{ op: 'add', kind: 'text', content: { text: 'Hi' }, after: element('p') }])
  expect(kinds(after)).toEqual(['hero', 'free', 'text', 'footer'])
})

test('elements go into it beside its own, in its HTML', () => {
  const [before, after] = [
    applied(START, [{ op: 'insert', before: element('table'), html: '<p class="text">Between</p>' }]),
    applied(START, [{ op: 'insert', after: element('table'), html: '<p class="text">Last</p>' }])
  ]
  expect(kinds(before)).toEqual(['hero', 'free', 'footer'])
  expect(before.html).toMatch(/Fifty<\/p>\s*<p class="text">Between<\/p>\s*<table class="grid">/)
  expect(outlineOf(after).sections[1]?.section.content.html).toBe(`${HTML}\n<p class="text">Last</p>`)
})

test('what does not fit in it stays out of it, by whatever operation', () => {
  const [wide, marked] = ['<p style="width: 900px">Wide</p>', '<p data-section="text">Marked</p>']
  for (const operation of [
    { op: 'insert', after: element('p'), html: wide },
    { op: 'html', ref: element('p'), html: wide },
    { op: 'duplicate', ref: element('td') }
  ] as Operation[])
    expect(refusal(START, operation)).toMatch(/(900|600) px wide/)
  expect(refusal(START, { op: 'insert', after: element('p'), html: marked })).toContain('data-section')
  expect(refusal(START, { op: 'html', ref: element('p'), html: marked })).toContain('data-section')
})
