import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import type { ImageValue } from '../../email/sections/section.ts'
import { sceneUrl } from '../../email/theme/media-urls.ts'
import { PALETTES } from '../../email/theme/palettes.ts'
import { COPIES } from '../copy/copies.ts'
import { type Deck, OPENINGS, VOICES, wordsOf } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import { KINDS } from '../kinds.ts'
import type { Look } from '../look.ts'
import { anyFacts } from './any-facts.ts'
import type { Composition } from './compose.ts'
import type { DirectionName } from './direction.ts'
import { factsOf, made, richFacts } from './fixture.ts'

const composed = (facts: EmailFacts, look: Look = {}, seed = 1): Composition => made(facts, { look, seed }).composition
const heroOf = ({ sections }: Composition) => sections.find(({ kind }) => kind === 'hero')
const pictureOf = (composition: Composition) => (heroOf(composition)?.content.image as ImageValue | undefined)?.src

/** The voices whose decks have the line at the foot. */
function voicesOf({ sections }: Composition, kind: EmailFacts['kind']): string[] {
  const foot = String(sections.at(-1)?.content.text)
  const decks = Object.entries(COPIES[kind].decks) as [string, Deck][]
  return decks.filter(([, { note = [] }]) => note.some(line => foot.endsWith(wordsOf(line)))).map(([voice]) => voice)
}

describe('the look of any email', () => {
  it('stays while somebody types: palette, type, top and voice', () => {
    const anyEdit = fc.record({
      kind: fc.constantFrom(...KINDS),
      facts: anyFacts,
      seed: fc.nat(99),
      typed: fc.string({ minLength: 1, maxLength: 30 })
    })
    fc.assert(
      fc.property(anyEdit, ({ kind, facts, seed, typed }) => {
        const before = factsOf({ kind, ...facts, topic: facts.topic ?? 'a topic' })
        const after = factsOf({ ...before, topic: `${before.topic?.slice(0, 100)} ${typed}`.trim() })
        const [one, other] = [composed(before, {}, seed), composed(after, {}, seed)]
        expect(other.theme).toEqual(one.theme)
        const voices = voicesOf(one, kind)
        expect(voicesOf(other, kind).some(voice => voices.includes(voice))).toBe(true)
      }),
      { numRuns: runs(400) }
    )
  })

  it('keeps its opening when a letter is added to any text', () => {
    const before = { ...richFacts('event'), sentences: ['Come to the firing', 'It is on Saturday'] }
    for (let seed = 0; seed < 20; seed++) {
      const [one, other] = [before, { ...before, sentences: ['Come to the firing.', 'It is on Saturday.'] }].map(
        facts => heroOf(composed(facts, {}, seed))
      )
      expect([other?.layout, other?.tone, other?.content.image]).toEqual([one?.layout, one?.tone, one?.content.image])
    }
  })
})

