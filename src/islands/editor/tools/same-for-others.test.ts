import { expect, test } from 'vitest'
import { after, emailOf, PRODUCTS, partIn } from './fixtures/part-in.ts'
import { likeIt, sameForOthers } from './same-for-others.ts'
import type { ToolContext } from './tool.ts'

const styled = after(emailOf(PRODUCTS), [
  { op: 'style', ref: 's1.items.1.title', style: { color: 'var(--accent)', 'font-size': '14px' } },
  { op: 'style', ref: 's1.items.3.title', style: { 'font-weight': '400' } }
])

test('the other items look as this one, and only so', () => {
  const email = after(styled, likeIt(partIn(styled, 's1.items.1.title')))
  const styles = [...email.html.matchAll(/data-slot="title" style="([^"]*)"/g)].map(([, style]) => style)
  expect(new Set(styles)).toEqual(new Set(['color: var(--accent); font-size: 14px']))
  expect(styles).toHaveLength(3)
  expect(likeIt(partIn(email, 's1.items.2.title'))).toEqual([])
})

test('it fits what other items have as well', () => {
  const fits = (ref: string) => sameForOthers.fits(partIn(styled, ref), {} as ToolContext)
  expect(fits('s1.items.1.title')).toBe(true)
  expect(fits('s1.items.1.image')).toBe(false)
  expect(fits('s1')).toBe(false)
})
