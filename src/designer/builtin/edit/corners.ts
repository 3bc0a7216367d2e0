import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { CORNERS } from '../../../email/theme/tokens.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { ownStyle } from './own-style.ts'
import { slotsNamed } from './places.ts'

/** The corners of the first button: its own, else those of the theme. */
function radiusNow(desk: Desk): string | undefined {
  const button = slotsNamed('buttons', desk)[0]
  return button && (radiusOf(button, desk) ?? CORNERS[desk.theme.corner].token)
}

/** A cell carries what is round about a button. */
function radiusOf({ element }: OutlineSlot, desk: Desk): string | undefined {
  const cell = outlineOf(desk.email).doc.elements[element]?.parent ?? -1
  return [element, cell].map(at => ownStyle(at, 'border-radius', desk)).find(Boolean)
}

/** "rounder buttons", "no rounded corners". */
const corners: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  if (!/\b(?:corners?|buttons?|edges?|cards?|pictures?|images?)\b|^(?:rounder|rounded|square)$/.test(words))
    return undefined
  const isSquare =
    /\b(?:square[dr]?|sharp(?:er)?)\b|\b(?:no|not|without|remove|less|off|disable|drop|lose|delete|rid)\b.*\bround/.test(
      words
    )
  const isRound = /\b(?:round(?:er|ed)?|pill(?:s|[- ]shaped)?|curved|soft(?:er)?)\b/.test(words)
  if ((!isSquare && !isRound) || words.includes(',')) return undefined
  const corner = isSquare ? 'square' : /\b(?:slightly|a (?:bit|little)|soft)/.test(words) ? 'soft' : 'round'
  return ofPictures(words, corner, desk) ?? ofButtons(words, corner, desk)
}

type Corner = keyof typeof CORNERS

/** "make the hero picture rounded": of that picture, or of all. */
function ofPictures(words: string, corner: Corner, desk: Desk): Outcome {
  const noun = /\b(?:image|picture|photo|illustration)s?\b/.exec(words)?.[0]
  if (!noun || /\bcorners everywhere\b|\bcards?\b|\bbuttons?\b/.test(words)) return undefined
  const pictures = slotsNamed(noun, desk)
  const meant = noun.endsWith('s') ? pictures : pictures.slice(0, 1)
  const style = { 'border-radius': CORNERS[corner].card }
  return meant.length > 0 ? meant.map(({ ref }) => ({ op: 'style', ref, style })) : undefined
}

/** Of the buttons alone where they are named, else of all that has corners. */
function ofButtons(words: string, corner: Corner, desk: Desk): Outcome {
  const isOfButtons = /\bbuttons?\b/.test(words) && !/\b(?:cards?|pictures?|images?|everything)\b/.test(words)
  if (desk.isThemed && !isOfButtons) return [{ op: 'theme', corner }]
  const radius = CORNERS[corner].token
  if (desk.isThemed && radiusNow(desk) === radius) return { words: `The buttons are ${corner} already.` }
  const buttons = slotsNamed('buttons', desk)
  return buttons.length > 0
    ? buttons.map(({ ref }) => ({ op: 'style', ref, style: { 'border-radius': radius } }))
    : { words: 'This email has no theme of its own, and I found no button in it to round.' }
}

export const CORNER_RULES: Rule[] = [corners]
