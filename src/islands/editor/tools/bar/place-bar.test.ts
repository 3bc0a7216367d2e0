import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAR_HEIGHT, barBox, placeBar } from './place-bar.ts'

const bench = { left: 126, top: 17, width: 852, height: 600, rail: Number.NEGATIVE_INFINITY }

test('the bar stands on the upper edge of what is selected, as wide as it is', () => {
  expect(placeBar({ left: 32, top: 200, width: 536, height: 130 }, bench)).toEqual({
    left: 32,
    width: 536,
    top: 160,
    height: 170,
    isBelow: false,
    isTight: false
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
  expect(placeBar(outline, bench, { plus: 0 })).toMatchObject({ isBelow: true })
  expect(placeBar({ ...outline, top: 56 }, bench, { plus: 56 })).toMatchObject({ isBelow: false, top: 16 })
})

test('it stands above, else below, whichever covers no words, else at the top edge of the preview', () => {
  const outline = { left: 32, top: 200, width: 536, height: 130 }
  const [above, below] = [170, 340].map(top => ({ left: 40, top, width: 90, height: 20 }))
  expect(placeBar(outline, bench, { words: [above!] })).toMatchObject({ isBelow: true })
  expect(placeBar(outline, bench, { words: [below!] })).toMatchObject({ isBelow: false })
  expect(placeBar(outline, bench, { words: [above!, below!] })).toMatchObject({ top: -17, height: 347, isBelow: false })
})

test('of a picture between words it lies on the picture, unless it would hide most of it', () => {
  const picture = { left: 0, top: 200, width: 600, height: 300 }
  const around = [170, 510].map(top => ({ left: 40, top, width: 90, height: 20 }))
  const neighbours = { words: around, own: () => [] }
  expect(placeBar(picture, bench, neighbours)).toMatchObject({ top: 188, height: 312, isBelow: false, isTight: true })
  const low = { ...picture, height: 60 }
  const both = [around[0]!, { ...around[0]!, top: 270 }]
  expect(placeBar(low, bench, { words: both, own: () => [] })).toMatchObject({ top: -17 })
  expect(placeBar(picture, bench, { words: around })).toMatchObject({ top: -17 })
})

test('at the very top it lies on the upper edge of what has no words there, with room for a plus at its right', () => {
  const picture = { left: 0, top: 0, width: 600, height: 300 }
  const words = [{ left: 40, top: 320, width: 90, height: 20 }]
  const place = { top: -17, height: 317, isBelow: false, isTight: true }
  expect(placeBar(picture, bench, { words, own: () => [] })).toMatchObject(place)
  expect(placeBar(picture, { ...bench, left: 0, width: 600 }, { words, own: () => [] })).toMatchObject({
    left: 0,
    width: 568
  })
})

test('of a section that is higher than the bench it is not at the end of what is seen, where the section has words', () => {
  const section = { left: 0, top: 0, width: 600, height: 900 }
  const own =
    (...tops: number[]) =>
    () =>
      tops.map(top => ({ left: 40, top, width: 520, height: 30 }))
  expect(placeBar(section, bench, { own: own(40, 540) })).toMatchObject({ top: -17, isBelow: false })
  expect(placeBar(section, bench, { own: own(40, 300) })).toMatchObject({ top: 0, isBelow: true })
  expect(placeBar(section, bench, { own: own(10, 540) })).toMatchObject({ top: -17, isBelow: false })
})

test('of a section between words it lies across the room at its edge, rather than below', () => {
  const section = { left: 0, top: 200, width: 600, height: 300 }
  const words = [{ left: 40, top: 170, width: 90, height: 20 }]
  const own = () => [{ left: 40, top: 228, width: 520, height: 30 }]
  expect(placeBar(section, bench, { words, own, isRoomy: true })).toMatchObject({ top: 188, isTight: true })
  expect(placeBar(section, bench, { words, own })).toMatchObject({ top: 200, isBelow: true })
  const nearer = [{ ...words[0]!, top: 176 }]
  expect(placeBar(section, bench, { words: nearer, own, isRoomy: true })).toMatchObject({ isBelow: true })
})

test('words beside the bar are not under it', () => {
  const narrow = { left: 0, top: 200, width: 100, height: 60 }
  const words = [{ left: 460, top: 170, width: 90, height: 20 }]
  expect(placeBar(narrow, bench, { words })).toMatchObject({ isBelow: false })
})

test('it leaves the edge of the email to a rail that lies there, and the right one to a plus', () => {
  const narrow = { left: 0, top: 17, width: 400, height: 600, rail: 46 }
  expect(placeBar({ left: 0, top: 200, width: 380, height: 90 }, narrow)).toMatchObject({ left: 46, width: 322 })
})

test('it is never past the bench less the room for a plus, whatever is selected', () => {
  const px = (max: number) => fc.integer({ min: -100, max })
  const rail = fc.constantFrom(Number.NEGATIVE_INFINITY, 46)
  const size = { width: fc.integer({ min: 390, max: 1600 }), height: fc.integer({ min: 100, max: 1000 }) }
  const benches = fc.record({ left: px(400), top: px(50), ...size, rail })
  const boxes = fc.record({ left: px(900), top: px(4000), width: fc.nat(1200), height: fc.nat(900) })
  fc.assert(
    fc.property(
      boxes,
      benches,
      fc.option(px(4000), { nil: undefined }),
      fc.array(boxes),
      (box, around, plus, words) => {
        const band = placeBar(box, around, { plus, words, own: () => [] })
        expect(band.left).toBeGreaterThanOrEqual(-around.left)
        expect(band.left + band.width).toBeLessThanOrEqual(around.width - around.left - 32)
        expect(band.top + band.height).toBe(box.top + box.height + (band.isBelow ? BAR_HEIGHT : 0))
        const { top } = barBox(band)
        const isBeside = top === box.top - BAR_HEIGHT || top === box.top + box.height
        expect(isBeside || top === -around.top || 3 * (top + BAR_HEIGHT - box.top) <= box.height).toBe(true)
      }
    )
  )
})
