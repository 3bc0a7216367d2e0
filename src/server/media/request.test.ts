import { describe, expect, it } from 'vitest'
import { readDrawingQuery, readIconQuery } from './request.ts'

const scene = (query: string) => readDrawingQuery(new URLSearchParams(query))
const icon = (query: string) => readIconQuery(new URLSearchParams(query))

describe('readDrawingQuery', () => {
  it('reads four colours and a variant', () => {
    expect(scene('c=1F4D3F,e2703a,f1ebdf,1c2b26&v=7')).toEqual({
      colours: { brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' },
      variant: 7
    })
  })

  it('fills in the default colours and the first variant', () => {
    expect(scene('')).toEqual({
      colours: { brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' },
      variant: 1
    })
    expect(scene('c=000000').colours).toMatchObject({ brand: '#000000', accent: '#e2703a' })
  })

  it('reads how much is shown', () => {
    expect(scene('v=1&crop=square').crop).toBe('square')
  })

  it.each([
    'c=',
    'c=fff',
    'c=1f4d3f,',
    'c=1f4d3f,e2703a,f1ebdf,1c2b26,000000',
    'c=%231f4d3f',
    'c=1f4d3f"/><script>',
    'c=1f4d3f%0A',
    'c=1f4d3f&c=e2703a',
    'v=10',
    'v=-1',
    'v=',
    'v=1&v=2',
    'v=one',
    'crop=round'
  ])('refuses %s', query => {
    expect(() => scene(query)).toThrow(expect.objectContaining({ name: 'PictureRefused', status: 400 }))
  })
})

describe('readIconQuery', () => {
  it('reads one colour, or takes the default', () => {
    expect(icon('c=2563EB')).toBe('#2563eb')
    expect(icon('')).toBe('#1f4d3f')
  })

  it('refuses a second colour', () => {
    expect(() => icon('c=2563eb,000000')).toThrow('up to 1 colour')
  })
})
