import { describe, expect, it } from 'vitest'
import { normaliseSection } from './normalise.ts'

const reason = (input: Parameters<typeof normaliseSection>[0]): string => {
  const made = normaliseSection(input)
  return made.ok ? '' : made.reason
}

describe('normaliseSection', () => {
  it('fills in layout and tone, and leaves out what is empty', () => {
    expect(normaliseSection({ kind: 'header', content: { logo: ' Tidewater ', tagline: '', links: [] } })).toEqual({
      ok: true,
      section: { kind: 'header', layout: 'split', tone: 'surface', content: { logo: 'Tidewater' } }
    })
  })

  it('names the nearest kind, layout, tone and slot when it refuses one', () => {
    expect(reason({ kind: 'heros', content: {} })).toContain('Nearest: "hero"')
    expect(reason({ kind: 'hero', layout: 'stack', content: { heading: 'x' } })).toContain('Nearest: "stacked"')
    expect(reason({ kind: 'hero', tone: 'brandy', content: { heading: 'x' } })).toContain('Nearest: "brand"')
    expect(reason({ kind: 'hero', content: { headline: 'x' } })).toContain('Nearest: "heading"')
  })

  it('says what a required slot is for', () => {
    expect(reason({ kind: 'hero', content: {} })).toBe(
      '"hero" needs "heading": the line everybody reads, 2 to 8 words.'
    )
  })

  it('counts the items of a list', () => {
    const items = [{ title: 'a', text: 'b' }]
    expect(reason({ kind: 'features', content: { items } })).toBe('"features.items" takes 2 to 6 items, not 1.')
    expect(reason({ kind: 'stats', content: { items: [{ value: '1' }, { value: '2' }] } })).toContain(
      '"stats.items.1" needs "label"'
    )
  })

  it('is not fooled by names that every object has', () => {
    expect(reason({ kind: 'constructor', content: {} })).toContain('There is no section "constructor"')
  })

  it('refuses an address that an email must not lead to', () => {
    const button = { label: 'Go', href: 'javascript:alert(1)' }
    expect(reason({ kind: 'cta', content: { heading: 'x', button } })).toContain('cannot lead to')
    const image = { src: 'data:text/html,x', alt: '' }
    expect(reason({ kind: 'image', content: { image } })).toContain('cannot come from')
  })

  it('completes an address that lacks its beginning', () => {
    const made = normaliseSection({
      kind: 'cta',
      content: { heading: 'x', button: { label: 'Go', href: 'tidewater.example/a b' } }
    })
    expect(made.ok && made.section.content.button).toEqual({ label: 'Go', href: 'https://tidewater.example/a%20b' })
  })

  it('keeps what it has made as it is', () => {
    const made = normaliseSection({ kind: 'text', content: { text: ' One \r\n\r\n\r\n two\tthree\u0000 ' } })
    expect(made.ok && made.section.content.text).toBe('One\n\ntwo three')
    expect(made.ok && normaliseSection(made.section)).toEqual(made)
  })

  it('refuses a value of the wrong sort with the right one shown', () => {
    expect(reason({ kind: 'cta', content: { heading: 'x', button: 'Go' } })).toContain(
      '{"label": "…", "href": "https://…"}'
    )
    expect(reason({ kind: 'hero', content: { heading: { src: 'x', alt: '' } } })).toContain('is a text')
  })
})
