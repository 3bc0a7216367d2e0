import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { Rule } from './desk.ts'
import { slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

const CENTRED =
  /^(?:cent(?:er|re)|middle)[- ]?(?:align )?\s*(?:the )?(.{1,60}?)(?:\s+(?:in|to) the (?:middle|cent(?:er|re)))?$/i
const ALIGNED =
  /^(?:(?:align|put|move|set|make)\s+)?(?:the )?(.{1,60}?)\s+(?:(?:to|in|on|at) )?(?:the )?(left|right|cent(?:er|re)(?:ed|d)?|middle)(?:[- ]aligned)?(?: side)?$/i
const SIDEWAYS = /^(left|right)[- ]align\s+(?:the )?(.{1,60})$/i

/** "center the header", "align the text left", "make the headline centered". */
const alignment: Rule = (wish, desk) => {
  const [centred, aligned, sideways] = [CENTRED.exec(wish), ALIGNED.exec(wish), SIDEWAYS.exec(wish)]
  const noun = centred?.[1] ?? sideways?.[2] ?? aligned?.[1]
  if (!noun) return undefined
  const said = (sideways?.[1] ?? (centred ? 'center' : aligned?.[2]) ?? '').toLowerCase()
  const side = /^(?:c|m)/.test(said) ? 'center' : said
  if (/^(?:it|everything|all|all text|email|the (?:whole )?email)$/i.test(noun) && !desk.selected)
    return desk.sections.length > 0 ? alignedSections(desk.sections, side) : undefined
  const slots = slotsNamed(noun, desk)
  if (slots[0]) return [{ op: 'style', ref: slots[0].ref, style: { 'text-align': side } }]
  const sections = sectionsNamed(noun, desk)
  return sections.length > 0 ? alignedSections(sections, side) : undefined
}

function alignedSections(sections: OutlineSection[], side: string): Operation[] {
  return sections.map(({ ref, kind, layout }): Operation => {
    const hasLayout = side === 'center' && layout !== 'center' && SECTION_KINDS[kind]?.layouts.includes('center')
    return hasLayout ? { op: 'layout', ref, layout: 'center' } : { op: 'style', ref, style: { 'text-align': side } }
  })
}

const WEIGHT =
  /^(?:make|set|turn|put)\s+(?:the )?(.{1,60}?)\s+(?:in |to )?(bold(?:er)?|italics?|underlined|uppercase|upper case|(?:all )?caps|capitals|normal)$/i
const WEIGHTS: [RegExp, Record<string, string>][] = [
  [/^bold/i, { 'font-weight': '700' }],
  [/^italic/i, { 'font-style': 'italic' }],
  [/^underlined/i, { 'text-decoration': 'underline' }],
  [/^(?:upper|(?:all )?caps|capitals)/i, { 'text-transform': 'uppercase' }],
  [/^normal/i, { 'font-weight': '400', 'font-style': 'normal', 'text-decoration': 'none', 'text-transform': 'none' }]
]

const VERBS: Record<string, string> = { c: 'uppercase', u: 'uppercase', b: 'bold', e: 'bold', i: 'italic' }

/** "make the headline bold", "put the eyebrow in capitals". */
const weight: Rule = (wish, desk) => {
  const verb = /^(capitali[sz]e|uppercase|underline|bold|embolden|italici[sz]e) (?:the )?(.{1,60})$/i.exec(wish)
  const match = WEIGHT.exec(
    verb
      ? `make the ${verb[2]} ${/^und/i.test(verb[1] ?? '') ? 'underlined' : VERBS[verb[1]?.charAt(0).toLowerCase() ?? '']}`
      : wish
  )
  const style = WEIGHTS.find(([pattern]) => pattern.test(match?.[2] ?? ''))?.[1]
  const slots = match?.[1] ? slotsNamed(match[1], desk).filter(slot => slot.kind !== 'image') : []
  const meant = /s$/i.test(match?.[1] ?? '') ? slots : slots.slice(0, 1)
  return style && meant.length > 0 ? meant.map(({ ref }) => ({ op: 'style', ref, style })) : undefined
}

const ONLY_PASTED = 'This email has no theme of its own: its looks stand in its own HTML.'

/** "rounder buttons", "no rounded corners". */
const corners: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  if (!/\b(?:corners?|buttons?|edges?|cards?|pictures?|images?)\b|^(?:rounder|rounded|square)$/.test(words))
    return undefined
  const isSquare = /\b(?:square[dr]?|sharp(?:er)?)\b|\b(?:no|not|without|remove|less)\b.*\bround/.test(words)
  const isRound = /\b(?:round(?:er|ed)?|pill(?:s|[- ]shaped)?|curved|soft(?:er)?)\b/.test(words)
  if ((!isSquare && !isRound) || words.includes(',')) return undefined
  const corner = isSquare ? 'square' : /\b(?:slightly|a (?:bit|little)|soft)/.test(words) ? 'soft' : 'round'
  if (desk.isThemed) return [{ op: 'theme', corner }]
  const radius = { square: '0', soft: '8px', round: '28px' }[corner]
  const buttons = slotsNamed('buttons', desk)
  return buttons.length > 0
    ? buttons.map(({ ref }) => ({ op: 'style', ref, style: { 'border-radius': radius } }))
    : { words: `${ONLY_PASTED} I found no button in it to round.` }
}

/** "more space", "tighter". */
const density: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  const isAiry =
    /\b(?:(?:more|bigger|increase(?: the)?|add(?: some)?(?: more)?) (?:(?:white ?)?space|spacing|padding|room|air|breathing room)|airier|airy|roomier|less (?:dense|crowded|cramped))\b/.test(
      words
    )
  const isTight =
    /\b(?:(?:less|reduce(?: the)?|smaller) (?:(?:white ?)?space|spacing|padding|room|air)|tighter|denser|(?:more )?compact)\b/.test(
      words
    )
  if ((!isAiry && !isTight) || words.includes(',')) return undefined
  if (/\b(?:between|above|below|under|around|after|before)\b/.test(words))
    return {
      words:
        'Space is that of the whole email: "more space". Between two sections I can set a line: "add a divider after the hero".'
    }
  if (!desk.isThemed) return { words: `${ONLY_PASTED} Its spacing can be changed in the code view.` }
  return [{ op: 'theme', density: isAiry ? 'airy' : 'compact' }]
}

export const TYPE_RULES: Rule[] = [weight, corners, density]
export const ALIGN_RULES: Rule[] = [alignment]
