import { expect, test } from 'vitest'
import { LARGEST, nextSize, readSize, SMALLEST } from './sizes.ts'

test('sizes go up and down in steps, and stay at the ends', () => {
  expect([nextSize(16, 1), nextSize(16, -1), nextSize(54, 1), nextSize(54, -1)]).toEqual([17, 15, 56, 48])
  expect([nextSize(LARGEST, 1), nextSize(SMALLEST, -1)]).toEqual([LARGEST, SMALLEST])
})

test('a typed size is a number of px, or the nearest that letters can have', () => {
  expect([readSize(' 24 px'), readSize('18')]).toEqual([24, 18])
  expect([readSize('2'), readSize('900')]).toEqual([SMALLEST, LARGEST])
  expect([readSize('big'), readSize('1e3'), readSize('')]).toEqual([undefined, undefined, undefined])
})
