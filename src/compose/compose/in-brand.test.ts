import { describe, expect, it } from 'vitest'
import { BrandValue } from '../../email/brand/brand.ts'
import type { Look } from '../look.ts'
import { factsOf, made, richFacts } from './fixture.ts'
import { type Branding, lookInBrand } from './in-brand.ts'

const TIDEWATER: Branding = {
  name: 'Tidewater Pottery',
  ...BrandValue.parse({
    sender: 'Tidewater',
    sites: ['tidewater.example'],
    logo: { light: 'https://tidewater.example/logo.png', dark: 'https://tidewater.example/on-dark.png' },
    colours: { brand: { value: '#1F4D3F', name: 'Bottle green' }, surface: { value: '#fffdf7' } },
    type: { heading: 'young-serif', body: 'georgia' },
    button: 'outline',
    voice: ['unhurried', 'a little dry'],
    footer: {
      company: 'Tidewater Pottery Ltd',
      address: 'The Old Sail Loft, Porthleven',
      reason: 'You joined the list in our shop.',
      links: [{ label: 'Visit us', href: 'https://tidewater.example/visit' }],
      social: ['https://www.instagram.com/tidewater', 'javascript:alert(1)']
    }
  })
}

const inBrand = (facts = factsOf({ kind: 'sale', topic: 'spring firing' }), look: Look = {}) =>
  made(facts, { look, brand: TIDEWATER, seed: 4 })

describe('an email in a brand', () => {
  it('has its colours, type and buttons', () => {
    const { composition, email } = inBrand()
    expect(composition.theme).toMatchObject({ brand: '#1f4d3f', surface: '#fffdf7', heading: 'young-serif' })
    expect(composition.rules.length).toBeGreaterThan(0)
    expect(email.html).not.toContain('Your name')
  })

  it('is from its sender, with its foot', () => {
    const { sections } = inBrand().composition
    expect(sections[0]?.content).toMatchObject({ logo: 'Tidewater' })
    expect(sections[0]?.content.image).toMatchObject({ src: TIDEWATER.logo.light })
    const foot = JSON.stringify(sections.at(-1)?.content)
    for (const words of [
      'Tidewater Pottery Ltd',
      'The Old Sail Loft',
      'You joined the list',
      'Visit us',
      'tidewater.example'
    ])
      expect(foot).toContain(words)
    const social = sections.find(({ kind }) => kind === 'social')?.content
    expect(social?.items).toEqual([{ link: { label: 'Instagram', href: 'https://www.instagram.com/tidewater' } }])
  })

  it('keeps what its facts and its look say', () => {
    const facts = { ...richFacts('welcome'), sender: { name: 'Fern & Fable', address: '4 Quay Street' } }
    const { theme, sections } = inBrand(facts, { palette: 'Harbour' }).composition
    expect(sections[0]?.content).toMatchObject({ logo: 'Fern & Fable' })
    expect(JSON.stringify(sections.at(-1)?.content)).toContain('4 Quay Street')
    expect(theme.brand).toBe('#f5e6a8')
  })

  it('has its logo for dark grounds where the email is dark', () => {
    const { sections } = inBrand(undefined, { palette: 'Harbour' }).composition
    expect(sections[0]?.content.image).toMatchObject({ src: TIDEWATER.logo.dark })
  })
})

describe('the voice of a brand', () => {
  const voiceOf = (...voice: string[]) => lookInBrand({}, { ...TIDEWATER, voice }).voice
  it('is that of its words, and nothing that it is not to be', () => {
    expect(voiceOf('a little dry')).toBe('plain')
    expect(voiceOf('matter-of-fact')).toBe('plain')
    expect(voiceOf('not too formal', 'warm')).toBe('warm')
    expect(voiceOf('salty')).toBeUndefined()
  })
})
