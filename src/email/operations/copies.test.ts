import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { NEWSLETTER } from '../source/fixtures/emails.ts'
import { applyOperations } from './apply.ts'
import { createBatch } from './batch.ts'
import type { Operation } from './operation.ts'

const features = (...titles: string[]): Operation => ({
  op: 'add',
  kind: 'features',
  content: { items: titles.map(title => ({ title })) }
})
const made = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'add', kind: 'hero', content: { heading: 'Bowls', button: { label: 'See', href: 'https://example.com' } } },
    features('One', 'Two'),
    { op: 'add', kind: 'footer', content: { company: 'Clay & Co' } },
    { op: 'style', ref: 's1.button', style: { 'background-color': '#123456', color: '#ffffff' } },
    { op: 'style', ref: 's2.items.1', style: { padding: '9px' } },
    { op: 'style', ref: 's2.items.1.title', style: { color: 'tomato' } },
    { op: 'attr', ref: 's2.items.1.title', name: 'id', value: 'one' },
    { op: 'attr', ref: 's1', name: 'id', value: 'top' }
  ],
  { onRefusal: 'stop' }
).email

function done(operations: Operation[], email = made): { email: EmailSource; words: string[] } {
  const { refused, email: after, lines } = applyOperations(email, operations, { onRefusal: 'stop' })
  expect(refused).toEqual([])
  return { email: after, words: lines.map(({ text }) => text) }
}

const reason = (operation: Operation, email = made): string => {
  const answer = createBatch(email).apply(operation)
  return answer.ok ? 'accepted' : answer.reason
}

const pasted = { ...BLANK_EMAIL, html: NEWSLETTER }
const e = (name: string): string => `e${outlineOf(pasted).doc.elements.find(element => element.name === name)?.index}`
const ids = (html: string): number => html.match(/ id=/g)?.length ?? 0

