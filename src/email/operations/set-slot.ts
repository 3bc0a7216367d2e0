import { readMarks } from '../outline/marks.ts'
import { renderSection } from '../sections/catalogue.ts'
import { paragraphsOf } from '../sections/paragraphs.ts'
import type { Item, Section, SlotValue } from '../sections/section.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import type { Draft } from './draft.ts'
import { checkFresh } from './free.ts'
import { normalised, ownAttributes, redraw } from './redraw.ts'
import { ensureListRules } from './section-rules.ts'
import type { Target } from './target.ts'

type SlotTarget = Extract<Target, { type: 'slot' }>

/** Gives a slot a value. Where the drawing changes in that slot alone, only its bytes change. Throws `Refusal`. */
export function setSlot(draft: Draft, target: SlotTarget, value: SlotValue): void {
  const { here } = target
  const section = normalised({ ...here.part.section, content: contentWith(target, value) })
  checkFresh(section)
  if (typeof value === 'string' && paragraphsOf(value).some(({ tag }) => tag !== 'p')) ensureListRules(draft)
  const splices = slotSplices(here.doc, here.part.section, section, target)
  if (!splices) redraw(draft, here, section)
  else draft.edit(splices.map(({ from, to, insert }) => ({ from: from + here.from, to: to + here.from, insert })))
}

function contentWith({ here, name, in: place }: SlotTarget, value: SlotValue): Section['content'] {
  const { content } = here.part.section
  if (!place) return { ...content, [name]: value }
  const items = (content[place.list] as Item[]).map((item, at) => (at === place.at ? { ...item, [name]: value } : item))
  return { ...content, [place.list]: items }
}

/** The splices for a slot, or `undefined` when more than its element changes. */
function slotSplices(doc: SourceDocument, before: Section, after: Section, target: SlotTarget): Splice[] | undefined {
  const [old, next] = [parseHtml(renderSection(before)), parseHtml(renderSection(after))]
  const [own, was, is] = [slotElement(doc, target), slotElement(old, target), slotElement(next, target)]
  if (own === undefined || was === undefined || is === undefined) return undefined
  if (around(old, was) !== around(next, is)) return undefined
  if (doc.elements[own]!.name !== next.elements[is]!.name) return replacement(doc, own, old, was, next, is)
  const inner = next.innerHtml(is)
  const { openEnd, closeStart } = doc.elements[own]!
  const insides = inner === old.innerHtml(was) ? [] : [{ from: openEnd, to: closeStart, insert: inner }]
  return [
    ...changedAttributes(old, was, next, is).flatMap(([name, value]) => setAttribute(doc, own, name, value)),
    ...insides
  ]
}

function replacement(
  doc: SourceDocument,
  own: number,
  old: SourceDocument,
  was: number,
  next: SourceDocument,
  is: number
): Splice[] {
  const start = next.elements[is]!.start
  const kept = ownAttributes(doc, own, old, was).flatMap(({ name, value }) => setAttribute(next, is, name, value))
  const insert = applySplices(
    next.outerHtml(is),
    kept.map(splice => ({ ...splice, from: splice.from - start, to: splice.to - start }))
  )
  return [{ from: doc.elements[own]!.start, to: doc.elements[own]!.end, insert }]
}

function slotElement(doc: SourceDocument, { name, in: place }: SlotTarget): number | undefined {
  const marks = readMarks(doc, 0)
  return (place ? marks.lists.get(place.list)?.items[place.at]?.slots : marks.slots)?.get(name)
}

const around = (doc: SourceDocument, element: number): string =>
  `${doc.source.slice(0, doc.elements[element]!.start)}\0${doc.source.slice(doc.elements[element]!.end)}`

function changedAttributes(
  old: SourceDocument,
  was: number,
  next: SourceDocument,
  is: number
): [string, string | null][] {
  const now = next.attributes(is).filter(({ name, value }) => old.attribute(was, name) !== value)
  const gone = old.attributes(was).filter(({ name }) => next.attribute(is, name) === undefined)
  return [
    ...now.map(({ name, value }): [string, string] => [name, value]),
    ...gone.map(({ name }): [string, null] => [name, null])
  ]
}
