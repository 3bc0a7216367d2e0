import { parseColour } from './colour-words.ts'

/** Colours as CSS writes them, where nothing shines through. Words are those that emails use. */
const WRITTEN = /#[0-9a-f]{3}(?:[0-9a-f]{3})?(?![\w-])|(?:rgb|hsl)\([^()]*\)|(?<![\w#.-])[a-z]{3,}(?![\w(.-])/gi

/** CSS Color 4 §6.1: the colours of CSS 2.1, with the shades that emails add to them. */
const WORDS = new Map(
  Object.entries({
    black: '#000000',
    silver: '#c0c0c0',
    gray: '#808080',
    grey: '#808080',
    white: '#ffffff',
    maroon: '#800000',
    red: '#ff0000',
    purple: '#800080',
    fuchsia: '#ff00ff',
    green: '#008000',
    lime: '#00ff00',
    olive: '#808000',
    yellow: '#ffff00',
    navy: '#000080',
    blue: '#0000ff',
    teal: '#008080',
    aqua: '#00ffff',
    orange: '#ffa500',
    pink: '#ffc0cb',
    gold: '#ffd700',
    crimson: '#dc143c',
    darkblue: '#00008b',
    darkgreen: '#006400',
    darkgray: '#a9a9a9',
    lightgray: '#d3d3d3',
    lightgrey: '#d3d3d3',
    whitesmoke: '#f5f5f5'
  })
)

/** Addresses and quoted names may hold words and digits that are no colours. */
const ASIDE = /url\([^)]*\)|"[^"]*"|'[^']*'|var\([^)]*\)/gi

function hexOfWritten(written: string): string | undefined {
  if (/^[a-z]+$/i.test(written)) return WORDS.get(written.toLowerCase())
  return /[/]|(?:,[^,]*){3}/.test(written) ? undefined : parseColour(written)
}

/** The colours in a CSS value, as `#rrggbb`, one for each time it is written. What is half transparent is left out. */
export function coloursIn(value: string): string[] {
  const found: string[] = []
  eachColour(value, colour => {
    found.push(colour)
    return undefined
  })
  return found
}

/** A CSS value with one colour, however it is written, in place of another; the rest stays as it is. */
export const recolourValue = (value: string, from: string, to: string): string =>
  eachColour(value, colour => (colour === from ? to : undefined))

function eachColour(value: string, replace: (colour: string) => string | undefined): string {
  const aside = [...value.matchAll(ASIDE)].map(match => [match.index, match.index + match[0].length] as const)
  return value.replace(WRITTEN, (written, at: number) => {
    if (aside.some(([start, end]) => at >= start && at < end)) return written
    const colour = hexOfWritten(written)
    return (colour && replace(colour)) ?? written
  })
}
