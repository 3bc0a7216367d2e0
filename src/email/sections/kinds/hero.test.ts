import { describe, expect, it } from 'vitest'
import { heroKind } from './hero.ts'

const size = (layout: string, heading: string): string | undefined =>
  /<h1 class="([^"]*)"/.exec(heroKind.render({ kind: 'hero', layout, tone: 'surface', content: { heading } }))?.[1]

describe('hero', () => {
  it('sets short words as large as the layout allows', () => {
    expect(size('poster', 'The Slow Wire')).toBe('heading hero-heading poster-heading')
    expect(size('stacked', 'Congratulations')).toBe('heading hero-heading')
    expect(size('stacked', 'Bowls for slow mornings')).toBe('heading hero-heading')
    expect(size('split', 'Meet the model')).toBe('heading hero-heading side-heading')
  })

  it('steps down for a word or a heading that would not fit', () => {
    expect(size('poster', 'Grand reopening')).toBe('heading hero-heading poster-heading')
    expect(size('poster', 'Reopening celebrations')).toBe('heading hero-heading')
    expect(size('stacked', 'Rindfleischetikettierung')).toBe('heading hero-heading side-heading')
    expect(size('cover', 'A heading that goes on and on '.repeat(4).trim())).toBe('heading hero-heading side-heading')
  })
})
