import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief-reader/read-brief.ts'
import { withUntold } from './untold.ts'

const brief = readBrief(
  'Notice for Payla. The lift is out of order on Monday. The stairs are open all day. Parcels wait at the desk.'
)

describe('what readers are to get to know', () => {
  it('is said where the brief has it when nothing says it', () =>
    expect(withUntold(brief, ['The lift is out of order on Monday.', 'Parcels wait at the desk.'], '')).toEqual([
      'The lift is out of order on Monday.',
      'The stairs are open all day.',
      'Parcels wait at the desk.'
    ]))

  it('is not said twice', () =>
    expect(
      withUntold(
        brief,
        ['The lift is out of order on Monday.'],
        'parcels wait at the desk. the stairs are open all day'
      )
    ).toEqual(['The lift is out of order on Monday.']))
})
