import { elementLabel } from '../outline/find.ts'
import { renderSection, SECTION_KINDS } from '../sections/catalogue.ts'
import type { Item } from '../sections/section.ts'
import type { Span } from '../source/source.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { withGhost } from './ghost.ts'
import type { Operation } from './operation.ts'
import { normalised, redraw } from './redraw.ts'
import { Refusal } from './refusal.ts'
import { ensureRules } from './section-rules.ts'
import { type Target, targetOf, targetWords } from './target.ts'
import { strong } from './words.ts'

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>
interface Beside {
  before?: string | undefined
  after?: string | undefined
}

/** `add`: a new section, at the end or beside another part. */
export function addSection(draft: Draft, { op: _, before, after, ...input }: Of<'add'>): ChangeLine {
  const section = normalised(input)
  const at = placeFor(draft, { before, after })
  const html = renderSection(section)
  const isBroken = at > 0 && draft.email.html[at - 1] !== '\n' && after !== undefined
  ensureRules(draft, section.kind)
  const insert =
    isBroken || (at > 0 && at === draft.email.html.length && !draft.email.html.endsWith('\n')) ? `\n${html}` : html
  draft.edit([{ from: at, to: at, insert }])
  const start = at + insert.indexOf('<')
  draft.track(start, at + insert.trimEnd().length)
  return { icon: 'add', text: `${strong(SECTION_KINDS[section.kind]!.label)} added` }
}

/** Where something new goes: beside a part, else after everything. */
function placeFor(draft: Draft, { before, after }: Beside): number {
  if (before !== undefined && after !== undefined) throw new Refusal('Say "before" or "after", not both.')
  const { html } = draft.email
  if (before !== undefined) return partPlace(draft, before).start
  if (after !== undefined) return lineEnd(html, partPlace(draft, after).end)
  const body = /<\/body\s*>/gi
  const close = [...html.matchAll(body)].at(-1)?.index
  if (close === undefined) return html.length
  const last = draft.sectionPlaces().at(-1)
  return last ? lineEnd(html, last.end) : close
}

/** A section or element; what stands inside a section means the section. */
const partPlace = (draft: Draft, ref: string): Span =>
  ref.startsWith('e') ? draft.elementPlace(ref) : draft.sectionPlace(ref.split('.')[0]!)

function lineEnd(html: string, at: number): number {
  return html.startsWith('\r\n', at) ? at + 2 : html[at] === '\n' ? at + 1 : at
}

/** `move`: a section, an item within its list, or any element. */
export function move(draft: Draft, { ref, before, after }: Of<'move'>): ChangeLine {
  if ((before === undefined) === (after === undefined)) throw new Refusal('Say "before" or "after".')
  const target = ref.startsWith('e') ? undefined : targetOf(draft, ref)
  if (target?.type === 'item') return moveItem(draft, target, (before ?? after)!, before !== undefined)
  if (target && target.type !== 'section')
    throw new Refusal(`${targetWords(target)} has its place in the layout; move a section or an item.`)
  const place = withGhost(draft.email.html, partPlace(draft, ref))
  const from = place.start
  const to = lineEnd(draft.email.html, place.end)
  const at = placeFor(draft, { before, after })
  if (from <= at && at <= to) throw new Refusal(`"${ref}" stands there already.`)
  const text = draft.email.html.slice(from, to)
  const insert = text.endsWith('\n') || !target ? text : `${text}\n`
  draft.edit(
    [
      { from, to, insert: '' },
      { from: at, to: at, insert }
    ],
    { move: { from, to, at } }
  )
  const label = target ? target.here.part.label : elementLabel(draft.outline.doc.elements[Number(ref.slice(1))]!.name)
  return { icon: at < from ? 'move-up' : 'move-down', text: `${strong(label)} moved ${at < from ? 'up' : 'down'}` }
}

type ItemTarget = Extract<Target, { type: 'item' }>
type ListTarget = Extract<Target, { type: 'list' }>

function moveItem(draft: Draft, target: ItemTarget, besideRef: string, isBefore: boolean): ChangeLine {
  const beside = targetOf(draft, besideRef)
  if (beside.type !== 'item' || beside.list !== target.list || beside.here.part.ref !== target.here.part.ref) {
    throw new Refusal(`An item moves within its list: "${target.here.part.ref}.${target.list}.…".`)
  }
  const order = target.items.map((_, at) => at).filter(at => at !== target.at)
  order.splice(order.indexOf(beside.at) + (isBefore ? 0 : 1), 0, target.at)
  if (beside.at === target.at || order.every((at, now) => at === now))
    throw new Refusal(`${targetWords(target)} stands there already.`)
  reorder(draft, target, order)
  const isUp = order.indexOf(target.at) < target.at
  return { icon: isUp ? 'move-up' : 'move-down', text: `${strong(targetWords(target))} moved ${isUp ? 'up' : 'down'}` }
}

