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

export const TYPE_RULES: Rule[] = [weight]
export const ALIGN_RULES: Rule[] = [alignment]
