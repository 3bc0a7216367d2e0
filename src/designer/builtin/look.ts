import { distance, luminance, mix, readableOn } from '../../email/theme/colour.ts'
import { FONTS } from '../../email/theme/fonts.ts'
import { SCENES, type Scene } from '../../email/theme/media-urls.ts'
import { PALETTES, type Palette, themeOf } from '../../email/theme/palettes.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { EmailKind } from '../brief/kind.ts'
import type { Brief } from '../brief.ts'
import type { Random } from './random.ts'

const KIND_MOODS: Record<EmailKind, string> = {
  welcome: 'friendly warm fresh optimistic natural',
  newsletter: 'editorial newsletter news literary optimistic',
  sale: 'loud sale energetic bold flash pop',
  launch: 'modern launch bold release creative sleek',
  cart: 'shop friendly fresh calm',
  order: 'order trust classic warm honest',
  shipping: 'fresh clear cheerful order',
  event: 'event poster dramatic evening party film',
  review: 'gentle fresh friendly calm',
  winback: 'warm sweet romantic cheerful',
  receipt: 'receipt plain minimal trust honest clear',
  notice: 'clear plain corporate serious official',
  announcement: 'bold modern clear fresh',
  thanks: 'warm gentle romantic cheerful',
  survey: 'fresh clear modern playful',
  reminder: 'clear calm fresh official',
  booking: 'calm hotel holiday fresh classic',
  verify: 'clear tech minimal saas trust',
  referral: 'pop fun party creative',
  appeal: 'charity warm community accessible',
  restock: 'fresh bold shop cheerful'
}

/** Scenes for kinds, when the brief's own words name none. */
const KIND_SCENES: Record<EmailKind, string[]> = {
  welcome: ['sunrise', 'waves', 'handshake'],
  newsletter: ['desk', 'letter', 'abstract'],
  sale: ['rays', 'shop', 'confetti'],
  launch: ['rocket', 'abstract', 'rays'],
  cart: ['shop', 'parcel', 'gift'],
  order: ['parcel', 'receipt', 'gift'],
  shipping: ['delivery', 'parcel', 'map'],
  event: ['ticket', 'stage', 'calendar'],
  review: ['star', 'heart', 'letter'],
  winback: ['heart', 'sunrise', 'gift'],
  receipt: ['receipt', 'coins'],
  notice: ['bell', 'calendar', 'shield'],
  announcement: ['abstract', 'bell', 'letter'],
  thanks: ['heart', 'flowers', 'letter'],
  survey: ['letter', 'star', 'desk'],
  reminder: ['calendar', 'bell'],
  booking: ['calendar', 'map'],
  verify: ['key', 'shield'],
  referral: ['handshake', 'gift'],
  appeal: ['heart', 'handshake'],
  restock: ['parcel', 'shop', 'rays']
}

/** Words that say what an email is, not what it is about: they choose a picture only when nothing else does. */
const FAINT: ReadonlySet<string> = new Set(
  'email mail newsletter message note letter post code sale offer discount order ordered payment price prices day new start welcome hello confirmation confirm review launch event invitation invite account sign total work call text book date save pay update release product show play team join reminder notice booking schedule visit service tour box subscription bill best feature calm night light summer spring autumn winter fall bar table club member community stay summit read rate week month deal release bold brand news modern party talk share thanks thank friend care love start quiet fast energy stories design lead test build bonus class classes course free match goal spring rose star image picture photo illustration'.split(
    ' '
  )
)

export interface Look {
  theme: Theme
  /** The palette's name, part of what makes a design its own. */
  palette: string
  /** Names of scenes, the best first, at least three. */
  scenes: string[]
}

/** Colours, type and pictures for a brief: its wishes first, then its mood, trade and kind, then chance. */
export function chooseLook(brief: Brief, random: Random): Look {
  const words = wordsOf(brief)
  const palette = choosePalette(brief, words, random)
  return { theme: themeFor(brief, palette), palette: palette.name, scenes: chooseScenes(brief, words) }
}

function wordsOf({ text }: Brief): Map<string, number> {
  const words = new Map<string, number>()
  for (const [at, raw] of [...text.toLowerCase().matchAll(/[a-z][a-z0-9]+/g)].entries()) {
    const word = raw[0]
    const weight = at < 14 ? 1.4 : at < 60 ? 1 : 0.5
    for (const form of [word, word.replace(/(?:es|s)$/, ''), word.replace(/s$/, '')])
      words.set(form, Math.max(words.get(form) ?? 0, weight))
  }
  return words
}

