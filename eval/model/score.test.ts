import { describe, expect, test } from 'vitest'
import { scoreRecorded } from './score.ts'
import { outputOf } from './tokens.ts'

const HALVES = ['open', 'blind']

describe.each(HALVES)('Recorded answers, %s', half => {
  test.each([
    ['strong-create', 98],
    ['strong-change', 98],
    ['small-create', 85],
    ['small-change', 85]
  ])('of %s at least %i %% of the lines are accepted at first', (file, least) => {
    const { accepted, written } = scoreRecorded(`${half}/${file}`)
    expect((100 * accepted) / written).toBeGreaterThanOrEqual(least)
  })

  test('a strong model loses no fact, does or says all of every change, and cuts no text', () => {
    const [made, changed] = [scoreRecorded(`${half}/strong-create`), scoreRecorded(`${half}/strong-change`)]
    expect([made.found, changed.right, changed.cut]).toEqual([made.facts, changed.asked, 0])
    expect(scoreRecorded(`${half}/small-change`).cut).toBe(0)
  })

  test('an email takes at most half the tokens of its HTML, and a change 80 in the middle', () => {
    expect(outputOf(`${half}/strong-create`).ofHtml).toBeLessThanOrEqual(0.5)
    expect(outputOf(`${half}/strong-change`).median).toBeLessThanOrEqual(80)
  })
})