describe('what is chosen', () => {
  it.each(PALETTES.map(({ name }) => name))('wins: palette %s', name => {
    const palette = PALETTES.find(one => one.name === name)
    const { theme } = composed(richFacts('sale'), { palette: name })
    expect(theme).toMatchObject({ brand: palette?.brand, surface: palette?.surface, heading: palette?.heading })
  })

  it.each(OPENINGS)('wins: opening %s, with facts or without', opening => {
    const layouts: Record<string, string[]> = {
      type: ['poster', 'cover'],
      picture: ['stacked', 'poster', 'cover'],
      split: ['split', 'stacked'],
      'big-number': ['number']
    }
    for (const facts of [richFacts('welcome'), factsOf({ kind: 'notice' })])
      expect(layouts[opening] ?? [opening]).toContain(heroOf(composed(facts, { opening }))?.layout)
  })

  it.each(VOICES)('wins: voice %s', voice => {
    expect(voicesOf(composed(factsOf({ kind: 'event' }), { voice }), 'event')).toContain(voice)
  })

  it('wins: colours, font, ground and logo', () => {
    const logo = 'https://tidewater.example/logo.png'
    const look: Look = { colours: { brand: '#0b6e4f', accent: '#e8b33c' }, font: 'source-serif', logo }
    const { theme, sections } = composed(richFacts('sale'), look)
    expect(theme).toMatchObject({ brand: '#0b6e4f', accent: '#e8b33c', heading: 'source-serif' })
    expect(sections[0]?.content.image).toMatchObject({ src: logo })
    expect(composed(richFacts('sale'), { ground: 'dark' }).theme.surface < '#4').toBe(true)
  })

  it('wins: a scene, the address of a picture, or none', () => {
    for (let seed = 0; seed < 8; seed++) {
      const facts = richFacts('welcome')
      expect(pictureOf(composed(facts, { picture: 'coffee' }, seed))).toContain('/media/scenes/coffee.png')
      expect(pictureOf(composed(facts, { picture: 'https://a.example/b.jpg' }, seed))).toBe('https://a.example/b.jpg')
      expect(pictureOf(composed(facts, { picture: 'none' }, seed))).toBeUndefined()
    }
  })

  it('a drawing beside words is square, any other one wide', () => {
    for (let seed = 0; seed < 40; seed++) {
      const email = composed(factsOf({ kind: 'welcome' }), { opening: seed % 2 ? 'split' : 'picture' }, seed)
      expect(pictureOf(email)?.includes('crop=square')).toBe(heroOf(email)?.layout === 'split')
    }
  })

  it('a drawing that was chosen by its address is drawn in that way, in the colours of the email', () => {
    const composition = composed(richFacts('welcome'), {
      opening: 'picture',
      picture: '/media/scenes/coffee.png?c=000000&v=4'
    })
    expect(pictureOf(composition)).toBe(sceneUrl('coffee', composition.theme, 4))
  })
})

describe('pictures that nobody chose', () => {
  const sources = (facts: EmailFacts) =>
    Array.from({ length: 12 }, (_, seed) => pictureOf(composed(facts, {}, seed))).filter(Boolean)
  it('show the trade', () => {
    const shown = sources(richFacts('welcome'))
    expect(shown.length).toBeGreaterThan(0)
    for (const src of shown) expect(src).toContain('/media/scenes/pottery.png')
  })
  it('are shapes where nothing fits, and none in receipts, letters and notices', () => {
    const shapes = sources(factsOf({ kind: 'sale', topic: 'opening hours' }))
    expect(shapes.length).toBeGreaterThan(8)
    for (const src of shapes) expect(src).toMatch(/scenes\/(?:abstract|waves|shapes-\w+)\.png/)
    for (const kind of ['receipt', 'letter', 'notice'] as const) expect(sources(richFacts(kind))).toEqual([])
  })
})

describe('directions', () => {
  const inDirection = (name: DirectionName, earlier: Composition[] = [], look: Look = {}) =>
    made(richFacts('sale'), { look, direction: { name, earlier } }).composition

  it('open in different layouts and colours', () => {
    const picture = inDirection('picture')
    const type = inDirection('type', [picture])
    const letter = inDirection('letter', [picture, type])
    expect(pictureOf(picture)).toContain('/media/scenes/')
    expect([pictureOf(type), pictureOf(letter)]).toEqual([undefined, undefined])
    expect(heroOf(letter)?.layout).toBe('letter')
    expect(['brand', 'accent']).toContain(heroOf(type)?.tone)
    for (const part of ['heading', 'brand'] as const)
      expect(new Set([picture, type, letter].map(({ theme }) => theme[part])).size).toBe(3)
  })

  it('yield to what is chosen', () => {
    expect(inDirection('night').theme.surface < '#4').toBe(true)
    expect(inDirection('night', [], { ground: 'light' }).theme.surface > '#c').toBe(true)
    expect(pictureOf(inDirection('picture', [], { picture: 'none' }))).toBeUndefined()
  })
})
