import { expect, test } from 'vitest'
import { compile, toPlainText } from '../../compile/compile.ts'
import { BLANK_EMAIL } from '../../email.ts'
import { applyOperations } from '../../operations/apply.ts'
import { outlineOf } from '../../outline/outline.ts'
import { networkOf } from '../networks.ts'

test.each([
  ['Follow us', 'https://www.instagram.com/clay', 'instagram'],
  ['Clay & Co', 'https://uk.linkedin.com/company/clay', 'linkedin'],
  ['News', 'https://twitter.com/clay', 'x'],
  ['X', '#', 'x'],
  ['Find us on Facebook', '{{social_url}}', 'facebook'],
  ['Watch', '{{youtube_url}}', 'youtube'],
  ['Our blog', 'https://clay.example/instagram', undefined],
  ['TikTok', 'https://short.example/t', 'tiktok'],
  ['Shop', 'https://notiktok.com/', undefined],
  ['Size X', '#', undefined]
])('%s, %s: %s', (label, href, name) => {
  expect(networkOf({ label, href })).toBe(name)
})

const items = [
  { link: { label: 'Instagram', href: 'https://instagram.com/clay' } },
  { link: { label: 'YouTube', href: '{{youtube_url}}' } },
  { link: { label: 'Our blog', href: 'https://clay.example/' } }
]
const { email } = applyOperations(BLANK_EMAIL, [{ op: 'add', kind: 'social', layout: 'icons', content: { items } }], {
  onRefusal: 'stop'
})

test('signs stand before the names of networks, with a public address, and the section reads back as itself', () => {
  expect(outlineOf(email).sections[0]?.section.content).toEqual({ items })
  const compiled = compile(email, { siteUrl: 'https://m.example' })
  if (!compiled.ok) throw new Error(compiled.reason)
  expect(compiled.html.match(/https:\/\/m\.example\/media\/networks\/\w+\.png/g)).toHaveLength(2)
  expect(compiled.html).toContain('width: 28px')
  expect(compiled.html).not.toContain('data-')
  expect(toPlainText(email.html)).toContain('Instagram (https://instagram.com/clay)')
})

test('another address brings another sign, and another layout takes the signs away', () => {
  const change = (...operations: Parameters<typeof applyOperations>[1]) =>
    applyOperations(email, operations, { onRefusal: 'stop' }).email.html
  const moved = change({ op: 'set', ref: 's1.items.1.link', value: { href: 'https://threads.net/@clay' } })
  expect(moved).toContain('/media/networks/threads.png')
  expect(moved).not.toContain('instagram.png')
  expect(change({ op: 'layout', ref: 's1', layout: 'text' })).not.toContain('<img')
})
