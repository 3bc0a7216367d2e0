import { expect, it } from 'vitest'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import { annotatedBriefs, parse } from './corpora.ts'

it('reads words with their roles, and tells where an item or a sentence begins', () => {
  const [brief] = parse(
    '# kind: sale\n<ask>Sale email</ask> for <brand>Oak</brand>: <item>red mugs</item>, <say>ends Sunday</say>.',
    'a.txt'
  )
  expect(brief?.kind).toBe('sale')
  expect(brief?.text).toBe('Sale email for Oak: red mugs, ends Sunday.')
  expect(Array.from(brief!.labels, label => `${LABELS[label]!.role}${LABELS[label]!.begins ? '+' : ''}`)).toEqual(
    'ask ask none brand item+ item say+ say'.split(' ')
  )
})

it('a mark that opens before a sign begins at the word behind it', () => {
  const [brief] = parse('# kind: sale\n<say>red</say><say>"blue" mugs</say>', 'a.txt')
  expect(Array.from(brief!.labels, label => LABELS[label]!.begins)).toEqual([true, true, false])
})

it.each([
  ['a mark in another', '# kind: sale\n<ask>Sale <brand>Oak</brand></ask>', 'out of place'],
  ['an unknown mark', '# kind: sale\n<colour>red</colour>', 'out of place'],
  ['an open mark', '# kind: sale\n<ask>Sale', 'not closed'],
  ['an unknown kind', '# kind: gala\n<ask>Gala</ask>', 'KINDS']
])('refuses %s', (_, text, reason) => expect(() => parse(text, 'a.txt')).toThrow(reason))

it('all briefs of the folder are well marked', () => expect(annotatedBriefs().length).toBeGreaterThan(1_000))
