import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSection } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { type Rule, slotsOf } from './desk.ts'
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
  const meant = /s$/i.test(noun) || slots[0]?.name === 'button' ? slots : slots.slice(0, 1)
  if (meant.length > 0) return meant.map(({ ref }) => ({ op: 'style', ref, style: { 'text-align': side } }))
  const sections = sectionsNamed(noun, desk)
  return sections.length > 0 ? alignedSections(sections, side) : undefined
}

/** A layout of the kind that is centred, else the words and the buttons of the section. */
function alignedSections(sections: OutlineSection[], side: string): Operation[] {
  return sections.flatMap((section): Operation[] => {
    const { ref, kind, layout } = section
    const hasLayout = side === 'center' && layout !== 'center' && SECTION_KINDS[kind]?.layouts.includes('center')
    if (hasLayout) return [{ op: 'layout', ref, layout: 'center' }]
    const style = { 'text-align': side }
    const buttons = slotsOf(section).filter(({ name }) => name === 'button')
    // Rows have a column for names and one for values: only what stands above them moves.
    const places = isRows(section) ? section.slots.filter(({ kind: slot }) => slot === 'text') : [section]
    return [...places, ...buttons].map(place => ({ op: 'style', ref: place.ref, style }))
  })
}

const isRows = ({ kind, layout }: OutlineSection): boolean =>
  kind === 'order' || layout === 'rows' || (layout === 'table' && /^(?:details|schedule)$/.test(kind))

export const ALIGN_RULES: Rule[] = [alignment]
