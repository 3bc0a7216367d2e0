import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief-reader/read-brief.ts'
import { compose } from './compose.ts'
import { choiceOf } from './random.ts'
import { chooseTheme } from './theme.ts'
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

describe('what is only an example', () => {
  const kinds = (brief: string) =>
    compose(readBrief(brief), chooseTheme(readBrief(brief), choiceOf('1')), choiceOf('1'), new Date(0)).sections.map(
      ({ kind }) => kind
    )

  it('is no code to use', () => {
    const brief = 'Referral email for Brightside. Members who refer a friend get £15 off with their own code'
    expect(kinds(`${brief}, for example JACKSON15.`)).not.toContain('coupon')
    expect(kinds(`${brief} JACKSON15.`)).toContain('coupon')
  })
})
