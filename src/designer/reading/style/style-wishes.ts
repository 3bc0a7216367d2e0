import { SCENES } from '../../../email/theme/scenes.ts'
import data from '../data/wishes.json' with { type: 'json' }
import { endOf, within } from '../entities/found.ts'
import type { Role, Span, StyleWish } from '../reading.ts'
import { between, type Draft, sliceOf } from '../slots/draft.ts'
import type { Parsed } from '../text/parsed.ts'
import { type Word, wishesAmong, wordsOf } from './lexicon.ts'

type ColourPart = NonNullable<Extract<StyleWish, { wish: 'colour' }>['of']>

const PARTS = new Map(
  Object.entries(data.parts).flatMap(([part, words]) => words.split(' ').map(word => [word, part as ColourPart]))
)
const PICTURES: ReadonlySet<string> = new Set(data.pictures.split(' '))
/** What may stand between a colour and what it is for. */
const JOINS: ReadonlySet<string> = new Set(
  'for the on as a an in with colour color colours colors is are be should and'.split(' ')
)
/** What a kind of direction may wish for; a look wishes for all. */
const WISHED: Partial<Record<Role, ReadonlySet<StyleWish['wish']>>> = {
  part: new Set(['colour', 'font', 'dark', 'light', 'short', 'no-pictures', 'no-button', 'scene']),
  note: new Set(['colour', 'no-pictures', 'no-button', 'scene']),
  request: new Set(['colour', 'voice', 'short'])
}

const HEX = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)\([\d\s,.%]{5,30}\)/gi
const NAMES_VALUE = /^,? (?:is |\()?#/
const COLOUR = /\bcolou?rs?\b|#/i
/** Letters before a colour in which stands what it is for. */
const REACH = 30

/** Wishes about looks and wording, in order. Only what is said to the designer has any, and colours by value, which no reader is told. */
export function styleWishes(drafts: readonly Draft[], parsed: Parsed): StyleWish[] {
  const { text } = parsed.view
  const directions = drafts.filter(({ role }) => role === 'style' || role === 'order' || WISHED[role])
  const values = [...text.matchAll(HEX)]
    .map(({ 0: value, index }) => ({ at: index, length: value.length }))
    .filter(value => !directions.some(({ span }) => within(value, span)))
  const found = [
    ...values.flatMap(value =>
      wishesIn(text, between(Math.max(0, value.at - REACH), endOf(value))).filter(({ span }) => within(span, value))
    ),
    ...directions
      .filter(({ role }) => role !== 'order')
      .flatMap(({ role, span }) => wishesIn(text, span).filter(wish => isWished(wish, role, sliceOf(text, span)))),
    ...logosIn(parsed)
  ]
  return found.map(wish => ({ ...wish, span: parsed.view.toSource(wish.span) })).sort((a, b) => a.span.at - b.span.at)
}

/** Beside other directions a colour is wished for where its part, or that it is a colour, is said: "honey soap" is none. */
const isWished = (wish: StyleWish, role: Role, words: string): boolean =>
  role === 'style' ||
  (WISHED[role]?.has(wish.wish) === true && (wish.wish !== 'colour' || wish.of !== undefined || COLOUR.test(words)))

function wishesIn(text: string, span: Span): StyleWish[] {
  const words = wordsOf(text, span)
  const used = new Set<number>()
  const wishes = wishesAmong(words).map(({ from, to, wish }): StyleWish => {
    const place = between(words[from]!.at, endOf(words[to - 1]!))
    const of = wish.wish === 'colour' ? partOf(words, from, to, used) : undefined
    return { ...wish, ...(of && { of }), span: place } as StyleWish
  })
  // "Our blue is #1f4e79" names one colour twice.
  const named = wishes.filter(({ span }) => !NAMES_VALUE.test(text.slice(endOf(span), endOf(span) + 8)))
  return [...named, ...scenesIn(words, named)]
}

/** What a colour is for: said right after it ("navy background"), or before it in its clause ("bg should be navy"); one that others stand on is the ground. */
function partOf(words: readonly Word[], from: number, to: number, used: Set<number>): ColourPart | undefined {
  let after = to
  while (words[after] && !words[after]!.begins && JOINS.has(words[after]!.text)) after++
  let before = from - 1
  while (before >= 0 && JOINS.has(words[before]!.text) && !words[before + 1]!.begins) before--
  const places = [after, before].filter(at => words[at] && PARTS.has(words[at].text) && !used.has(at))
  const place = places.find(at => at === before || !words[at]!.begins)
  if (place !== undefined) used.add(place)
  const isGround = words[from - 1]?.text === 'on' || (words[from - 2]?.text === 'on' && words[from - 1]?.text === 'a')
  return place === undefined ? (isGround ? 'canvas' : undefined) : PARTS.get(words[place]!.text)
}

/** A picture that is asked for, by the first word that says of what. */
function scenesIn(words: readonly Word[], wishes: readonly StyleWish[]): StyleWish[] {
  const isWanted = words.some(({ text }) => PICTURES.has(text)) && !wishes.some(({ wish }) => wish === 'no-pictures')
  const scenes = words.flatMap(({ text, at, length }): StyleWish[] => {
    if (PICTURES.has(text)) return []
    const scene = SCENES.find(({ name, words: known }) => name === text || known.includes(text))
    return scene ? [{ wish: 'scene', value: scene.name, span: { at, length } }] : []
  })
  return isWanted ? scenes.slice(0, 1) : []
}

/** The address of a logo: one of a picture, or behind the word. */
const logosIn = ({ found, view: { text } }: Parsed): StyleWish[] =>
  found
    .filter(({ kind, span, value }) => {
      const before = text.slice(Math.max(0, span.at - REACH), span.at)
      return kind === 'url' && /logo/i.test(before + value) && /logo|\.(?:png|jpe?g|gif|svg|webp)\b/i.test(value)
    })
    .map(({ span, value }) => ({ span, wish: 'logo', value }))
