import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { anyOperation } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import { outlineOf } from '../outline/outline.ts'
import { MANGLED_EMAILS } from '../source/fixtures/mangled.ts'
import { readTheme } from '../theme/theme.ts'
import { type Brand, type BrandRules, BrandValue } from './brand.ts'
import { brokenRules, mended } from './rules.ts'

const OFF: BrandRules = {
  onlyColours: { on: false, within: 0.05 },
  onlyType: { on: false },
  logoOnTop: { on: false },
  footerAtEnd: { on: false },
  neverWords: { on: false, words: [] },
  alwaysSo: { on: false, words: [] },
  contrast: { on: false, least: 4.5 }
}
const COLOURS = {
  brand: { value: '#1f4d3f' },
  accent: { value: '#e2703a' },
  canvas: { value: '#f1ebdf' },
  surface: { value: '#fffdf7' },
  ink: { value: '#1c2b26' }
}
const brandWith = (rules: Partial<BrandRules>, value: object = {}): Brand => ({
  ...BrandValue.parse({
    colours: COLOURS,
    type: { heading: 'young-serif', body: 'georgia' },
    logo: { light: '/assets/light.png', dark: '/assets/dark.png' },
    footer: { company: 'SkerryNet Ltd', address: '4 Quay Street, Falmouth' },
    ...value,
    rules: { ...OFF, ...rules }
  }),
  id: 'b',
  name: 'SkerryNet'
})
const HEADER: Operation = { op: 'add', kind: 'header', content: { logo: 'SkerryNet' } }
const HERO: Operation = {
  op: 'add',
  kind: 'hero',
  content: {
    heading: 'Skerrynet is here',
    text: 'The cheapest line on the isle. Ask skerry net.',
    button: { label: 'Join Skerrynet', href: 'https://skerrynet.example/skerrynet' }
  }
}
const FOOTER: Operation = {
  op: 'add',
  kind: 'footer',
  content: {
    company: 'Clay & Co',
    address: '{{company_address}}',
    unsubscribe: { label: 'Stop', href: '{{unsubscribe_url}}' }
  }
}
const THEME: Operation = { op: 'theme', brand: '#1f4d3f' }
const made = (...operations: Operation[]): EmailSource =>
  applyOperations({ ...BLANK_EMAIL, subject: 'From SKERRYNET' }, [THEME, ...operations], { onRefusal: 'stop' }).email
const kinds = (email: EmailSource) => outlineOf(email).sections.map(({ kind }) => kind)
const words = (email: EmailSource, brand: Brand) => brokenRules(email, brand).map(each => each.words)

test('what was broken before stays, and what is new is mended', () => {
  const brand = brandWith({ onlyColours: { on: true, within: 0.05 } })
  const before = { ...made(HERO), css: `${made(HERO).css}\n.a { color: #ff00aa }` }
  const after = { ...before, css: `${before.css}\n.b { color: #0044ff }` }
  const { email, findings } = mended(after, brand, before)
  expect(email.css).toContain('#ff00aa')
  expect(email.css).not.toContain('#0044ff')
  expect(findings.map(each => each.words)).toEqual([expect.stringContaining('#0044ff')])
})

describe('logo on top', () => {
  const brand = brandWith({ logoOnTop: { on: true } })

  test('a header is moved or added, with the logo for its ground', () => {
    const done = mended(made(HERO, HEADER), brand)
    expect(kinds(done.email)).toEqual(['header', 'hero'])
    expect(done.email.html).toContain('/assets/light.png')
    expect(kinds(mended(made(HERO), brand).email)).toEqual(['header', 'hero'])
    expect(mended(made({ ...HEADER, tone: 'ink' }), brand).email.html).toContain('/assets/dark.png')
    expect(brokenRules(done.email, brand)).toEqual([])
  })

  test('a brand with one logo puts it where there is none, unless it is for the other ground', () => {
    const only = (logo: Brand['logo']) => mended(made(HEADER, HERO), brandWith({ logoOnTop: { on: true } }, { logo }))
    expect(only({ light: '/assets/light.png' }).email.html).toContain('/assets/light.png')
    expect(only({ dark: '/assets/dark.png' }).email.html).not.toContain('/assets/dark.png')
    expect(only({}).changes).toEqual([])
  })

  test('an email without sections is taken as it is', () => {
    expect(brokenRules({ ...BLANK_EMAIL, html: '<p>Hello</p>' }, brand)).toEqual([])
  })
})

