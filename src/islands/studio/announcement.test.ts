import { expect, test } from 'vitest'
import type { ShownChip } from '../../stores/reading/shown-chips.ts'
import { announcementOf } from './announcement.ts'

const chip = (role: ShownChip['role'], label: string, words: string, parts = [{}]) =>
  ({ role, label, words, parts }) as ShownChip

test('the first two are named, the rest counted, and what nobody told is left out', () => {
  const chips = [
    chip('kind', 'Kind', 'Sale'),
    chip('sender', 'From', 'Tidewater'),
    chip('code', 'Code', 'A1'),
    chip('offer', 'Offer', '20% off')
  ]
  expect(announcementOf(chips)).toBe('Understood: sale, from Tidewater, 2 more')
  expect(announcementOf(chips.slice(0, 2))).toBe('Understood: sale, from Tidewater')
  expect(announcementOf([chip('sender', 'From', 'nobody yet', [])])).toBe('')
})
