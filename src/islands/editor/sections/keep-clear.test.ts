import { expect, test } from 'vitest'
import { besideOf, clearOf, outsideOf } from './keep-clear.ts'

const bar = { left: 0, top: 100, width: 440, height: 40, isBelow: false, isTight: false }
const plus = (left: number, top: number) => ({ left, top, width: 28, height: 28 })

test('a plus that the bar would cover goes to the side where nothing is selected', () => {
  const none = () => []
  expect(outsideOf(bar, plus(200, 126), none)).toEqual(plus(200, 70))
  expect(outsideOf({ ...bar, isBelow: true }, plus(200, 86), none)).toEqual(plus(200, 142))
  expect(outsideOf(bar, plus(500, 126), none)).toEqual(plus(500, 126))
  expect(outsideOf(undefined, plus(200, 126), none)).toEqual(plus(200, 126))
})

test('where that side has words or no room it goes to the right of the bar', () => {
  const [above, below] = [60, 150].map(top => ({ left: 0, top, width: 600, height: 20 }))
  const right = plus(442, 106)
  expect(outsideOf(bar, plus(200, 126), () => [above!])).toEqual(right)
  expect(outsideOf(bar, plus(200, 126), () => [below!])).toEqual(plus(200, 70))
  expect(outsideOf({ ...bar, isBelow: true }, plus(200, 86), () => [below!])).toEqual(right)
  expect(outsideOf({ ...bar, isTight: true }, plus(200, 126), () => [])).toEqual(right)
})

test('a handle goes no further than it must', () => {
  expect(clearOf(bar, plus(200, 126))).toEqual(plus(200, 142))
  expect(clearOf(bar, plus(200, 90))).toEqual(plus(200, 70))
  expect(clearOf({ ...bar, isTight: true }, plus(200, 90))).toEqual(plus(200, 142))
})

test('two at one place stand beside each other, three as well', () => {
  expect(besideOf([plus(0, 0), plus(30, 0)], plus(4, 10))).toEqual(plus(60, 10))
  expect(besideOf([plus(0, 0)], plus(0, 60))).toEqual(plus(0, 60))
})
