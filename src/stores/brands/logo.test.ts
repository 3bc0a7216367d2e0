import { expect, test } from 'vitest'
import { isOneColour, refusalOfFile, refusalOfLook } from './logo.ts'

const file = (type: string, size = 1_000) => ({ name: 'logo', type, size })

test.each([
  [file('image/svg+xml'), /show no SVG/],
  [file('application/pdf'), /is no picture/],
  [file('image/png', 0), /is empty/],
  [file('image/png', 50 * 1024 * 1024), /^This picture has 50 MB/]
])('a file that can be no logo is told before it is sent', (given, words) => {
  expect(refusalOfFile(given)).toMatch(words)
})

test('a dot, one colour and what cannot be opened are no logos', () => {
  expect(refusalOfLook({ width: 1, height: 1, isBlank: true })).toMatch(/only 1 × 1 pixels/)
  expect(refusalOfLook({ width: 300, height: 80, isBlank: true })).toMatch(/of one colour all over/)
  expect(refusalOfLook(undefined)).toMatch(/cannot be read/)
  expect(refusalOfLook({ width: 300, height: 80, isBlank: false })).toBeUndefined()
  expect(refusalOfFile(file('image/png'))).toBeUndefined()
})

const dots = (...pixels: number[][]) => pixels.flat()

test('letters are told from their ground by colour or by what is cut out', () => {
  const [white, ink, clear] = [
    [255, 255, 255, 255],
    [20, 20, 20, 255],
    [255, 255, 255, 0]
  ]
  expect(isOneColour(dots(white, white, [250, 252, 255, 255]))).toBe(true)
  expect(isOneColour(dots(white, ink))).toBe(false)
  expect(isOneColour(dots(white, clear))).toBe(false)
  expect(isOneColour(dots(clear, [0, 0, 0, 0]))).toBe(true)
})
