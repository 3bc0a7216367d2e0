import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAR_HEIGHT, placeBar } from './place-bar.ts'

const bench = { left: 126, top: 17, width: 852 }

test('the bar stands on the upper edge of what is selected, as wide as it is', () => {
  expect(placeBar({ left: 32, top: 200, width: 536, height: 130 }, bench)).toEqual({
    left: 32,
    width: 536,
    top: 160,
    height: 170,
    isBelow: false
  })
})

test('it stands below where the bench has no room above', () => {
  expect(placeBar({ left: 0, top: 0, width: 600, height: 90 }, bench)).toMatchObject({
    top: 0,
    height: 130,
    isBelow: true
  })
})

test('it is never past the bench, whatever is selected', () => {
  const px = (max: number) => fc.integer({ min: -100, max })
  const benches = fc.record({ left: px(400), top: px(50), width: fc.integer({ min: 390, max: 1600 }) })
  const boxes = fc.record({ left: px(900), top: px(4000), width: fc.nat(1200), height: fc.nat(900) })
  fc.assert(
    fc.property(boxes, benches, (box, around) => {
      const band = placeBar(box, around)
      expect(band.left).toBeGreaterThanOrEqual(-around.left)
      expect(band.left + band.width).toBeLessThanOrEqual(around.width - around.left)
      expect(band.height).toBe(box.height + BAR_HEIGHT)
    })
  )
})
