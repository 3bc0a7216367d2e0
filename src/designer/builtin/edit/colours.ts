import type { Operation } from '../../../email/operations/operation.ts'
import { contrast, darken, lighten, mix, oklab, readableOn } from '../../../email/theme/colour.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { nightTheme } from '../../../email/theme/night.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { sectionsNamed } from './desk.ts'
import { slotsNamed } from './places.ts'

const TOKENS: [RegExp, 'brand' | 'accent' | 'canvas' | 'surface' | 'ink'][] = [
  [/^(?:brand|main|primary|key) ?(?:colou?r)?$/, 'brand'],
  [/^(?:accent|highlight|second(?:ary)?) ?(?:colou?r)?$/, 'accent'],
  [/^(?:page |outer |email )?(?:background|canvas) ?(?:colou?r)?$/, 'surface'],
  [/^(?:text|font|ink) colou?r$/, 'ink']
]

/** "make it dark", "use a darker background", "calmer colours". */
const moods: Rule = (wish, { theme }) => {
  const words = wish.toLowerCase()
  if (
    /\b(?:make|turn|use)\b.*\b(?:it|email|everything|theme|mode)\b.*\bdark\b|\bdark (?:mode|theme|design|version)\b/.test(
      words
    )
  ) {
    const night = nightTheme(theme)
    if (!night) return { words: 'The email is dark already.' }
    const { brand, accent, canvas, surface, ink } = night
    return [{ op: 'theme', brand, accent, canvas, surface, ink }]
  }
  const shade =
    /\b(darker|lighter|brighter|softer) background\b|background (?:a (?:bit|little) )?(darker|lighter)\b/.exec(words)
  if (shade) return [grounds(theme, (shade[1] ?? shade[2]) === 'darker' ? -1 : 1)]
  const tone =
    /\b(calmer|softer|muted|quieter|brighter|bolder|louder|stronger|more vivid)\b(?:.*\b(colou?rs?|greens?|blues?|reds?|palette|tones?|shades?)\b|$)/.exec(
      words
    )
  if (!tone) return undefined
  const isCalm = /calmer|softer|muted|quieter/.test(tone[1] ?? '')
  const change = (colour: string) => (isCalm ? mix(colour, greyOf(colour), 0.35) : mix(colour, vividOf(colour), 0.5))
  return [{ op: 'theme', brand: change(theme.brand), accent: change(theme.accent) }]
}

/** Text goes with its ground: a step that would make it unreadable takes the ink over to the other side. */
function grounds({ canvas, surface, ink }: Desk['theme'], direction: -1 | 1): Operation {
  const step = (colour: string) => (direction < 0 ? darken(colour, 0.14) : lighten(colour, 0.08))
  return { op: 'theme', canvas: step(canvas), surface: step(surface), ink: readableOn(step(surface), [ink]) }
}

function greyOf(colour: string): string {
  const [lightness] = oklab(colour)
  return lightness > 0.5 ? '#a8a8a0' : '#55564f'
}

function vividOf(colour: string): string {
  const values = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (most === least) return colour
  const stretch = (value: number) => Math.round(((value - least) / (most - least)) * 235 + 10)
  return `#${values.map(value => stretch(value).toString(16).padStart(2, '0')).join('')}`
}

/** "make the button green", "change the accent colour to terracotta", "blue background", "turn the headline red". */
const named: Rule = (wish, desk) => {
  const text = wish.replace(/[.!]$/, '')
  const forms = [
    /^(?:make|turn|paint|colou?r|set|change|switch|have) (?:all )?(?:the |this |our )?(.+?) (?:to be |into |to |in )?(?:a |an )?([#\w][\w\s#(),.%-]*?)$/i,
    /^(?:use |with |try )?(?:a |an )?([#\w][\w\s#-]*?) (?:for|as) (?:the |all )?(.+)$/i,
    /^(?:use |with |i want )?(?:a |an )?([#\w][\w\s-]*?) (buttons?|background|headings?|headlines?|text|footer|header)$/i,
    /^(background|accent|brand|buttons?)(?: colou?r)?:? ([#\w][\w\s-]*)$/i
  ]
  for (const [index, form] of forms.entries()) {
    const match = form.exec(text)
    if (!match?.[1] || !match[2]) continue
    const [target, colour] = index === 1 || index === 2 ? [match[2], match[1]] : splitTarget(match[1], match[2])
    const hex = parseColour(colour.replace(/\s*colou?red$/, ''))
    if (hex) return paint(target, hex, desk)
  }
  return undefined
}

/** The regular expression takes the shortest target: words of a colour may have been left to the other part. */
function splitTarget(target: string, colour: string): [string, string] {
  if (parseColour(colour)) return [target, colour]
  const words = `${target} ${colour}`.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const rest = words.slice(at).join(' ')
    if (parseColour(rest))
      return [
        words
          .slice(0, at)
          .join(' ')
          .replace(/ (?:in)?to(?: be)?$/, ''),
        rest
      ]
  }
  return [target, colour]
}

function paint(target: string, hex: string, desk: Desk): Outcome {
  const name = target.toLowerCase().replace(/^(?:the|our|all) /, '')
  const token = TOKENS.find(([pattern]) => pattern.test(name))?.[1]
  if (token === 'surface') return [{ op: 'theme', surface: hex, ink: readableOn(hex, [desk.theme.ink]) }]
  if (token) return [{ op: 'theme', [token]: hex }]
  if (/^(?:it|everything|email|design|whole (?:email|thing)|colou?rs?|theme)$/.test(name) && !desk.selected) {
    return [{ op: 'theme', brand: hex }]
  }
  const noun = name.replace(/ (?:colou?r|text)$/, '')
  const found = slotsNamed(noun, desk).filter(slot => slot.kind !== 'image')
  const slots = /s$/.test(noun) || found[0]?.kind === 'link' ? found : found.slice(0, 1)
  if (slots.length > 0)
    return slots.map(slot => ({ op: 'style', ref: slot.ref, style: styleOf(slot.kind === 'link', hex) }))
  const sections = sectionsNamed(name.replace(/ background$/, ''), desk)
  return sections.length > 0
    ? sections.flatMap(({ ref }): Operation[] => [
        // The tone brings colours for the section's words that can be read on such a ground.
        { op: 'layout', ref, tone: contrast(hex, '#ffffff') > 4.5 ? 'ink' : 'surface' },
        { op: 'style', ref, style: { 'background-color': hex } }
      ])
    : undefined
}

const styleOf = (isButton: boolean, hex: string): Record<string, string> =>
  isButton ? { 'background-color': hex, 'border-color': hex, color: readableOn(hex, ['#ffffff']) } : { color: hex }

export const COLOUR_RULES = [moods, named]
