import { endOf } from '../entities/found.ts'
import { isForReaders, type TaggedSpan, type TagRole } from '../model/model-shape.ts'
import type { Span } from '../reading.ts'
import { between } from '../slots/draft.ts'
import words from './data/words.json' with { type: 'json' }
import { type Page, touching, trimmed } from './page.ts'

/** A part of a sentence that is for one thing. The units of a sentence are all of it. */
export interface Unit {
  span: Span
  role: TagRole
  /** How likely it is for readers, from 0 to 1. */
  content: number
}

const FILLERS = new RegExp(`^(?:(?:${words.fillers})\\b[\\s,.…–-]*)+`, 'i')
const JOINTS = new RegExp(`(?:[\\s,;:–(-]|(?<=^|[\\s,])(?:${words.joints})(?=[\\s,.]|$))+$`, 'i')

/** Parts a stretch of prose by what the model takes its words for. Words that belong to nothing go with those before them. */
export function unitsOf(span: Span, page: Page): Unit[] {
  const tags = touching(page.tags, span)
  if (tags.length === 0) return [unit(page, span, { role: 'none', content: 0 })]
  const cuts = tags.map((tag, at) => (at === 0 ? span.at : outsideEntity(Math.max(span.at, tag.span.at), page)))
  const units = tags.map((tag, at) => unit(page, between(cuts[at]!, cuts[at + 1] ?? endOf(span)), tag))
  return joined(units.filter(({ span: { length } }) => length > 0))
}

/** A place that does not part an address, a date or a sum. */
function outsideEntity(at: number, page: Page): number {
  const [one] = touching(page.found, { at, length: 1 })
  return one && one.span.at < at ? endOf(one.span) : at
}

function unit(page: Page, span: Span, { role, content }: Pick<TaggedSpan, 'role' | 'content'>): Unit {
  const whole = trimmed(page, span)
  const text = page.text.slice(whole.at, endOf(whole))
  const before = FILLERS.exec(text)?.[0].length ?? 0
  const after = JOINTS.exec(text.slice(before))?.[0].length ?? 0
  const kept = { at: whole.at + before, length: Math.max(0, whole.length - before - after) }
  return { span: trimmed(page, kept), role, content }
}

/** Neighbours that are said to us are one. */
function joined(units: readonly Unit[]): Unit[] {
  const all: Unit[] = []
  for (const one of units) {
    const last = all.at(-1)
    const isOne = last && !isForReaders(last.role) && (last.role === 'look') === (one.role === 'look')
    if (isOne && !isForReaders(one.role))
      all[all.length - 1] = { ...last, span: between(last.span.at, endOf(one.span)) }
    else all.push(one)
  }
  return all
}