describe('footer at the end', () => {
  const brand = brandWith({ footerAtEnd: { on: true } })

  test('another’s name and an unfilled address give way to the brand’s; the way to stop stays', () => {
    const email = made(FOOTER, HERO)
    expect(words(email, brand)).toEqual([
      'The footer is not at the end.',
      'The footer does not say “SkerryNet Ltd” and “4 Quay Street, Falmouth”.'
    ])
    const done = mended(email, brand).email
    expect(kinds(done)).toEqual(['hero', 'footer'])
    expect(done.html).not.toMatch(/Clay|company_address/)
    expect(done.html).toContain('{{unsubscribe_url}}')
  })

  test('a footer that is missing is added with a way to stop', () => {
    const done = mended(made(HERO), brand).email
    expect(done.html).toMatch(/SkerryNet Ltd[\s\S]*Quay Street[\s\S]*\{\{unsubscribe_url\}\}/)
  })
})

describe('only its colours and type', () => {
  test('theme, styles of parts, rules and other elements take the nearest of the brand', () => {
    const brand = brandWith({ onlyColours: { on: true, within: 0.05 } })
    const base = made({ op: 'theme', accent: '#ff00ff' }, HERO, {
      op: 'style',
      ref: 's1.heading',
      style: { color: '#ff0000' }
    })
    const email = {
      ...base,
      html: `${base.html}<p style="background:#00ffff">Hi</p>`,
      css: `${base.css}.x { color: #0000ff }`
    }
    expect(words(email, brand)).toEqual([
      'The theme has colours that are not SkerryNet’s: #ff00ff.',
      expect.stringMatching(/^#00ffff \(.*\) is no colour of SkerryNet\.$/),
      expect.stringMatching(/^#0000ff/),
      expect.stringMatching(/^#ff0000/)
    ])
    const done = mended(email, brand)
    expect(brokenRules(done.email, brand)).toEqual([])
    expect(readTheme(done.email.css)?.accent).toBe('#e2703a')
    expect(done.changes).toHaveLength(4)
  })

  test('a shade between two of them is none of another', () => {
    const brand = brandWith({ onlyColours: { on: true, within: 0 } })
    expect(words(made(HERO, { op: 'style', ref: 's1.heading', style: { color: '#8a8a94' } }), brand)).toHaveLength(1)
    const close = brandWith({ onlyColours: { on: true, within: 0.05 } })
    expect(words(made(HERO, { op: 'style', ref: 's1.heading', style: { color: '#8a8a94' } }), close)).toEqual([])
  })

  test('fonts of the theme and of styles become the pair', () => {
    const brand = brandWith({ onlyType: { on: true } })
    const email = made({ op: 'theme', heading: 'anton' }, HERO, {
      op: 'style',
      ref: 's1.text',
      style: { 'font-family': 'Comic Sans MS, cursive' }
    })
    expect(words(email, brand)).toEqual([
      'The theme is set in other fonts than SkerryNet’s.',
      'Comic Sans MS is no font of SkerryNet.'
    ])
    expect(brokenRules(mended(email, brand).email, brand)).toEqual([])
    expect(brokenRules(email, brandWith({ onlyType: { on: true } }, { type: undefined }))).toEqual([])
  })
})

describe('words', () => {
  test('what is never said is found in any form and left to people', () => {
    const brand = brandWith({ neverWords: { on: true, words: ['cheap', 'line', 'is le', 'easy'] } })
    const email = { ...made(HERO), preheader: 'Easily done' }
    expect(brokenRules(email, brand)).toEqual([
      { rule: 'neverWords', words: 'SkerryNet never says “cheapest”.', place: 's1.text' },
      { rule: 'neverWords', words: 'SkerryNet never says “line”.', place: 's1.text' },
      { rule: 'neverWords', words: 'SkerryNet never says “Easily”.', place: 'preheader' }
    ])
    expect(mended(email, brand).email).toBe(email)
  })

  test('a name is written in its way everywhere but in addresses', () => {
    const brand = brandWith({ alwaysSo: { on: true, words: ['SkerryNet', 'skerrynet'] } })
    const { email } = mended(made(HERO), brand)
    expect(email.subject).toBe('From SkerryNet')
    expect(email.html).toContain('SkerryNet is here')
    expect(email.html).toContain('Ask SkerryNet.')
    expect(email.html).toContain('Join SkerryNet')
    expect(email.html).toContain('https://skerrynet.example/skerrynet')
    expect(brokenRules(email, brand)).toEqual([])
  })
})

describe('contrast', () => {
  const pale: Operation = { op: 'style', ref: 's1.text', style: { color: '#dddddd' } }

  test('faint words take the nearest colour of the brand that reads', () => {
    const brand = brandWith({ contrast: { on: true, least: 4.5 } })
    const email = made(HERO, pale)
    expect(brokenRules(email, brand)).toMatchObject([{ rule: 'contrast', place: 's1.text' }])
    expect(brokenRules(mended(email, brand).email, brand)).toEqual([])
  })

  test('where no colour that is allowed reads, it is said and nothing is changed', () => {
    const colours = Object.fromEntries(Object.keys(COLOURS).map(role => [role, { value: '#eeeeee' }]))
    const brand = brandWith({ contrast: { on: true, least: 4.5 }, onlyColours: { on: true, within: 0 } }, { colours })
    const done = mended(made(HERO, pale), brand)
    expect(brokenRules(done.email, brand).some(({ rule, fix }) => rule === 'contrast' && !fix)).toBe(true)
    expect(mended(done.email, brand).email).toEqual(done.email)
  })
})

describe('whatever the email and the brand', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
  const on = fc.boolean()
  const rules = fc.record({
    onlyColours: fc.record({ on, within: fc.constantFrom(0, 0.05, 0.2) }),
    onlyType: fc.record({ on }),
    logoOnTop: fc.record({ on }),
    footerAtEnd: fc.record({ on }),
    neverWords: fc.record({ on, words: fc.subarray(['free', 'Skerry Net', 'bowl']) }),
    alwaysSo: fc.record({ on, words: fc.subarray(['SkerryNet', 'Skerry Net', 'CLAY & co', 'Bowls']) }),
    contrast: fc.record({ on, least: fc.constantFrom(3, 4.5, 7) })
  })
  const colours = fc
    .record({ brand: hex, accent: hex, canvas: hex, surface: hex, ink: hex }, { requiredKeys: [] })
    .map(each => Object.fromEntries(Object.entries(each).map(([role, value]) => [role, { value }])))
  const brands = fc.record({ rules, colours }).map(({ rules, colours }) => brandWith(rules, { colours }))
  const ours = fc.array(anyOperation, { maxLength: 12 }).map(operations => {
    const begun = made(HEADER, HERO, FOOTER)
    return applyOperations(begun, operations, { onRefusal: 'skip' }).email
  })
  const others = MANGLED_EMAILS.map(each => ({ ...BLANK_EMAIL, ...each }))

  test('mended twice is mended once, and nothing is left that could be mended', () => {
    fc.assert(
      fc.property(fc.oneof(ours, others), brands, (email, brand) => {
        const once = mended(email, brand).email
        expect(mended(once, brand).email).toEqual(once)
        expect(brokenRules(once, brand).filter(({ fix }) => fix)).toEqual([])
      }),
      { numRuns: runs(40) }
    )
  })
})
