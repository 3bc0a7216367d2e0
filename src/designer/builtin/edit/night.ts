import type { Operation } from '../../../email/operations/operation.ts'
import type { Tone } from '../../../email/sections/section.ts'
import {
  adjustToRead,
  contrast,
  distance,
  fromOklab,
  lighten,
  luminance,
  mix,
  oklab
} from '../../../email/theme/colour.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import { toneColours } from '../../../email/theme/tones.ts'
import type { Desk, Outcome, Rule } from './desk.ts'

const DARK =
  /^(?:(?:make|turn|use|switch|change|give|set|have|want|try|i want|go)\s+)?(?:(?:it|this|the (?:whole )?(?:email|thing|design|template)|everything|email|all|to|me|in|into|a|an|the|it to|it a|it into) )*(?:dark|night)(?: (?:mode|theme|design|version|email|look|style|colou?rs?|palette|background|bg))?$/i
const LIGHT =
  /^(?:(?:make|turn|use|switch|change|give|set|have|want|try|i want)\s+)?(?:(?:it|this|the (?:whole )?(?:email|thing|design|template)|everything|email|all|to|me|in|into|a|an|the|it to|it a|it into) )*(?:light|bright)(?: (?:mode|theme|design|version|email|look|style|palette))?$/i

/** A ground as bright as this shines out of a dark email. */
const SHINES = 0.4

/** "make it dark", "light theme". */
const moods: Rule = (wish, desk) => {
  const isDark = DARK.test(wish)
  if (!isDark && !LIGHT.test(wish)) return undefined
  if (!desk.isThemed)
    return {
      words:
        'This email keeps its colours in its own HTML, so I cannot turn all of it at once. I can colour parts: "make the background navy", "make the text white".'
    }
  if (luminance(desk.theme.surface) < 0.18 === isDark)
    return { words: `The email is ${isDark ? 'dark' : 'light'} already.` }
  return isDark ? darkened(desk) : [{ op: 'theme', ...dayColours(desk.theme) }]
}

/** Dark papers, pale ink; sections on a ground that would shine get a dark one. */
function darkened({ theme, sections }: Desk): Outcome {
  const colours = nightColours(theme)
  const night = { ...theme, ...colours }
  let before: Tone | undefined
  const grounds = sections.flatMap(({ ref, tone }): Operation[] => {
    const shines = luminance(toneColours(night, tone).ground) >= SHINES
    const quiet: Tone = before === 'canvas' ? 'tint' : 'canvas'
    const next = shines ? quiet : tone
    before = next
    return shines ? [{ op: 'layout', ref, tone: next }] : []
  })
  return [{ op: 'theme', ...colours }, ...grounds]
}

type Colours = Pick<Theme, 'brand' | 'accent' | 'canvas' | 'surface' | 'ink'>

/** The hue of the ink at another lightness, with little colour. */
function shade(theme: Theme, lightness: number): string {
  const [, a, b] = oklab(theme.ink)
  return fromOklab([lightness, a * 0.6, b * 0.6])
}

/** Ink is what is written with: on dark papers it is pale, and every tone derives its contrast from that. */
function nightColours(theme: Theme): Colours {
  const [surface, canvas] = [shade(theme, 0.26), shade(theme, 0.19)]
  const pale = luminance(theme.surface) > 0.7 ? mix(theme.surface, '#f2f2ef', 0.5) : '#f2f2ef'
  const lifted = (colour: string) => liftedFrom(colour, [surface, canvas])
  return {
    brand: lifted(theme.brand),
    accent: lifted(theme.accent),
    canvas,
    surface,
    ink: adjustToRead(pale, [surface, canvas], '#ffffff')
  }
}

/** A colour as dark as the papers would merge with them. */
function liftedFrom(colour: string, papers: string[]): string {
  let lifted = colour
  for (let step = 0; step < 12 && papers.some(paper => distance(lifted, paper) < 0.14); step += 1)
    lifted = lighten(lifted, 0.04)
  return lifted
}

/** White paper and dark ink again, each with a trace of the hue that it has. */
function dayColours(theme: Theme): Omit<Colours, 'brand' | 'accent'> {
  const [, a, b] = oklab(theme.surface)
  const paper = (lightness: number) => fromOklab([lightness, a * 0.3, b * 0.3])
  const ink = fromOklab([0.26, a, b])
  return { canvas: paper(0.94), surface: paper(0.99), ink: contrast(ink, paper(0.99)) > 7 ? ink : '#1d2025' }
}

export const NIGHT_RULES = [moods]
