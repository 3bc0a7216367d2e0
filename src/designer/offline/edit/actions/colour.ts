import { looksOf } from '../../../../email/compile/looks.ts'
import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { type Job, tokensFor } from '../job.ts'
import { isImage, type Part, slotsOf } from '../part.ts'
import type { Token } from '../tokens.ts'
import { type ColourValue, colourFrom, colourIn, lettersOn } from '../values/colour.ts'
import { phrasesFor } from '../wishes.ts'
import { type Property, wordedIn } from './rule.ts'

interface Paint {
  colour: ColourValue
  /** Of the letters, of the ground behind them, or whatever the part shows most. */
  of: 'letters' | 'ground' | 'any'
  /** That of the letters, when one is given for the ground as well. */
  letters?: ColourValue
}

const LETTERS = /^(?:text|texts|letters?|lettering|writing|words?|wording|font|type|headline|headings?|titles?|print)$/
const HEADINGS = /^(?:headline|headings?|headlines|titles?)$/
const GROUNDS =
  /^(?:background|bg|backdrop|box|band|strip|bar|panel|block|ground|card|behind|section|banner|filled|fill)$/

export function paintOf({ wish }: Job): Paint | undefined {
  const phrases = phrasesFor(wish, 'value')
  const named = new Set([...tokensFor(wish, 'target'), ...tokensFor(wish, 'old')])
  const values = phrases.flatMap(phrase => widened(phrase.tokens, wish.tokens, named))
  const colour = colourIn(values) ?? colourIn(wish.tokens.filter(token => !named.has(token)))
  if (!colour) return undefined
  const words = [...named, ...values]
  const isLetters = values.some(is(LETTERS)) || [...named].some(is(HEADINGS))
  const of =
    isLetters && !values.some(is(GROUNDS))
      ? 'letters'
      : words.some(is(GROUNDS))
        ? 'ground'
        : words.some(is(LETTERS))
          ? 'letters'
          : 'any'
  const [, second] = phrases
  const letters = second?.tokens.some(is(LETTERS)) ? colourIn(second.tokens) : undefined
  if (letters) return { colour: colourIn(phrases[0]?.tokens ?? []) ?? colour, of: 'ground', letters }
  return { colour, of }
}

/** A shade word just before a colour belongs to it: "pale" of "pale blue". */
function widened(tokens: readonly Token[], all: readonly Token[], named: ReadonlySet<Token>): Token[] {
  const before = all[all.indexOf(tokens[0] as Token) - 1]
  const isShade =
    before &&
    !named.has(before) &&
    /^(?:dark|light|pale|deep|bright|soft|dusty|pastel|very|hot|baby|navy|forest|sky|royal)$/.test(before.key)
  return isShade ? [before, ...tokens] : [...tokens]
}

const is =
  (pattern: RegExp) =>
  ({ key }: Token): boolean =>
    pattern.test(key)

export const colourRule: Property<Paint> = {
  value: paintOf,
  accepts: (part, { of }) => {
    if (part.type === 'meta' || (part.ref === 'email' && of === 'letters')) return 0
    if (part.type === 'email') return 0.95
    if (isImage(part)) return 0.3
    return part.type === 'slot' ? (of === 'ground' ? 0.85 : 1) : of === 'letters' ? 0.8 : 0.95
  },
  focus: (parts, paint, job) =>
    (paint.of === 'letters' ? wordedIn(parts) : parts).filter(part => !isImage(part) || job.email.html === ''),
  operations: (parts, paint, job) => {
    const whole = parts.find(({ type }) => type === 'email')
    return whole ? paintAll(whole, paint, job) : parts.flatMap(part => paintPart(part, paint, job))
  },
  ask: 'Which colour should it be? Say a name ("dark green") or a code ("#0b6e4f").'
}

/** The colours of the whole email are the theme's. */
function paintAll({ ref }: Part, { colour, of }: Paint, { theme, wish }: Job): Operation[] {
  const token =
    ref === 'canvas' ? 'canvas' : of === 'letters' ? 'ink' : wish.tokens.some(is(GROUNDS)) ? 'canvas' : 'brand'
  return [{ op: 'theme', [token]: colourFrom(colour, theme[token]) }]
}

