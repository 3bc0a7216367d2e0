import { describe, expect, it } from 'vitest'
import { namedRow } from './named.ts'

describe('a fact after its noun', () => {
  it('is a row with that name', () => {
    expect(namedRow('Q3 revenue £14.2m, up 9%', '£14.2m')).toEqual({ label: 'Q3 revenue', value: '£14.2m, up 9%' })
    expect(namedRow('Table lamps from £15', '£15')).toEqual({ label: 'Table lamps', value: 'From £15' })
    expect(namedRow('Auction Saturday 19 December', 'Saturday 19 December')?.label).toBe('Auction')
  })

  it('is none where a verb or no noun stands before it', () => {
    expect(namedRow('Subscriptions go from $12 to $14', '$12')).toBeUndefined()
    expect(namedRow('Under £20', '£20')).toBeUndefined()
    expect(namedRow('£3', '£3')).toBeUndefined()
  })
})
