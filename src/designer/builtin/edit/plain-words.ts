import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { decodeEntities, escapeText } from '../../../email/source/entities.ts'
import type { SourceDocument } from '../../../email/source/source.ts'
import type { Desk } from './desk.ts'

/** What becomes of a text. */
export type Change = (text: string) => string

/** In HTML that is not ours, only the runs of text that hold the words change; the marks among them stay. */
export function inPlainHtml(change: Change, { email, plain }: Desk): Operation[] {
  if (plain.length === 0) return []
  const { doc, parts } = outlineOf(email)
  const spans = parts.filter(part => part.type === 'element')
  const runs = doc.texts.filter(
    ({ start, end }) =>
      spans.some(span => span.start <= start && end <= span.end) &&
      changedRun(doc.source.slice(start, end), change) !== undefined
  )
  const holders = [...new Set(runs.map(({ start }) => innermost(doc, start)))].filter(at => at !== undefined)
  const outer = holders.filter(at => !holders.some(other => other !== at && contains(doc, other, at)))
  return outer.map(at => rewritten(doc, at, change))
}

const innermost = (doc: SourceDocument, offset: number): number | undefined =>
  doc.elements.findLast(({ openEnd, closeStart }) => openEnd <= offset && offset < closeStart)?.index

const contains = (doc: SourceDocument, outer: number, inner: number): boolean => {
  const [around, within] = [doc.elements[outer], doc.elements[inner]]
  return around !== undefined && within !== undefined && around.start <= within.start && within.end <= around.end
}

/** Plain words are set as such; with marks among them the element is written anew. */
function rewritten(doc: SourceDocument, at: number, change: Change): Operation {
  const { start, end } = doc.elements[at]!
  const inner = doc.innerHtml(at)
  if (!/[<&*[{%]/.test(inner + change(inner))) return { op: 'set', ref: `e${at}`, value: change(inner) }
  const runs = doc.texts.filter(run => start <= run.start && run.end <= end)
  const html = runs.reduceRight((text, run) => {
    const [from, to] = [run.start - start, run.end - start]
    const next = changedRun(text.slice(from, to), change)
    return next === undefined ? text : text.slice(0, from) + next + text.slice(to)
  }, doc.outerHtml(at))
  return { op: 'html', ref: `e${at}`, html }
}

/** A run of text as it is written after the change; `undefined` when nothing in it changes. */
function changedRun(written: string, change: Change): string | undefined {
  const text = decodeEntities(written)
  const changed = change(text)
  return changed === text ? undefined : escapeText(changed)
}