/** Draws a list with its items in another order; each is said by its position before. */
function reorder(draft: Draft, target: ItemTarget | ListTarget, order: number[]): void {
  const items = order.map(at => target.items[at]!)
  const { part } = target.here
  const section = normalised({ ...part.section, content: { ...part.section.content, [target.list]: items } })
  redraw(draft, target.here, section, (list, at) => (list === target.list ? order[at] : at))
  draft.setItemNumbers(
    part.ref,
    target.list,
    order.map(at => target.numbers[at]!)
  )
}

/** `add-item`: a new item in a list, at its end or beside another. */
export function addItem(draft: Draft, { ref, item, before, after }: Of<'add-item'>): ChangeLine {
  const target = targetOf(draft, ref)
  if (target.type !== 'list') throw new Refusal(`"${ref}" is no list; a list is named like "s4.items".`)
  const at = itemPlace(draft, target, { before, after })
  const items: Item[] = [...target.items.slice(0, at), item, ...target.items.slice(at)]
  const { part } = target.here
  const section = normalised({ ...part.section, content: { ...part.section.content, [target.list]: items } })
  redraw(draft, target.here, section, (list, now) =>
    list !== target.list || now < at ? now : now === at ? undefined : now - 1
  )
  const number = draft.nextItemNumber(part.ref, target.list, target.numbers)
  draft.setItemNumbers(part.ref, target.list, [...target.numbers.slice(0, at), number, ...target.numbers.slice(at)])
  return { icon: 'add', text: `${strong(itemName(item))} added to ${part.label}` }
}

function itemPlace(draft: Draft, target: ListTarget, { before, after }: Beside): number {
  const beside = before ?? after
  if (beside === undefined) return target.items.length
  const found = targetOf(draft, beside)
  if (found.type !== 'item' || found.list !== target.list || found.here.part.ref !== target.here.part.ref) {
    throw new Refusal(`"${beside}" is no item of "${target.here.part.ref}.${target.list}".`)
  }
  return found.at + (before === undefined ? 1 : 0)
}

const itemName = (item: Item): string => {
  const value =
    item.title ?? item.label ?? Object.values(item).find(candidate => typeof candidate === 'string') ?? item.link
  return typeof value === 'string' ? value : value && 'label' in value ? value.label : 'Item'
}

/** `remove`: a section, an item, an optional slot, or any element. */
export function remove(draft: Draft, { ref }: Of<'remove'>): ChangeLine {
  if (ref.startsWith('e') || !ref.includes('.')) return removePart(draft, ref)
  const target = targetOf(draft, ref)
  const { part } = target.here
  const line: ChangeLine = { icon: 'remove', text: `${strong(targetWords(target))} removed` }
  if (target.type === 'item') {
    reorder(
      draft,
      target,
      target.items.map((_, at) => at).filter(at => at !== target.at)
    )
  } else if (target.type === 'list') {
    reorder(draft, target, [])
  } else if (target.type === 'slot') {
    if (target.value === undefined) throw new Refusal(`${targetWords(target)} is empty already.`)
    const without = ({ [target.name]: _, ...rest }: Item): Item => rest
    const { content } = part.section
    const place = target.in
    const next = place
      ? {
          ...content,
          [place.list]: (content[place.list] as Item[]).map((item, at) => (at === place.at ? without(item) : item))
        }
      : without(content as Item)
    redraw(draft, target.here, normalised({ ...part.section, content: next }))
  }
  return line
}

function removePart(draft: Draft, ref: string): ChangeLine {
  const place = withGhost(draft.email.html, partPlace(draft, ref))
  const base = draft.outline.doc.elements[Number(ref.slice(1))]
  const label = ref.startsWith('e') ? elementLabel(base!.name) : sectionLabel(draft, ref)
  if (ref.startsWith('e') && /^(html|head|body)$/.test(base!.name))
    throw new Refusal('The shell of the email stays; remove what is in it.')
  const { html } = draft.email
  const startsLine = place.start === 0 || html[place.start - 1] === '\n'
  draft.edit([{ from: place.start, to: startsLine ? lineEnd(html, place.end) : place.end, insert: '' }])
  return { icon: 'remove', text: `${strong(label)} removed` }
}

function sectionLabel(draft: Draft, ref: string): string {
  try {
    return draft.section(ref).part.label
  } catch {
    return 'Section'
  }
}
