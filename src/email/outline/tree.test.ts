import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { createBatch } from '../operations/batch.ts'
import { made } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import { NEWSLETTER, OUTLOOK } from '../source/fixtures/emails.ts'
import { describe } from './describe.ts'
import { findRef } from './find.ts'
import { moveTargets } from './move-targets.ts'
import { outlineOf } from './outline.ts'
import { neighbours, selectableParents } from './tree.ts'

const plain = (html: string): EmailSource => ({ ...BLANK_EMAIL, html })

const PLAIN = plain(`<body><table><tr><td><table>
<tr><td><h1>One</h1><p>Two <a href="#">in words</a></p></td><td><div style="display:none">Unseen</div><img src="x"></td></tr>
<tr><td><a href="#" class="btn">Go</a></td></tr>
</table></td></tr></table></body>`)

const FOLDER = 'eval/emails'
const emails: [string, EmailSource][] = [
  ['made', made],
  ['newsletter', plain(NEWSLETTER)],
  ['outlook', plain(OUTLOOK)],
  ...readdirSync(FOLDER)
    .filter((_name, at) => at % 3 === 0)
    .map((name): [string, EmailSource] => [name, read(readFileSync(`${FOLDER}/${name}`, 'utf8'), name)])
]

function read(text: string, name: string): EmailSource {
  if (name.endsWith('.html')) return plain(text)
  const operations = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Operation)
  return applyOperations(BLANK_EMAIL, operations, { onRefusal: 'skip' }).email
}

const e = (email: EmailSource, words: string) =>
  `e${outlineOf(email).doc.elements.findLast(({ index }) => outlineOf(email).doc.outerHtml(index).includes(words))?.index}`

const walk = (email: EmailSource, step: 'next' | 'previous'): string[] => {
  const refs: string[] = []
  for (let at = neighbours(email, undefined)[step]; at !== undefined; at = neighbours(email, at)[step]) refs.push(at)
  return refs
}

test('a slot is held by its item and its section, an element by what adds something to it', () => {
  expect(selectableParents(made, 's2.items.2.title')).toEqual(['s2.items.2', 's2'])
  expect(selectableParents(made, 's2.items.2')).toEqual(['s2'])
  expect(selectableParents(made, 's1')).toEqual([])
  const names = selectableParents(PLAIN, e(PLAIN, '<h1>')).map(ref => findRef(PLAIN, ref)?.element.name)
  expect(names).toEqual(['td', 'tr', 'table', 'table'])
  expect(selectableParents(PLAIN, 'e9999')).toEqual([])
})

test('an element in a section is held by the slot, item or section around it', () => {
  const cell = outlineOf(made).doc.elements.find(({ name, start }) => name === 'td' && start > 0)
  expect(selectableParents(made, `e${cell?.index}`)).toEqual(['s1'])
})

test('one comes from section to slots and items, as they stand', () => {
  expect(walk(made, 'next').slice(0, 8)).toEqual([
    's1',
    's1.heading',
    's1.text',
    's1.button',
    's2',
    's2.items.1',
    's2.items.1.title',
    's2.items.1.text'
  ])
})

test('of plain HTML one comes to what says something, and from a holder into it', () => {
  const said = walk(PLAIN, 'next').map(ref => describe(PLAIN, ref)?.words || findRef(PLAIN, ref)?.element.name)
  expect(said).toEqual(['One', 'Two in words', 'img', 'Go'])
  expect(neighbours(PLAIN, 'e1').next).toBe(e(PLAIN, '<h1>'))
  expect(neighbours(plain(''), undefined)).toEqual({})
})

test.each(emails)('every part of %s is reached both ways, is there, and has a way up', (_name, email) => {
  const refs = walk(email, 'next')
  expect(refs.length).toBeGreaterThan(1)
  expect(walk(email, 'previous').reverse()).toEqual(refs)
  expect([neighbours(email, refs[3]).first, neighbours(email, refs[3]).last]).toEqual([refs[0], refs.at(-1)])
  for (const ref of refs) {
    expect(describe(email, ref)?.label).toBeTruthy()
    const spans = [ref, ...selectableParents(email, ref)].map(part => findRef(email, part)?.element)
    spans.slice(1).forEach((holder, at) => {
      expect((holder?.start ?? 1e9) <= (spans[at]?.start ?? 0) && (holder?.end ?? 0) >= (spans[at]?.end ?? 1e9)).toBe(
        true
      )
    })
  }
})

test.each(emails)('what is offered as a place in %s, a part can be moved to', (_name, email) => {
  for (const ref of walk(email, 'next').filter((_ref, at) => at % 5 === 0))
    for (const { ref: beside, side } of moveTargets(email, ref).slice(0, 2))
      expect(createBatch(email).apply({ op: 'move', ref, [side]: beside })).toMatchObject({ ok: true })
})

test('a part goes among its kind, to every place but its own', () => {
  expect(moveTargets(made, 's2.items.2')).toEqual([
    { ref: 's2.items.1', side: 'before', label: 'Item 1' },
    { ref: 's2.items.3', side: 'after', label: 'Item 3' }
  ])
  expect(moveTargets(made, 's1').map(({ ref }) => ref)).toEqual(['s2', 's3', 's4'])
  expect(moveTargets(made, 's1.heading')).toEqual([])
  const [row] = selectableParents(PLAIN, e(PLAIN, '<h1>')).slice(1)
  expect(moveTargets(PLAIN, row ?? '')).toEqual([{ ref: expect.any(String), side: 'after', label: 'Row' }])
})

test('a part is what it is to who works on it', () => {
  const kinds = (email: EmailSource, refs: string[]) => refs.map(ref => describe(email, ref)?.kind)
  expect(kinds(made, ['s1', 's1.heading', 's1.button', 's2.items', 's2.items.1'])).toEqual([
    'section',
    'text',
    'button',
    'list',
    'item'
  ])
  const bits = plain(
    '<table><tr><td>Words</td><td><p>x</p></td></tr></table><hr><ul><li>y</li></ul><p><a href="#">z</a></p><div style="background:red"><a style="color:red;background:blue">b</a></div>'
  )
  const elements = outlineOf(bits).doc.elements.map(({ index }) => `e${index}`)
  expect(kinds(bits, elements)).toEqual([
    'block',
    'block',
    'text',
    'cell',
    'text',
    'line',
    'list',
    'text',
    'text',
    'link',
    'text',
    'button'
  ])
  expect(describe(made, 's1.heading')).toEqual({ label: 'Heading', words: 'Bowls', kind: 'text' })
  expect(describe(made, 's9')).toBeUndefined()
})
