import type { AsideAnswer, ReadingAnswer } from '../../contract/facts.ts'
import { isSureLanguage } from '../../designer/reading/language.ts'
import { loadModel } from '../../designer/reading/model/load.ts'
import { read } from '../../designer/reading/read.ts'
import { type DirectionRole, type Fact, isContent, type Reading, type Slot } from '../../designer/reading/reading.ts'
import { chipsOf, languageName } from './chips.ts'

export interface ReadAsked {
  brief: string
  facts?: readonly Fact[] | undefined
  /** What "tomorrow" counts from. */
  today: Date
  /** The languages that the designer in use writes; none named means all. */
  writes?: readonly string[] | undefined
}

/** Reads a brief for the person who writes it. Deterministic; throws only when the learnt model cannot be loaded. */
export async function readBrief({ brief, facts = [], today, writes }: ReadAsked): Promise<ReadingAnswer> {
  const reading = await read(brief, { model: await loadModel(), today, facts })
  const { language } = reading
  const isForeign = writes !== undefined && !writes.includes(language.tag) && isSureLanguage(language)
  return {
    chips: chipsOf(reading, facts),
    language: { tag: language.tag, name: languageName(language.tag), writable: !isForeign },
    asides: asidesOf(reading)
  }
}

/** What is said to the designer; a request says only that an email is wanted. */
const ASIDES: ReadonlySet<DirectionRole> = new Set(['audience', 'part', 'style', 'note', 'order'])
const FEWEST_LETTERS = 3

function asidesOf({ slots, style, source }: Reading): AsideAnswer[] {
  const wished = style.map(({ span }) => span)
  return slots
    .filter(({ role }) => !isContent(role) && ASIDES.has(role))
    .flatMap(slot =>
      (slot.role === 'style' ? restsOf(slot, wished, source) : [slot.span]).map(span => ({ slot, span }))
    )
    .map(({ slot, span }) => ({
      text: source.slice(span.at, span.at + span.length),
      span,
      usable: slot.role !== 'order'
    }))
}

/** Words about looks that no chip shows: what is left between the wishes that were understood. */
function restsOf({ span }: Slot, wished: readonly Slot['span'][], source: string): Slot['span'][] {
  const end = span.at + span.length
  const inside = wished.filter(({ at }) => at >= span.at && at < end).toSorted((one, other) => one.at - other.at)
  const cuts = [...inside, { at: end, length: 0 }]
  let from = span.at
  return cuts.flatMap(cut => {
    const rest = source.slice(from, Math.max(from, cut.at))
    const words = /[\p{L}\p{N}].*[\p{L}\p{N}]/su.exec(rest)
    const at = from + (words?.index ?? 0)
    from = Math.max(from, cut.at + cut.length)
    return words && words[0].replaceAll(/\P{L}/gu, '').length > FEWEST_LETTERS ? [{ at, length: words[0].length }] : []
  })
}
