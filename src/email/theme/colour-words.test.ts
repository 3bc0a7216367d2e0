import { describe, expect, it } from 'vitest'
import { luminance, oklab } from './colour.ts'
import { SPOKEN_COLOURS } from './colour-names.ts'
import { nameColour, parseColour } from './colour-words.ts'

const hue = (hex: string): number => {
  const [, a, b] = oklab(hex)
  return (Math.atan2(b, a) * 180) / Math.PI
}
const chroma = (hex: string): number => Math.hypot(oklab(hex)[1], oklab(hex)[2])

describe('parseColour', () => {
  it.each([
    ['#0f0', '#00ff00'],
    ['#0F08', '#00ff00'],
    ['1F4D3F', '#1f4d3f'],
    ['rgb(0 128 0)', '#008000'],
    ['rgba(255, 0, 0, 0.5)', '#ff0000'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['rebeccapurple', '#663399'],
    ['Dark Slate Gray', '#2f4f4f']
  ])('reads %s', (words, hex) => expect(parseColour(words)).toBe(hex))

  it.each([
    '',
    'bold',
    'the logo',
    '#12345',
    'rgb(1,2)',
    'constructor',
    'constructor blue',
    'a nice warm thing please'
  ])('finds no colour in "%s"', words => expect(parseColour(words)).toBeUndefined())

  it('understands what people say', () => {
    expect(parseColour('forest green')).toBeDefined()
    expect(parseColour('a mustard')).toBe(SPOKEN_COLOURS.get('mustard'))
    expect(parseColour('navy blue')).toBe(SPOKEN_COLOURS.get('navy'))
    expect(parseColour('off-white')).toBe(SPOKEN_COLOURS.get('paper'))
  })

  it('bends a colour by the words before it and keeps its hue', () => {
    const [pink, dusty, dark] = ['pink', 'dusty pink', 'dark pink'].map(words => parseColour(words) as string) as [
      string,
      string,
      string
    ]
    expect(chroma(dusty)).toBeLessThan(chroma(pink) * 0.7)
    expect(luminance(dark)).toBeLessThan(luminance(pink))
    expect(Math.abs(hue(dusty) - hue(pink))).toBeLessThan(8)
  })
})

describe('nameColour', () => {
  it('names every colour of its own list by its own name', () => {
    for (const [name, hex] of SPOKEN_COLOURS) expect(nameColour(hex)).toBe(name)
  })

  it('says which side of a name a colour lies on when none is near', () => {
    expect(nameColour('#4d0011')).toMatch(/^(dark )?(burgundy|maroon|wine)$/)
    expect(nameColour('#00ff00')).toMatch(/^(light|dark) /)
  })

  it('gives words that parse back to something near', () => {
    for (const hex of ['#1f4d3f', '#e2703a', '#14224d', '#c8f560']) expect(parseColour(nameColour(hex))).toBeDefined()
  })
})
