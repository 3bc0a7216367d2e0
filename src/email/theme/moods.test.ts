import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { createBatch } from '../operations/batch.ts'
import { moodsFor } from './moods.ts'
import { PALETTES, themeOf } from './palettes.ts'
import { senderOf } from './sender.ts'

const named = (name: string) => PALETTES.find(palette => palette.name === name)!

test('the mood of an email comes first, then what its words ask for; none is lost', () => {
  const email = { ...BLANK_EMAIL, subject: 'Coffee and food from the bakery' }
  const moods = moodsFor(email, themeOf(named('Library')))
  expect(moods.slice(0, 2).map(({ name }) => name)).toEqual(['Library', 'Roast'])
  expect(new Set(moods).size).toBe(PALETTES.length)
})

test('an email says whom it is from in its header, else in its footer', () => {
  const batch = createBatch(BLANK_EMAIL)
  expect(senderOf(batch.email)).toBeUndefined()
  batch.apply({ op: 'add', kind: 'footer', content: { company: 'Tidewater Ltd' } })
  expect(senderOf(batch.email)).toBe('Tidewater Ltd')
  batch.apply({ op: 'add', kind: 'header', content: { logo: 'Tidewater' }, before: 's1' })
  expect(senderOf(batch.email)).toBe('Tidewater')
})