function choosePalette(brief: Brief, words: ReadonlyMap<string, number>, random: Random): Palette {
  const { wishes, kind } = brief
  const kindMoods = KIND_MOODS[kind].split(' ')
  const scored = PALETTES.map(palette => {
    const moods = palette.moods
    const wished = moods.filter(mood => wishes.moods.includes(mood)).length * 3
    const topical = moods.filter(mood => words.has(mood)).length * 2
    const usual = Math.min(2, moods.filter(mood => kindMoods.includes(mood)).length) * 1.2
    const isDark = luminance(palette.surface) < 0.18
    const mode =
      wishes.dark === isDark
        ? 0
        : wishes.dark
          ? -20
          : /event|sale|launch/.test(kind) && !/calm|gentle|light|bright|minimal/.test(wishes.moods.join())
            ? -1
            : -4
    const plain =
      /^(?:notice|receipt|verify)$/.test(kind) && moods.some(mood => /loud|party|retro|pop|kids|wedding/.test(mood))
        ? -4
        : 0
    const near = wishes.colours[0]
      ? -4 * distance(palette.brand, wishes.colours[0]) - 2 * distance(palette.surface, '#ffffff')
      : 0
    return { palette, score: wished + topical + usual + mode + plain + near + random.next() * 2.4 }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).palette
}

function themeFor({ wishes }: Brief, palette: Palette): Theme {
  const theme = coloured(themeOf(palette, wishes.density ?? 'regular'), wishes)
  const serif =
    wishes.serif === undefined
      ? undefined
      : wishes.serif
        ? { heading: 'fraunces', body: 'georgia' }
        : { heading: 'figtree', body: 'helvetica' }
  const isSerif = (key: string) => FONTS[key]?.serif ?? false
  return {
    ...theme,
    ...(serif && isSerif(theme.heading) !== wishes.serif && { heading: serif.heading }),
    ...(serif && isSerif(theme.body) !== wishes.serif && { body: serif.body }),
    ...(wishes.heading && { heading: wishes.heading }),
    ...(wishes.body && { body: wishes.body }),
    ...(wishes.corner && { corner: wishes.corner })
  }
}

/** A colour that was asked for becomes the brand, exactly as asked; the paper takes a breath of it. */
function coloured(theme: Theme, wishes: Brief['wishes']): Theme {
  const ground = wishes.background ? withBackground(theme, wishes.background) : theme
  const [first, second] = wishes.colours
  if (!first) return ground
  const isPale = luminance(first) > 0.75
  if (isPale && !second)
    return {
      ...ground,
      canvas: first,
      ...(luminance(ground.surface) > 0.5 && { surface: mix(first, '#ffffff', 0.25) })
    }
  const [brand, accent] =
    isPale && second
      ? [second, first]
      : [first, second ?? (distance(first, ground.accent) > 0.14 ? ground.accent : ground.ink)]
  const isDark = luminance(ground.surface) < 0.18
  const canvas = wishes.background ?? (isPale ? first : isDark ? ground.canvas : mix(brand, '#fbf9f4', 0.12))
  return {
    ...ground,
    brand,
    accent,
    canvas,
    ...(!isDark && !wishes.background && { surface: '#fffefb', ink: mix(brand, '#161616', 0.18) })
  }
}

function withBackground(theme: Theme, background: string): Theme {
  const isDark = luminance(background) < 0.18
  if (!isDark) return { ...theme, canvas: background }
  return {
    ...theme,
    canvas: background,
    surface: mix('#ffffff', background, 0.06),
    ink: readableOn(background, ['#f6f3ec'])
  }
}

function chooseScenes(brief: Brief, words: ReadonlyMap<string, number>): string[] {
  const named = [
    brief.brand.name,
    brief.brand.about,
    brief.brand.trade,
    brief.product?.name,
    brief.product?.about,
    brief.event.name,
    brief.event.sort,
    ...brief.items.map(({ title }) => title)
  ]
    .join(' ')
    .toLowerCase()
  const scored = SCENES.map(scene => ({
    name: scene.name,
    score: sceneScore(scene, words, named) + (KIND_SCENES[brief.kind].includes(scene.name) ? 0.15 : 0)
  }))
  const fitting = scored
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name)
  const usual = KIND_SCENES[brief.kind]
  const chosen = fitting.length > 0 ? fitting.slice(0, 3) : usual
  return [...new Set([...chosen, ...(fitting.length > 0 ? [] : usual)])]
}

function sceneScore(scene: Scene, words: ReadonlyMap<string, number>, named: string): number {
  return scene.words.reduce((sum, word, at) => {
    const weight = words.get(word)
    if (!weight) return sum
    const faint = FAINT.has(word) ? 0.22 : 1
    const first = at === 0 ? 1.3 : 1
    const inName = new RegExp(`\\b${word}`).test(named) ? 1.8 : 1
    return sum + weight * faint * first * inName
  }, 0)
}

/** The scene that some words ask for; `undefined` when they ask for none. */
export function sceneForWords(text: string): string | undefined {
  const words = new Map(
    [...text.toLowerCase().matchAll(/[a-z][a-z0-9]+/g)].flatMap(([word]): [string, number][] => [
      [word, 1],
      [word.replace(/(?:es|s)$/, ''), 1],
      [word.replace(/s$/, ''), 1]
    ])
  )
  const scored = SCENES.map(scene => ({ name: scene.name, score: sceneScore(scene, words, '') }))
  const best = scored.reduce((top, each) => (each.score > top.score ? each : top))
  return best.score >= 0.9 ? best.name : undefined
}