/** The element whose ground people see as the part's: its own, or that of the box inside that holds most of its words. */
function groundElement(part: Part, email: EmailSource): number {
  const looks = looksOf(email)
  const boxes = slotsOf(part).map(slot => boxAround(slot, part, email))
  const [first] = boxes
  const isOne =
    part.type === 'section' && first !== undefined && boxes.filter(box => box === first).length > boxes.length / 2
  return isOne && looks.ground(first) !== looks.ground(part.element) ? first : part.element
}

/** The outermost element with a ground of its own between a slot and the part around it; of a button not its own. */
function boxAround(slot: Part, part: Part, email: EmailSource): number | undefined {
  const looks = looksOf(email)
  const { elements } = docOf(email)
  let found: number | undefined
  for (let at = elements[slot.element]?.parent ?? -1; at > part.element; at = elements[at]?.parent ?? -1)
    if (looks.ownGround(at) && slot.name !== 'button') found = at
  return found
}

import { outlineOf } from '../../../../email/outline/outline.ts'

const docOf = (email: EmailSource) => outlineOf(email).doc

function paintPart(part: Part, paint: Paint, job: Job): Operation[] {
  const { looks } = job.scene
  const isButton = part.type === 'slot' && part.name === 'button'
  if (part.type === 'slot' && (paint.of === 'letters' || (!isButton && paint.of === 'any')))
    return [
      {
        op: 'style',
        ref: part.ref,
        style: { color: colourFrom(paint.colour, looks.value(part.element, 'color') ?? job.theme.ink) }
      }
    ]
  if (isButton) return paintButton(part, paint, job)
  const element = groundElement(part, job.email)
  const ground = colourFrom(paint.colour, looks.ground(element) ?? job.theme.surface)
  const box: Operation = {
    op: 'style',
    ref: element === part.element ? part.ref : `e${element}`,
    style: { 'background-color': ground }
  }
  return [box, ...readableSlots(part, element, ground, job, paint.letters)]
}

/** Words that would not read on the new ground get a colour that does. */
function readableSlots(
  part: Part,
  element: number,
  ground: string,
  { scene: { looks }, email }: Job,
  letters?: ColourValue
): Operation[] {
  const { elements } = docOf(email)
  const isOn = (slot: Part): boolean => {
    for (let at = slot.element; at >= 0; at = elements[at]?.parent ?? -1) {
      if (at === element) return true
      if (looks.ownGround(at)) return false
    }
    return false
  }
  return slotsOf(part).flatMap((slot): Operation[] => {
    const now = looks.value(slot.element, 'color')
    const next = letters ? colourFrom(letters, now ?? ground) : lettersOn(ground, now)
    return isImage(slot) || slot.name === 'button' || !isOn(slot) || next === now
      ? []
      : [{ op: 'style', ref: slot.ref, style: { color: next } }]
  })
}

function paintButton(part: Part, { colour, of }: Paint, { scene: { looks }, theme, email }: Job): Operation[] {
  const ground = looks.ground(part.element) ?? theme.brand
  const letters = looks.value(part.element, 'color')
  if (of === 'letters')
    return [{ op: 'style', ref: part.ref, style: { color: colourFrom(colour, letters ?? theme.surface) } }]
  const next = colourFrom(colour, ground)
  const cell =
    part.ref.startsWith('e') && !looks.ownGround(part.element)
      ? (docOf(email).elements[part.element]?.parent ?? -1)
      : -1
  if (cell < 0)
    return [{ op: 'style', ref: part.ref, style: { 'background-color': next, color: lettersOn(next, letters) } }]
  const own = lettersOn(next, letters)
  return [
    { op: 'style', ref: `e${cell}`, style: { 'background-color': next } },
    ...(own === letters ? [] : [{ op: 'style' as const, ref: part.ref, style: { color: own } }])
  ]
}
