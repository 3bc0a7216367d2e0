import { parseColour } from '../../../email/theme/colour-words.ts'
import { FONTS, fontKey } from '../../../email/theme/fonts.ts'
import { SCENES } from '../../../email/theme/media-urls.ts'
import wishes from '../data/wishes.json' with { type: 'json' }
import { within } from '../entities/found.ts'
import type { Span, StyleWish } from '../reading.ts'
import { type Draft, sliceOf } from '../slots/draft.ts'
import type { Parsed } from '../text/parsed.ts'

const phrase = (words: string): RegExp => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi')
const listOf = (table: Record<string, string>): [string, RegExp][] =>
  Object.entries(table).map(([name, words]) => [name, phrase(words)])

const VOICES = listOf(wishes.voice)
const FLAGS = listOf({
  dark: wishes.dark,
  light: wishes.light,
  short: wishes.short,
  'no-pictures': wishes['no-pictures'],
  'no-button': wishes['no-button']
})
const MOODS = phrase(wishes.mood)
const TYPES = listOf(wishes.fonts)
const FACES = phrase(
  Object.values(FONTS)
    .map(({ label }) => label)
    .join('|')
)
const HEX = /#(?:[\da-f]{6}|[\da-f]{3})(?![\da-z])|\b(?:rgb|hsl)\([\d\s,.%]{5,30}\)/gi
const WORDS = /\p{L}[\p{L}'-]*/gu
/** A wish that is denied: "not too churchy", "no pink". */
const DENIED =
  /\b(?:no|not|not too|isn't|never|without|avoid|nothing|less|don't make it|n't be|zero|rather than|instead of)(?: (?:too|very|so|much|any|make it|it|be|overly))*\s$/i
const PICTURE = /\b(?:pictures?|photos?|images?|illustrations?|drawings?|scenes?|shot|pics?)\b/i
const LOGO = /\blogo\b/i
const PARTS: [NonNullable<Extract<StyleWish, { wish: 'colour' }>['of']>, RegExp][] = [
  ['canvas', /\b(?:background|bg|backdrop|page|paper)\b/i],
  ['ink', /\b(?:text|letters|writing|copy|words)\b/i],
  ['accent', /\b(?:accents?|details|highlights?|secondary|touch|touches)\b/i],
  ['brand', /\b(?:brand|logo|primary|main|buttons?|house)\b/i]
]

/** Wishes about looks and wording; only what is said to the designer has any. */
export function styleWishes(drafts: readonly Draft[], parsed: Parsed): StyleWish[] {
  const { text } = parsed.view
  const directions = drafts
    .filter(({ role }) => role === 'style' || role === 'part' || role === 'note')
    .map(({ span }) => span)
  const looks = drafts.filter(({ role }) => role === 'style').map(({ span }) => span)
  const found = [
    ...colours(text, directions, drafts),
    ...directions.flatMap(span => flagsIn(text, span)),
    ...looks.flatMap(span => voicesIn(text, span)),
    ...directions.flatMap(span => typesIn(text, span)),
    ...directions.flatMap(span => scenesIn(text, span)),
    ...logosIn(parsed, directions)
  ]
  return found.map(wish => ({ ...wish, span: parsed.view.toSource(wish.span) })).sort((a, b) => a.span.at - b.span.at)
}

/** Places of a pattern inside a stretch that are not denied. */
function wished(text: string, span: Span, pattern: RegExp): { span: Span; words: string }[] {
  const words = sliceOf(text, span)
  return [...words.matchAll(pattern)]
    .filter(({ index }) => !DENIED.test(words.slice(Math.max(0, index - 40), index)))
    .map(({ 0: match, index }) => ({ span: { at: span.at + index, length: match.length }, words: match }))
}

const flagsIn = (text: string, span: Span): StyleWish[] =>
  FLAGS.flatMap(([name, pattern]) =>
    wished(text, span, pattern)
      .slice(0, 1)
      .map(one => ({ span: one.span, wish: name }) as StyleWish)
  )

function voicesIn(text: string, span: Span): StyleWish[] {
  const voices = VOICES.flatMap(([value, pattern]) =>
    wished(text, span, pattern).map(one => ({ span: one.span, wish: 'voice', value }) as StyleWish)
  )
  const moods = wished(text, span, MOODS).map(
    (one): StyleWish => ({ span: one.span, wish: 'mood', value: one.words.toLowerCase() })
  )
  return [...voices, ...moods]
}

const typesIn = (text: string, span: Span): StyleWish[] => [
  ...wished(text, span, FACES).map(
    (one): StyleWish => ({ span: one.span, wish: 'font', value: fontKey(one.words) ?? one.words })
  ),
  ...TYPES.flatMap(([value, pattern]) =>
    wished(text, span, pattern)
      .slice(0, 1)
      .map((one): StyleWish => ({ span: one.span, wish: 'font', value }))
  )
]

/** Colours by value anywhere (no reader is told one), by name only where looks are spoken of. */
function colours(text: string, directions: readonly Span[], drafts: readonly Draft[]): StyleWish[] {
  const orders = drafts.filter(({ role }) => role === 'order').map(({ span }) => span)
  const values = [...text.matchAll(HEX)]
    .map(({ 0: words, index }) => ({ span: { at: index, length: words.length }, words }))
    .filter(({ span }) => !orders.some(order => within(span, order)))
  return [...values, ...directions.flatMap(span => namedColours(text, span))].flatMap(
    ({ span, words }): StyleWish[] => {
      const value = parseColour(words)
      const of = value && partOf(text, span)
      return value ? [{ span, wish: 'colour', value, ...(of && { of }) }] : []
    }
  )
}

/** The longest run of up to three words that mean a colour, at each place. */
function namedColours(text: string, span: Span): { span: Span; words: string }[] {
  const words = [...sliceOf(text, span).matchAll(WORDS)].map(({ 0: word, index }) => ({
    at: span.at + index,
    end: span.at + index + word.length
  }))
  const found: { span: Span; words: string }[] = []
  for (let at = 0; at < words.length; ) {
    const size = [3, 2, 1].find(count => {
      const [first, last] = [words[at], words[at + count - 1]]
      return first && last && last.end - first.at < 40 && parseColour(text.slice(first.at, last.end)) !== undefined
    })
    const [first, last] = [words[at], words[at + (size ?? 1) - 1]]
    if (size && first && last && !DENIED.test(text.slice(Math.max(span.at, first.at - 30), first.at)))
      found.push({ span: { at: first.at, length: last.end - first.at }, words: text.slice(first.at, last.end) })
    at += size ?? 1
  }
  return found
}

/** What a colour is for: said right before it ("bg should be …") or right after it ("navy background"). */
function partOf(text: string, { at, length }: Span): Extract<StyleWish, { wish: 'colour' }>['of'] {
  const [before, after] = [text.slice(Math.max(0, at - 28), at), text.slice(at + length, at + length + 16)]
  const after1 = /^\s*(?:for the )?\w*/.exec(after)?.[0] ?? ''
  const sentence = /[^.;,\n]*$/.exec(before)?.[0] ?? ''
  return (PARTS.find(([, pattern]) => pattern.test(after1)) ?? PARTS.find(([, pattern]) => pattern.test(sentence)))?.[0]
}

/** Pictures that are asked for. */
function scenesIn(text: string, span: Span): StyleWish[] {
  const words = sliceOf(text, span)
  if (!PICTURE.test(words)) return []
  return [...words.matchAll(WORDS)]
    .flatMap(({ 0: word, index }): StyleWish[] => {
      const scene = SCENES.find(one => one.name === word.toLowerCase() || one.words.includes(word.toLowerCase()))
      return scene &&
        !DENIED.test(words.slice(Math.max(0, index - 30), index)) &&
        !/\bno\b|\bnot\b|\bwithout\b/i.test(words.slice(0, index))
        ? [{ span: { at: span.at + index, length: word.length }, wish: 'scene', value: scene.name }]
        : []
    })
    .slice(0, 1)
}

/** The address of a logo: one of a picture, named so. */
const logosIn = ({ found, view: { text } }: Parsed, directions: readonly Span[]): StyleWish[] =>
  found
    .filter(
      ({ kind, span, value }) =>
        kind === 'url' &&
        (LOGO.test(value) || LOGO.test(text.slice(Math.max(0, span.at - 30), span.at))) &&
        /\.(?:png|jpe?g|gif|svg|webp)\b|logo/i.test(value)
    )
    .filter(({ span }) => directions.length >= 0 && span.length > 0)
    .map(({ span, value }): StyleWish => ({ span, wish: 'logo', value }))
