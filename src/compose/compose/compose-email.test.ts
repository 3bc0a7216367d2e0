import { describe, expect, it } from 'vitest'
import { type Brand, BrandValue } from '../../email/brand/brand.ts'
import { brokenRules } from '../../email/brand/rules.ts'
import { readTheme } from '../../email/theme/theme.ts'
import { COPIES } from '../copy/copies.ts'
import { KINDS, type Kind } from '../kinds.ts'
import type { Look } from '../look.ts'
import { composeEmail } from './compose-email.ts'
import { factsOf, made, richFacts } from './fixture.ts'

const TIDEWATER: Brand = {
  id: 'b',
  name: 'Tidewater',
  ...BrandValue.parse({
    logo: { light: '/assets/light.png' },
    colours: {
      brand: { value: '#1f4d3f' },
      accent: { value: '#e2703a' },
      canvas: { value: '#f1ebdf' },
      surface: { value: '#fffdf7' },
      ink: { value: '#1c2b26' }
    },
    type: { heading: 'young-serif', body: 'georgia' },
    footer: { company: 'Tidewater Pottery Ltd', address: 'The Old Sail Loft, Porthleven' },
    rules: {
      onlyColours: { on: true },
      onlyType: { on: true },
      logoOnTop: { on: true },
      footerAtEnd: { on: true },
      neverWords: { on: true, words: ['cheap'] },
      alwaysSo: { on: true, words: ['SkerryNet'] },
      contrast: { on: true }
    }
  })
}
const LOOKS: Look[] = [{}, { palette: 'Harbour' }, { font: 'courier', colours: { brand: '#c0007a' } }]
const emailOf = (kind: Kind, look: Look) =>
  composeEmail({ ...richFacts(kind), sender: {} }, { copy: COPIES[kind], brand: TIDEWATER, look, seed: 1 }).email

describe('the email of facts', () => {
  it('keeps the address that a person gives for it', () => {
    const facts = factsOf({ kind: 'sale', sender: { address: '9 Other Road, Hayle' } })
    const { email } = composeEmail(facts, { copy: COPIES.sale, brand: TIDEWATER, seed: 1 })
    expect(email.html).toContain('9 Other Road, Hayle')
    expect(email.html).not.toContain('Sail Loft')
  })

  it('gives why readers are on a list to mail of a list alone', () => {
    const brand = { ...TIDEWATER, footer: { reason: 'You joined our list.' } }
    const footed = (kind: Kind) => composeEmail(factsOf({ kind }), { copy: COPIES[kind], brand, seed: 1 }).email.html
    expect(footed('sale')).toContain('You joined our list.')
    expect(footed('receipt')).not.toContain('You joined our list.')
  })

  it('without a brand is what is composed', () => {
    const facts = richFacts('sale')
    expect(composeEmail(facts, { copy: COPIES.sale, seed: 1 })).toEqual({
      email: made(facts).email,
      composition: made(facts).composition
    })
  })

  it.each(KINDS)('%s keeps to the rules of its brand, however it is to look', kind => {
    const look = LOOKS[KINDS.indexOf(kind) % LOOKS.length]!
    expect(brokenRules(emailOf(kind, look), TIDEWATER)).toEqual([])
  })

  it('has all colours of its brand where some of another palette could not be read beside them', () => {
    const { brand, surface, ink } = readTheme(emailOf('welcome', { palette: 'Harbour' }).css)!
    expect({ brand, surface, ink }).toEqual({ brand: '#1f4d3f', surface: '#fffdf7', ink: '#1c2b26' })
  })

  it('says what the brand would have said otherwise', () => {
    const facts = factsOf({ kind: 'sale', topic: 'Skerrynet for all', sentences: ['Join skerry net today.'] })
    const { email } = composeEmail(facts, { copy: COPIES.sale, brand: TIDEWATER, seed: 1 })
    expect(email.html).toContain('Join SkerryNet today.')
    expect(readTheme(email.css)).toMatchObject({ brand: '#1f4d3f', heading: 'young-serif' })
  })
})