describe('duplicate', () => {
  test('copies a section after itself with what somebody styled, and its copy can be named', () => {
    const { email, words } = done([
      { op: 'duplicate', ref: 's1' },
      { op: 'set', ref: 's4.heading', value: 'Plates' }
    ])
    const { sections } = outlineOf(email)
    expect(sections.map(({ kind }) => kind)).toEqual(['hero', 'hero', 'features', 'footer'])
    expect(sections.slice(0, 2).map(({ section }) => section.content.heading)).toEqual(['Bowls', 'Plates'])
    expect(email.html.match(/background-color: #123456/g)).toHaveLength(2)
    expect(ids(email.html)).toBe(ids(made.html))
    expect(words[0]).toBe('**Hero** duplicated')
  })

  test('copies an item after itself with its styles, and not its id', () => {
    const { email, words } = done([
      { op: 'duplicate', ref: 's2.items.1' },
      { op: 'set', ref: 's2.items.3.title', value: 'Copy' }
    ])
    expect(outlineOf(email).sections[1]?.section.content.items).toEqual(
      ['One', 'Copy', 'Two'].map(title => ({ title }))
    )
    expect(email.html.match(/color: tomato/g)).toHaveLength(2)
    expect(email.html.match(/padding: 9px/g)).toHaveLength(2)
    expect(ids(email.html)).toBe(ids(made.html))
    expect(words[0]).toBe('**Item 1 of Features** duplicated')
  })

  test('copies any element with its line, and a ghost table with what it stands round', () => {
    const html = '<div>\n  <p id="a" style="color: red">one</p>\n  <p>two</p>\n</div>'
    expect(done([{ op: 'duplicate', ref: 'e1' }], { ...BLANK_EMAIL, html }).email.html).toBe(
      '<div>\n  <p id="a" style="color: red">one</p>\n  <p style="color: red">one</p>\n  <p>two</p>\n</div>'
    )
    const ghost = '<!--[if mso]><table><tr><td><![endif]-->\n<p>one</p>\n<!--[if mso]></td></tr></table><![endif]-->'
    expect(done([{ op: 'duplicate', ref: 'e0' }], { ...BLANK_EMAIL, html: ghost }).email.html).toBe(
      `${ghost}\n${ghost}`
    )
    expect(done([{ op: 'duplicate', ref: e('li') }], pasted).email.html).toContain('<li>Leek<li>Leek<li>Potato')
  })

  test('is refused where it makes no sense', () => {
    expect(reason({ op: 'duplicate', ref: 's1.heading' })).toContain('has its place in the layout')
    expect(reason({ op: 'duplicate', ref: e('body') }, pasted)).toContain('shell')
    const full = done([features('a', 'b', 'c', 'd', 'e', 'f')], BLANK_EMAIL).email
    expect(reason({ op: 'duplicate', ref: 's1.items.2' }, full)).toContain('2 to 6 items')
  })
})

describe('what is left when a part is removed', () => {
  const cellOf = (email: EmailSource, slot: string): string => {
    const { doc, sections } = outlineOf(email)
    const own = sections[0]?.slots.find(({ name }) => name === slot)?.element ?? 0
    return `e${doc.elements[own]?.parent}`
  }

  test('a cell keeps the room that somebody gave it as long as anything of it stays', () => {
    const content = { eyebrow: 'Issue 42', heading: 'The Slow Wire', text: 'Ten minutes.' }
    const poster = done([{ op: 'add', kind: 'hero', layout: 'poster', content }], BLANK_EMAIL).email
    const roomy = done(
      [{ op: 'style', ref: cellOf(poster, 'eyebrow'), style: { 'padding-top': '12px' } }],
      poster
    ).email
    const { email } = done([{ op: 'remove', ref: 's1.eyebrow' }], roomy)
    expect(email.html).toContain('style="padding-top: 12px"')
    expect(email.html.match(/padding-top/g)).toHaveLength(1)
  })

  test('an item goes with the only thing that it says, and stays where it says more', () => {
    const link = (label: string) => ({ link: { label, href: 'https://example.com' } })
    const header: Operation = {
      op: 'add',
      kind: 'header',
      content: { logo: 'Clay', links: [link('Shop'), link('Us')] }
    }
    const { email, words } = done([header, { op: 'remove', ref: 's1.links.2.link' }], BLANK_EMAIL)
    expect(outlineOf(email).sections[0]?.section.content.links).toEqual([link('Shop')])
    expect(words[1]).toBe('**Item 2 of Header** removed')
    const products: Operation = {
      op: 'add',
      kind: 'products',
      content: { items: [{ title: 'A', price: '£1' }, { title: 'B' }] }
    }
    const shop = done([products], BLANK_EMAIL).email
    expect(reason({ op: 'remove', ref: 's1.items.1.title' }, shop)).toContain('needs "title"')
  })
})

describe('insert', () => {
  test('puts a section beside another, with the rules of its kind and its own', () => {
    const saved = outlineOf(made).doc.outerHtml(outlineOf(made).sections[2]?.element ?? 0)
    const css = '.title { color: red }\n.mine { color: blue }\n/* ours */'
    const before = done([{ op: 'add', kind: 'notice', content: { text: 'Soon' } }], pasted).email
    const { email, words } = done([{ op: 'insert', html: saved, css, before: 's1' }], before)
    expect(outlineOf(email).sections.map(({ kind }) => kind)).toEqual(['footer', 'notice'])
    expect(words).toEqual(['**Footer** added'])
    expect(before.css).not.toContain('.footer')
    expect(email.css).toContain('.footer')
    expect(email.css).toContain('.mine { color: blue }')
    expect(email.css).not.toContain('.title { color: red }')
  })

  test('drops ids that are taken, and says what it is', () => {
    const html = '<h2 id="lead">Hi</h2>'
    const { email, words } = done([{ op: 'insert', html, after: e('p') }], pasted)
    expect(email.html).toContain('</p>\n<h2>Hi</h2>\n<p>Unsubscribe')
    expect(words).toEqual(['**Heading** added'])
  })

  test.each([
    [{ html: '<script>x</script>' }, '<script>'],
    [{ html: '<p>open' }, 'not whole'],
    [{ html: '<body><p>x</p></body>' }, 'without <html>'],
    [{ html: '<p>x</p>', after: e('tr') }, 'A block stands beside blocks'],
    [{ html: '<tr><td>x</td></tr>', after: e('p') }, 'A row stands among the rows'],
    [{ html: '<p>x</p>', css: '@import url(x)' }, 'cannot hold these CSS'],
    [{ html: '<p>x</p>', css: 'p { color: red' }, 'not whole'],
    [{ html: '<p>x</p>', before: 's9' }, 's9']
  ])('%j is refused', (piece, words) => {
    expect(reason({ op: 'insert', ...piece }, pasted)).toContain(words)
  })
})

test('an element moves only among its like', () => {
  const second = outlineOf(pasted).doc.elements.filter(({ name }) => name === 'tr')[1]?.index
  expect(reason({ op: 'move', ref: e('p'), before: e('tr') }, pasted)).toContain('A block stands beside blocks')
  expect(reason({ op: 'move', ref: e('tr'), after: e('p') }, pasted)).toContain('A row stands among the rows')
  expect(reason({ op: 'move', ref: e('tr'), after: `e${second}` }, pasted)).toBe('accepted')
  expect(reason({ op: 'move', ref: e('title'), after: e('p') }, pasted)).toContain('stays where it is')
})
