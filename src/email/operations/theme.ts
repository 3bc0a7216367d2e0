import { suggest } from '../sections/nearest.ts'
import { setRootProperties } from '../source/css.ts'
import { decodeAttribute, escapeAttribute } from '../source/entities.ts'
import type { Splice } from '../source/source.ts'
import { spliceBetween } from '../source/splice.ts'
import { nameColour, parseColour } from '../theme/colour-words.ts'
import { FONTS, fontKey } from '../theme/fonts.ts'
import { recolourMediaUrl } from '../theme/media-urls.ts'
import { DEFAULT_THEME, fontFaceCss, readTheme, themeCss } from '../theme/theme.ts'
import type { Theme } from '../theme/theme-shape.ts'
import { themeTokens } from '../theme/tokens.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { strong } from './words.ts'

const COLOURS = ['brand', 'accent', 'canvas', 'surface', 'ink'] as const
const COLOUR_WORDS: Record<string, string> = {
  brand: 'Brand',
  accent: 'Accent',
  canvas: 'Background',
  surface: 'Paper',
  ink: 'Ink'
}

type ThemeOperation = Extract<Operation, { op: 'theme' }>

/** `theme`: colours, type, corners and density everywhere at once, pictures of ours included. */
export function setTheme(draft: Draft, operation: ThemeOperation): ChangeLine {
  const wished = readWishes(operation)
  if (Object.keys(wished).length === 0)
    throw new Refusal('Say what: brand, accent, canvas, surface, ink, heading, body, corner or density.')
  const known = readTheme(draft.email.css)
  const theme = { ...(known ?? DEFAULT_THEME), ...wished }
  draft.editCss(themeSplices(draft.email.css, known, theme))
  draft.edit(recolour(draft.email.html, theme))
  return themeLine(known, wished)
}

function readWishes({ op: _, ...wishes }: ThemeOperation): Partial<Theme> {
  const read = Object.entries(wishes).map(([name, value]) => {
    if ((COLOURS as readonly string[]).includes(name)) return [name, colour(name, value)]
    return name === 'heading' || name === 'body' ? [name, font(name, value)] : [name, value]
  })
  return Object.fromEntries(read)
}

function colour(name: string, value: string): string {
  const parsed = parseColour(value)
  if (!parsed)
    throw new Refusal(
      `"${value}" is no colour for ${name}; use "#1f4d3f" or a name such as "forest green".`,
      `“${value}” is no colour that we know. Name another, such as forest green.`
    )
  return parsed
}

/** A font of ours, or a stack of the writer's own, which ends in a generic family. */
function font(name: string, value: string): string {
  const key = fontKey(value)
  const keys = Object.keys(FONTS).filter(candidate => name === 'heading' || FONTS[candidate]!.text)
  if (key ? !keys.includes(key) : !/,\s*(serif|sans-serif|monospace)\s*$/i.test(value)) {
    throw new Refusal(
      `"${value}" cannot set ${name === 'heading' ? 'headings' : 'paragraphs'}. ${suggest(value, keys)}`
    )
  }
  return key ?? value
}

/** The splices that bring a style sheet from one theme to another. Rules around the theme's own stay. */
function themeSplices(css: string, before: Theme | undefined, after: Theme): Splice[] {
  if (!before) return [{ from: 0, to: 0, insert: themeCss(after) }]
  const old = themeCss(before)
  if (css.startsWith(old)) return spliceBetween(old, themeCss(after))
  const was = themeTokens(before)
  const tokens = Object.entries(themeTokens(after)).filter(([name, value]) => was[name] !== value)
  const faces = fontFaceCss(after)
  const isNew = faces !== '' && !css.includes(faces)
  return [
    ...(isNew ? [{ from: 0, to: 0, insert: `${faces}\n` }] : []),
    ...setRootProperties(css, Object.fromEntries(tokens))
  ]
}

const OURS = /\/media\/(?:scenes|things|icons)\/[a-z-]+\.png\?[^"'\s<>)]*/g

function recolour(html: string, theme: Theme): Splice[] {
  return [...html.matchAll(OURS)].flatMap(match => {
    const next = recolourMediaUrl(decodeAttribute(match[0]), theme)
    const insert = match[0].includes('&amp;') ? escapeAttribute(next) : next
    return insert === match[0] ? [] : [{ from: match.index, to: match.index + match[0].length, insert }]
  })
}

function themeLine(before: Theme | undefined, wished: Partial<Theme>): ChangeLine {
  const named = COLOURS.filter(name => wished[name])
  const [first] = named
  const parts = Object.entries(wished).map(([name, value]) => wishWords(name, value))
  const text = parts.join(', ')
  if (!first) return { icon: wished.heading || wished.body ? 'type' : 'layout', text }
  return { icon: 'colour', text, colours: { ...(before && { from: before[first] }), to: wished[first]! } }
}

function wishWords(name: string, value: string): string {
  if (COLOUR_WORDS[name]) return `${COLOUR_WORDS[name]}: ${strong(nameColour(value))}`
  if (name === 'heading' || name === 'body') {
    return `${name === 'heading' ? 'Headings' : 'Text'} in ${strong(FONTS[fontKey(value) ?? '']?.label ?? value)}`
  }
  return `${name === 'corner' ? 'Corners' : 'Spacing'}: ${strong(value)}`
}

/** A theme that is not there yet is the default one. */
export function ensureTheme(draft: Draft): void {
  if (!readTheme(draft.email.css)) draft.editCss(themeSplices(draft.email.css, undefined, DEFAULT_THEME))
}
