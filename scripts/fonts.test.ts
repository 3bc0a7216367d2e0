import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BASIC, CUTS, cut } from './fonts.ts'

const file = (name: string) => new URL(`../public/fonts/${name}.woff2`, import.meta.url)
const LANDING = ['sans', 'serif', 'hand', 'letter-title', 'letter-text']

/** Code points named by the first `unicode-range` of a style sheet. */
async function firstRange(sheet: string): Promise<Set<number>> {
  const css = await readFile(new URL(`../src/styles/${sheet}.css`, import.meta.url), 'utf8')
  const ranges = /unicode-range: ([^;]+);/.exec(css)?.[1]?.split(', ') ?? []
  return new Set(
    ranges.flatMap(range => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map(hex => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    })
  )
}

test('the fonts of the landing page leave room for its words within 70 KB', async () => {
  const sizes = await Promise.all(LANDING.map(async name => (await stat(file(name))).size))
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(46_000)
})

test.each(['fonts', 'italic'])(
  '%s.css asks for the basic file exactly when a basic letter is on the page',
  async sheet => {
    const named = await firstRange(sheet)
    expect([...named].sort((a, b) => a - b)).toEqual(
      [...new Set([...BASIC].map(letter => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b)
    )
  }
)

test('the handwriting in the repository is cut from the words that stand in the pictures', async () => {
  const hand = CUTS.find(each => each.file === 'hand')
  if (!hand) throw new Error('no cut named hand')
  expect((await cut(hand)).equals(await readFile(file('hand')))).toBe(true)
})
