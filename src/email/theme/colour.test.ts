import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adjustToRead,
  channels,
  contrast,
  darken,
  fromOklab,
  hexOf,
  lighten,
  luminance,
  mix,
  oklab,
  readableOn
} from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('colour', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
  })

  it('comes back from OKLab unchanged', () => {
    fc.assert(
      fc.property(colour, hex => {
        expect(fromOklab(oklab(hex))).toBe(hex)
      })
    )
  })

  it('comes back from its channels unchanged', () => {
    fc.assert(
      fc.property(colour, hex => {
        expect(hexOf(channels(hex))).toBe(hex)
      })
    )
  })

  it('finds a text colour that reads on any ground', () => {
    fc.assert(
      fc.property(colour, ground => {
        expect(contrast(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
      })
    )
  })

  it('prefers the first of the colours it is offered that reads', () => {
    expect(readableOn('#6b1a2b', ['#4b1020', '#f3e6c8', '#ffffff'])).toBe('#f3e6c8')
  })

  it('moves a colour no further than it must to read', () => {
    expect(adjustToRead('#1f4d3f', ['#ffffff'], '#000000')).toBe('#1f4d3f')
    const yellow = adjustToRead('#f7c93b', ['#ffffff'], '#000000')
    expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(yellow, '#ffffff')).toBeLessThan(6)
  })

  it('lightens and darkens', () => {
    expect(luminance(lighten('#2a8a3e'))).toBeGreaterThan(luminance('#2a8a3e'))
    expect(luminance(darken('#2a8a3e'))).toBeLessThan(luminance('#2a8a3e'))
  })

  it('mixes from one end to the other', () => {
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#0000ff')
    expect(mix('#ff0000', '#0000ff', 1)).toBe('#ff0000')
  })
})
