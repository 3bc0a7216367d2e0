import { expect, test } from 'vitest'
import { compile } from '../compile/compile.ts'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'

/** The compiled email as a client shows it that passes over `<style>`. */
function plain(...operations: Operation[]): string {
  const { email } = applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' })
  const compiled = compile(email, { siteUrl: 'https://m.example' })
  if (!compiled.ok) throw new Error(compiled.reason)
  return compiled.html.replace(/<style[\s\S]*?<\/style>/g, '')
}

const three = (item: Record<string, string | { label: string; href: string }>) => [item, item, item]
const button = { label: 'Choose', href: 'https://a.example' }

test.each<[string, Operation]>([
  ['plans', { op: 'add', kind: 'plans', content: { items: three({ name: 'Professional', price: '£1,249', button }) } }],
  ['features', { op: 'add', kind: 'features', content: { items: three({ title: 'Watercolours', text: 'By hand' }) } }],
  [
    'steps',
    { op: 'add', kind: 'steps', layout: 'timeline', content: { items: three({ title: 'Watercolours', text: 'Soft' }) } }
  ],
  ['stats', { op: 'add', kind: 'stats', content: { items: three({ value: '18', label: 'Conversations' }) } }]
])('without <style>, words of columns break rather than widen the email: %s', (_, operation) => {
  const texts = plain(operation).match(/<(?:h3|p|a)[^>]* style="[^"]*"[^>]*>(?=[A-Z£])/g) ?? []
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter(tag => !tag.includes('word-break: break-word'))).toEqual([])
})

test('prices and sums of an order stand on one line', () => {
  const html = plain({
    op: 'add',
    kind: 'order',
    content: { items: [{ title: 'Bowl', price: '£1,249' }], totals: [{ label: 'Total', value: '£1,249' }] }
  })
  const prices = html.match(/<p[^>]* style="[^"]*"[^>]*>£1,249/g) ?? []
  expect(prices.map(tag => tag.includes('white-space: nowrap'))).toEqual([true, true])
})

test('without <style>, two figures stay whole: half a number says another', () => {
  const items = [
    { value: '18,240', label: 'parcels' },
    { value: '61', label: 'volunteers' }
  ]
  const figures = plain({ op: 'add', kind: 'stats', content: { items } }).match(/<p class="heading figure[^>]*>/g) ?? []
  expect(figures.map(tag => /word-break: ([\w-]+)/.exec(tag)?.[1])).toEqual(['normal', 'normal'])
})

test.each(['20%', '£145', '18,240', '£12,480', '41,306,000'])(
  'a large figure fits a phone that passes over <style>: %s',
  figure => {
    const hero = plain({ op: 'add', kind: 'hero', layout: 'number', content: { figure, heading: 'In a year' } })
    const size = Number(/<p class="heading giant[^>]*font-size: (\d+)px/.exec(hero)?.[1])
    expect(size * 0.62 * figure.length).toBeLessThan(390 - 2 * 40)
    expect(size).toBeGreaterThan(40)
  }
)
