import type { Operation } from '../../../email/operations/operation.ts'
import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { themeTokens } from '../../../email/theme/tokens.ts'
import { allSlots, contents, type Desk, type Outcome, type Rule, slotsOf } from './desk.ts'
import { bare, slotNames, withOrdinal } from './nouns.ts'
import { ownStyle } from './own-style.ts'
import { slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

const GROWTH =
  /^(?:(?:make|set|use|have|show|display|print|increase|enlarge|decrease|reduce|shrink|i want)\s+)?(?:an? )?(?:the |all |all the |this )?(?:size of (?:the )?)?(.{0,60}?)\s*\b((?:much|a lot|a bit|a little|slightly|even|way) )?(bigger|larger|huge|smaller|tiny|big|large|small)\b\s*(?:in size|sized)?\s*(.{0,40})$/i
const BY_VERB =
  /^(increase|enlarge|decrease|reduce|shrink) (?:the )?(?:(?:font|text|type) ?size(?: (?:of|for|in) (?:the )?)?|size of (?:the )?)?(.{0,60}?)(?:['’]s)?(?: (?:font ?|text ?)?size)?$/i

const EXACT =
  /^(?:(?:make|set|change|use|put)\s+)?(?:an? )?(?:the )?(?:(?:font|text|type)[- ]?size(?: (?:of|for|in) (?:the )?(.{2,40}?))?|(.{2,40}?)(?: (?:font|text))?(?: size)?)(?: to| at|:| of| is)? (\d{2})(?: ?px| ?pt| pixels| points)?$/i

/** "make the headline 40px", "font size 18". */
const exactSize: Rule = (wish, desk) => {
  const match = EXACT.exec(wish)
  const isSize = /size|\d ?(?:px|pt|pixels|points)$/i.test(wish)
  const slots =
    match && isSize ? sized((match[1] ?? match[2] ?? '').trim(), desk).filter(slot => slot.kind !== 'image') : []
  const size = Math.max(10, Math.min(96, Number(match?.[3])))
  return slots.length > 0
    ? slots.map(({ ref }) => ({ op: 'style', ref, style: { 'font-size': `${size}px` } }))
    : undefined
}

/** "make the headline bigger", "smaller text", "bigger font", "increase the font size". */
const size: Rule = (wish, desk) => {
  const [growth, byVerb] = [GROWTH.exec(wish), BY_VERB.exec(wish)]
  if (!growth && !byVerb) return undefined
  const noun = growth ? `${growth[1] ?? ''} ${growth[4] ?? ''}` : (byVerb?.[2] ?? '')
  const name = noun
    .replace(/\b(?:font|type|text|letter)[- ]?(?:size)?s?\b/i, word => (/text/i.test(word) ? 'text' : ''))
    .trim()
  const slots = sized(name, desk)
  if (slots.length === 0)
    return slotNames(withOrdinal(bare(name))?.noun ?? bare(name)).length > 0 ? missing(name, desk) : undefined
  const isSmaller = /small|tiny/i.test(growth?.[3] ?? '') || /decrease|reduce|shrink/i.test(byVerb?.[1] ?? '')
  const factor = factorOf(growth?.[2] ?? growth?.[3] ?? '', isSmaller)
  return resized(slots, factor, desk)
}

const missing = (name: string, desk: Desk): Outcome => ({
  words: `I found no ${bare(name)} in this email. ${contents(desk)}`
})

function factorOf(words: string, isSmaller: boolean): number {
  const step = /bit|little|slightly/i.test(words) ? 1.1 : /much|lot|way|huge|tiny/i.test(words) ? 1.5 : 1.22
  return isSmaller ? 1 / step : step
}

/** What is set as large as this is for show: a quote, a figure. */
const DISPLAY = 24

/** All running text when no part is named: "bigger font". The small print stays small. */
function sized(name: string, desk: Desk): OutlineSlot[] {
  if (desk.selected && /^(?:this|it|that|)$/i.test(name)) return slotsNamed('this', desk)
  if (/^(?:|text|all text|everything|it|(?:whole )?(?:email|thing)|paragraphs|body|fonts?)$/i.test(name)) {
    const footer = desk.sections.find(({ kind }) => kind === 'footer')?.ref
    const texts = allSlots(desk).filter(slot => slot.name === 'text' && !slot.ref.startsWith(`${footer}.`))
    return texts.filter(slot => sizeOf(slot, desk) < DISPLAY)
  }
  const found = slotsNamed(name, desk)
  if (found.length === 0)
    return sectionsNamed(name, desk)
      .slice(0, 1)
      .flatMap(slotsOf)
      .filter(({ kind }) => kind === 'text')
  const isSeveral = /s$/i.test(name) || found[0]?.kind === 'link'
  return isSeveral ? found.filter(slot => slot.name === found[0]?.name) : found.slice(0, 1)
}

function resized(slots: OutlineSlot[], factor: number, desk: Desk): Outcome {
  const worded = slots.filter(slot => slot.kind !== 'image')
  if (worded.length === 0)
    return {
      words: 'A picture is as wide as its place. Another layout gives it another: "use another layout for the hero".'
    }
  return worded.map((slot): Operation => {
    const next = Math.max(11, Math.min(96, Math.round(sizeOf(slot, desk) * factor)))
    const height: Record<string, string> =
      slot.name === 'heading' || slot.name === 'title' ? { 'line-height': '1.15' } : {}
    return { op: 'style', ref: slot.ref, style: { 'font-size': `${next}px`, ...height } }
  })
}

/** Sizes of the classes that parts are drawn with, in px or as a token of the theme; what says more stands first. */
const SIZES: [string, string | number][] = [
  ['poster-heading', '--poster-size'],
  ['side-heading', '--hero-side-size'],
  ['hero-heading', '--hero-size'],
  ['cta-heading', '--cta-size'],
  ['figure', '--figure-size'],
  ['code', 40],
  ['heading', '--heading-size'],
  ['title', '--title-size'],
  ['lead', 18],
  ['small', 15],
  ['letter', 19],
  ['text', 17],
  ['value', 17],
  ['note', 14],
  ['mark', 15],
  ['price', 18],
  ['button', 16]
]

/** The size of a slot now: its own, else that of the class that it is drawn with. */
function sizeOf({ ref, name, element }: OutlineSlot, desk: Desk): number {
  const own = Number.parseFloat(ownStyle(element, 'font-size', desk) ?? '')
  if (own > 0) return own
  if (ref.startsWith('e')) return name === 'heading' ? 28 : 16
  const classes = (outlineOf(desk.email).doc.attribute(element, 'class') ?? '').split(/\s+/)
  const known = SIZES.find(([each]) => classes.includes(each))?.[1] ?? 16
  return typeof known === 'number' ? known : Number.parseFloat(themeTokens(desk.theme)[known] ?? '16')
}

export const SIZE_RULES = [exactSize, size]
