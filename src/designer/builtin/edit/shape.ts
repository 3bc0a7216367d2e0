import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { CORNERS } from '../../../email/theme/tokens.ts'
import { allSlots, type Desk, type Rule } from './desk.ts'
import { ownStyle } from './own-style.ts'
import { slotsNamed } from './places.ts'

const ONLY_PASTED = 'This email has no theme of its own: its looks stand in its own HTML.'

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
  const isOfButtons = /\bbuttons?\b/.test(words) && !/\b(?:cards?|pictures?|images?|everything)\b/.test(words)
  const picture = /\b(?:image|picture|photo|illustration)s?\b/.exec(words)?.[0]
  const pictures =
    picture && !/\bcorners everywhere\b|\bcards?\b|\bbuttons?\b/.test(words) ? slotsNamed(picture, desk) : []
  if (pictures.length > 0)
    return (/s$/.test(picture ?? '') ? pictures : pictures.slice(0, 1)).map(({ ref }) => ({
      op: 'style',
      ref,
      style: { 'border-radius': CORNERS[corner].card }
    }))
  if (desk.isThemed && !isOfButtons) return [{ op: 'theme', corner }]
  const radius = CORNERS[corner].token
  if (desk.isThemed && radiusNow(desk) === radius) return { words: `The buttons are ${corner} already.` }
  const buttons = slotsNamed('buttons', desk)
  return buttons.length > 0
    ? buttons.map(({ ref }) => ({ op: 'style', ref, style: { 'border-radius': radius } }))
    : { words: `${ONLY_PASTED} I found no button in it to round.` }
}

const BETWEEN_ALL =
  /\b(?:between|around|above|below) (?:all )?(?:the |all |each |every )*(?:sections?|parts?|blocks?|elements?|everything|things|paragraphs?|rows?|content)\b/

/** "more space", "tighter", "more space between sections". */
const density: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  const isAiry =
    /\b(?:(?:more|bigger|increase(?: the)?|(?:add|put|leave)(?: some| a (?:bit|little)(?: of)?)?(?: more)?) (?:(?:white ?)?space|spacing|padding|room|air|breathing room)|airier|airy|roomier|less (?:dense|crowded|cramped))\b/.test(
      words
    )
  const isTight =
    /\b(?:(?:less|reduce(?: the)?|smaller) (?:(?:white ?)?space|spacing|padding|room|air)|tighter|denser|(?:more )?compact)\b/.test(
      words
    )
  if ((!isAiry && !isTight) || words.includes(',')) return undefined
  if (/\b(?:between|above|below|under|around|after|before)\b/.test(words) && !BETWEEN_ALL.test(words))
    return {
      words:
        'Space is that of the whole email: "more space". Between two sections I can set a line: "add a divider after the hero".'
    }
  if (!desk.isThemed) return { words: `${ONLY_PASTED} Its spacing can be changed in the code view.` }
  const density = isAiry ? 'airy' : 'compact'
  return density === desk.theme.density
    ? { words: `The spacing is as ${isAiry ? 'wide' : 'tight'} as it gets already.` }
    : [{ op: 'theme', density }]
}

const LINES =
  /^(?:(increase|raise|add|more|bigger|wider|larger)|(reduce|decrease|less|smaller|tighter|lower))\b.*\b(?:between (?:the |all )*lines|line (?:height|spacing|distance))$/i

/** "reduce the gap between lines": of running text. */
const lines: Rule = (wish, desk) => {
  const match = LINES.exec(wish)
  const texts = match ? allSlots(desk).filter(({ name }) => name === 'text') : []
  const style = { 'line-height': match?.[1] ? '1.8' : '1.4' }
  return texts.length > 0 ? texts.map(({ ref }) => ({ op: 'style', ref, style })) : undefined
}

export const SHAPE_RULES: Rule[] = [lines, corners, density]
