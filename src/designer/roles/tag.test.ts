import { expect, it } from 'vitest'
import type { Role } from './roles.ts'
import { spansOf } from './tag.ts'

const said = (text: string, role: Role): string[] =>
  spansOf(text)
    .filter(span => span.role === role)
    .map(span => span.text)

const LETTER =
  'Write a launch email for Quillmoor, a small pen maker in Bath. Our new nib opens for pre-orders on 3 May at £48. Calm and minimal, with lots of white space. Add a big photo at the top.'

it('tells what is asked, who asks and what is to look how', () => {
  expect(said(LETTER, 'brand')).toEqual(['Quillmoor'])
  expect(said(LETTER, 'trade')).toEqual(['a small pen maker in Bath'])
  expect(said(LETTER, 'look').join(' ')).toContain('Calm and minimal')
  expect(said(LETTER, 'part').join(' ')).toContain('big photo')
  expect(said(LETTER, 'say').join(' ')).toContain('£48')
})

it('keeps what stands in brackets with the item before', () => {
  const text = 'Newsletter for Harrow Wines. Two bottles: Rosso (Italy, 2021, £12), Blanc (France, 2022, £14).'
  expect(said(text, 'item')).toEqual(['Rosso (Italy, 2021, £12)', 'Blanc (France, 2022, £14)'])
})

it('gives every span the place of its words', () => {
  for (const { at, text } of spansOf(LETTER)) expect(LETTER.slice(at, at + text.length)).toBe(text)
})

it('has nothing to say of nothing', () => expect(spansOf(' \n ')).toEqual([]))
