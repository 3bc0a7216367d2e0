import { expect, test } from 'vitest'
import { KINDS } from '../../compose/kinds.ts'
import type { StyleWish } from '../reading/reading.ts'
import { directionsFor } from './suits.ts'

const noPictures: StyleWish = { wish: 'no-pictures', span: { at: 0, length: 0 } }

test.each(KINDS)('three directions for a brief of the kind "%s" differ from one another', kind => {
  expect(new Set(directionsFor({ intent: { kind, confidence: 1 }, style: [] })).size).toBe(3)
})

test('a brief that wants no pictures gets directions that live from words', () => {
  const names = directionsFor({ intent: { kind: 'sale', confidence: 1 }, style: [noPictures] })
  expect(names).toEqual(['letter', 'magazine', 'type'])
})
