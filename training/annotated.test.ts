import { expect, it } from 'vitest'
import { ROLES } from '../src/designer/roles/roles.ts'
import { annotatedBriefs, parse } from './annotated.ts'

it('reads words with their roles, and tells where an item or a sentence begins', () => {
  const [brief] = parse(
    '# kind: sale\n<ask>Sale email</ask> for <brand>Oak</brand>: <item>red mugs</item>, <say>ends Sunday</say>.'
  )
  expect(brief?.kind).toBe('sale')
  expect(brief?.text).toBe('Sale email for Oak: red mugs, ends Sunday.')
  expect(brief?.roles.map(role => ROLES[role])).toEqual([
    'ask',
    'ask',
    'none',
    'brand',
    'item',
    'item-on',
    'say',
    'say-on'
  ])
})

it.each([
  ['a mark in another', '# kind: sale\n<ask>Sale <brand>Oak</brand></ask>', 'out of place'],
  ['an unknown mark', '# kind: sale\n<colour>red</colour>', 'out of place'],
  ['an open mark', '# kind: sale\n<ask>Sale', 'not closed'],
  ['an unknown kind', '# kind: gala\n<ask>Gala</ask>', 'kind']
])('refuses %s', (_, text, reason) => expect(() => parse(text)).toThrow(reason))

it('all briefs of the folder are well marked', () => expect(annotatedBriefs().length).toBeGreaterThan(1_000))
