import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAR_HEIGHT, barBox, placeBar } from './place-bar.ts'

const bench = { left: 126, top: 17, width: 852, rail: Number.NEGATIVE_INFINITY }

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

test('where it takes the place of a plus there is room for both, or it stands below', () => {
  const outline = { left: 0, top: 40, width: 600, height: 90 }
  expect(placeBar(outline, bench)).toMatchObject({ isBelow: false })
  expect(placeBar(outline, bench, 0)).toMatchObject({ isBelow: true })
  expect(placeBar({ ...outline, top: 56 }, bench, 56)).toMatchObject({ isBelow: false, top: 16 })
})

test('it stands where it covers no words, and above where it covers some on both sides', () => {
  const outline = { left: 32, top: 200, width: 536, height: 130 }
  const [above, below] = [170, 340].map(top => ({ left: 40, top, width: 90, height: 20 }))
  expect(placeBar(outline, bench, undefined, [above!])).toMatchObject({ isBelow: true })
  expect(placeBar(outline, bench, undefined, [below!])).toMatchObject({ isBelow: false })
  expect(placeBar(outline, bench, undefined, [above!, below!])).toMatchObject({ isBelow: false })
})

test('it leaves the edge of the email to a rail that lies there', () => {
  const narrow = { left: 0, top: 17, width: 400, rail: 46 }
  expect(placeBar({ left: 0, top: 200, width: 380, height: 90 }, narrow)).toMatchObject({ left: 46, width: 354 })
})

test('it is never past the bench, whatever is selected', () => {
  const px = (max: number) => fc.integer({ min: -100, max })
  const rail = fc.constantFrom(Number.NEGATIVE_INFINITY, 46)
  const benches = fc.record({ left: px(400), top: px(50), width: fc.integer({ min: 390, max: 1600 }), rail })
  const boxes = fc.record({ left: px(900), top: px(4000), width: fc.nat(1200), height: fc.nat(900) })
  fc.assert(
    fc.property(boxes, benches, fc.option(px(4000), { nil: undefined }), (box, around, plus) => {
      const band = placeBar(box, around, plus)
      expect(band.left).toBeGreaterThanOrEqual(-around.left)
      expect(band.left + band.width).toBeLessThanOrEqual(around.width - around.left)
      expect(band.height).toBe(box.height + BAR_HEIGHT)
      const { top } = barBox(band)
      expect(top === box.top - BAR_HEIGHT || top === box.top + box.height).toBe(true)
    })
  )
})
