import { describe, expect, it } from 'vitest'
import { readBrief } from '../read-brief.ts'
import { entriesOf } from './tariff.ts'

describe('a list whose amounts stand first', () => {
  it('pairs each amount with the noun after it', () => {
    expect(entriesOf('£145 adult, £45 junior, £290 family.')).toEqual([
      { amount: '£145', noun: 'adult' },
      { amount: '£45', noun: 'junior' },
      { amount: '£290', noun: 'family' }
    ])
    expect(entriesOf('£32 single / £50 joint').map(({ noun }) => noun)).toEqual(['single', 'joint'])
    expect(entriesOf('500 pts = $10 off, 1,000 pts = $25 off')[1]).toEqual({ amount: '$25 off', noun: '1,000 pts' })
  })

  it('leaves lists alone whose amounts stand after their nouns', () => {
    expect(entriesOf('stollen $28, yule log $42')).toEqual([])
    expect(entriesOf('10% off, £5 off')).toEqual([])
  })

  it('makes points of what each amount does, and no goods', () => {
    const { things, groups } = readBrief(
      'Appeal for Open Table. $25 feeds a family of four for a week, $60 stocks a pantry for a month.'
    )
    expect(things).toEqual([])
    expect(groups[0]?.items).toEqual([
      { value: '$25', title: 'feeds a family of four for a week' },
      { value: '$60', title: 'stocks a pantry for a month' }
    ])
  })
})
