import { expect, test } from 'vitest'
import { dropLines, nearestLine, staysAt } from './drop-lines.ts'
import { scrollSpeed } from './scroll-at-edges.ts'

const stacked = [0, 100, 200].map((top, at) => ({ ref: `s${at + 1}`, box: { left: 40, top, width: 520, height: 100 } }))
const grid = [0, 1, 2, 3].map(at => ({
  ref: `s1.items.${at + 1}`,
  box: { left: (at % 2) * 280, top: Math.floor(at / 2) * 200, width: 248, height: 180 }
}))

test('between sections a line lies over the whole email, at the nearest edge', () => {
  const lines = dropLines(stacked, { left: 0, top: 0, width: 600, height: 300 })
  expect(nearestLine(lines, 300, 130)).toMatchObject({ top: 100, left: 0, length: 600, isUpright: false })
  expect(nearestLine(lines, 300, 280)).toMatchObject({ place: { after: 's3' }, top: 300 })
  expect(nearestLine(lines, 300, -500)).toMatchObject({ place: { before: 's1' } })
})

test('between items beside each other it stands upright, in the row that is meant', () => {
  const lines = dropLines(grid)
  expect(nearestLine(lines, 500, 90)).toMatchObject({ place: { after: 's1.items.2' }, isUpright: true, top: 0 })
  expect(nearestLine(lines, 5, 300)).toMatchObject({ place: { before: 's1.items.3' }, top: 200, length: 180 })
})

test('the edges of a part, and those of its neighbours that face it, leave it where it is', () => {
  const siblings = ['s1', 's2', 's3']
  const staying = dropLines(stacked).filter(({ place }) => staysAt(place, siblings, 's2'))
  expect(staying.map(({ place }) => place)).toEqual([
    { after: 's1' },
    { before: 's2' },
    { after: 's2' },
    { before: 's3' }
  ])
})

test('within 48 px of an edge it scrolls, the nearer the faster', () => {
  expect(scrollSpeed(300, 100, 700)).toBe(0)
  expect(scrollSpeed(148, 100, 700)).toBe(0)
  expect(scrollSpeed(110, 100, 700)).toBeLessThan(scrollSpeed(140, 100, 700))
  expect(scrollSpeed(700, 100, 700)).toBe(-scrollSpeed(100, 100, 700))
})
