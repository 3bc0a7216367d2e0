import { contrast, distanceInOklab, fromOklab, hexOf, mix, oklab, type Triple } from './colour.ts'
import { SPOKEN_COLOURS } from './colour-names.ts'
import { cssColour } from './css-names.ts'

/**
 * The colour that some words or a CSS value mean, as `#rrggbb`: `#0f0`, `rgb(0 128 0)`, `hsl(120, 50%, 30%)`, `navy`,
 * `forest green`, `a dusty pink`. Transparency is dropped. `undefined` when they mean none.
 */
export function parseColour(words: string): string | undefined {
  const text = words.trim().toLowerCase()
  return fromHex(text) ?? fromFunction(text) ?? fromWords(text)
}

/** All names we understand, ours first. */
const named = (name: string): string | undefined => SPOKEN_COLOURS.get(name) ?? cssColour(name)

function fromHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1]
  if (!digits || (!text.startsWith('#') && !/^[0-9a-f]{6}$/.test(digits))) return undefined
  const full = digits.length < 6 ? [...digits].map(digit => digit + digit).join('') : digits
  return `#${full.slice(0, 6)}`
}

function fromFunction(text: string): string | undefined {
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text)
  const numbers = call?.[2]?.match(/-?\d*\.?\d+%?/g) ?? []
  if (!call || numbers.length < 3) return undefined
  const values = numbers.slice(0, 3).map(Number.parseFloat) as [number, number, number]
  if (call[1] === 'hsl') return fromHsl(values)
  return hexOf(values.map((value, at) => (numbers[at]?.endsWith('%') ? value * 2.55 : value)))
}

/** CSS Color 4 §7.1. */
function fromHsl([hue, saturation, lightness]: [number, number, number]): string {
  const [s, l] = [saturation / 100, lightness / 100]
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

/** Words that bend a colour: lightness added, and what its chroma is multiplied by. */
const MODIFIERS = new Map<string, [lightness: number, chroma: number]>(
  Object.entries({
    dark: [-0.16, 0.95],
    darker: [-0.1, 1],
    deep: [-0.12, 1.05],
    rich: [-0.06, 1.1],
    light: [0.16, 0.8],
    lighter: [0.1, 0.95],
    pale: [0.22, 0.5],
    pastel: [0.18, 0.6],
    soft: [0.1, 0.65],
    baby: [0.2, 0.6],
    dusty: [0, 0.5],
    muted: [0, 0.5],
    faded: [0.06, 0.45],
    bright: [0.04, 1.3],
    vivid: [0, 1.35],
    electric: [0.02, 1.4],
    hot: [-0.02, 1.35],
    neon: [0.1, 1.5]
  })
)

/** Names whose meaning is not that of their words. */
const PHRASES = new Map(
  Object.entries({
    'off white': 'paper',
    'rose gold': 'salmon',
    'sky blue': 'sky',
    'navy blue': 'navy',
    'bottle green': 'bottle',
    'sea green': 'jade',
    'racing green': 'bottle',
    'olive green': 'olive',
    'powder blue': 'powder',
    'royal blue': 'royal',
    'midnight blue': 'midnight',
    'wine red': 'wine',
    'burnt orange': 'rust',
    'brick red': 'brick'
  })
)

function fromWords(text: string): string | undefined {
  const words = text
    .replace(/[-_]/g, ' ')
    .split(/\s+/)
    .filter(word => word && !/^(a|an|the|very|some|colou?r|of)$/.test(word))
  if (words.length === 0 || words.length > 4) return undefined
  const joined = named(words.join(''))
  if (joined) return joined
  const modifiers = words.filter(word => MODIFIERS.has(word))
  const base = baseColour(words.filter(word => !MODIFIERS.has(word)))
  return base && modifiers.reduce((colour, word) => bend(colour, ...(MODIFIERS.get(word) ?? [0, 1])), base)
}

/** One name, a known phrase, or two names of which the first is a kind of the second: 'forest green' is forest. */
function baseColour(words: string[]): string | undefined {
  const phrase = named(PHRASES.get(words.join(' ')) ?? words.join(''))
  if (phrase || words.length !== 2) return phrase
  const [kind, family] = words.map(word => named(word.replace(/(ish|y)$/, '')) ?? named(word))
  if (!kind || !family) return undefined
  return mix(kind, family, words[0]?.endsWith('ish') ? 0.35 : 0.8)
}

function bend(colour: string, lightness: number, chroma: number): string {
  const [l, a, b] = oklab(colour)
  return fromOklab([Math.max(0.05, Math.min(0.98, l + lightness)), a * chroma, b * chroma])
}

/** The word nearest to a colour, for sentences about changes: 'lichen', 'mustard', 'navy'. */
export function nameColour(hex: string): string {
  const place = oklab(hex)
  let nearest = { name: '', colour: '', away: Number.POSITIVE_INFINITY }
  for (const { name, colour, place: spoken } of spokenPlaces()) {
    const away = distanceInOklab(spoken, place)
    if (away < nearest.away) nearest = { name, colour, away }
  }
  const { name, colour, away } = nearest
  if (away < 0.06) return name
  return `${contrast(hex, '#ffffff') > contrast(colour, '#ffffff') ? 'dark' : 'light'} ${name}`
}

let places: { name: string; colour: string; place: Triple }[] | undefined

/** Where the spoken colours lie, worked out once: a list of an email's colours asks for hundreds of names at a time. */
function spokenPlaces() {
  places ??= [...SPOKEN_COLOURS].map(([name, colour]) => ({ name, colour, place: oklab(colour) }))
  return places
}
