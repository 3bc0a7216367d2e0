import type { Item } from '../sections/section.ts'
import type { Beside } from './beside.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { normalised, redraw } from './redraw.ts'
import { Refusal } from './refusal.ts'
import { type Target, targetOf, targetWords } from './target.ts'
import { strong } from './words.ts'

export type ItemTarget = Extract<Target, { type: 'item' }>
export type ListTarget = Extract<Target, { type: 'list' }>

/** Moves an item beside another of its list. */
export function moveItem(draft: Draft, target: ItemTarget, besideRef: string, isBefore: boolean): ChangeLine {
  const beside = targetOf(draft, besideRef)
  if (beside.type !== 'item' || beside.list !== target.list || beside.here.part.ref !== target.here.part.ref) {
    const list = `${target.here.part.ref}.${target.list}.…`
    throw new Refusal(`An item moves within its list: "${list}".`, 'An item moves within its own list.')
  }
  const order = target.items.map((_, at) => at).filter(at => at !== target.at)
  order.splice(order.indexOf(beside.at) + (isBefore ? 0 : 1), 0, target.at)
  if (beside.at === target.at || order.every((at, now) => at === now))
    throw new Refusal(`${targetWords(target)} stands there already.`)
  reorder(draft, target, order)
  const now = order.indexOf(target.at)
  const isUp = now < target.at
  const passed = `${isUp ? 'above' : 'below'} ${strong(`Item ${order[now + (isUp ? 1 : -1)]! + 1}`)}`
  return { icon: isUp ? 'move-up' : 'move-down', text: `${strong(targetWords(target))} moved ${passed}` }
}

/** Draws a list with its items in another order; each is said by its position before. */
export function reorder(draft: Draft, target: ItemTarget | ListTarget, order: number[]): void {
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

/** Gives a list other items; what somebody styled by hand stays on those that stand where others stood. */
export function setItems(draft: Draft, target: ListTarget, items: Item[]): void {
  const { here, list, numbers } = target
  const { part } = here
  const section = normalised({ ...part.section, content: { ...part.section.content, [list]: items } })
  redraw(draft, here, section, (name, at) => (name === list && at >= target.items.length ? undefined : at))
  const next = draft.nextItemNumber(part.ref, list, numbers)
  draft.setItemNumbers(
    part.ref,
    list,
    items.map((_, at) => numbers[at] ?? next + at - numbers.length)
  )
}

/** `add-item`: a new item in a list, at its end or beside another. */
export function addItem(
  draft: Draft,
  { ref, item, before, after }: Extract<Operation, { op: 'add-item' }>
): ChangeLine {
  const target = targetOf(draft, ref)
  if (target.type !== 'list') throw new Refusal(`"${ref}" is no list; a list is named like "s4.items".`)
  const at = itemPlace(draft, target, { before, after })
  insertItem(draft, target, item, at)
  return { icon: 'add', text: `${strong(itemName(item))} added to ${target.here.part.label}` }
}

/** Draws a list with one more item at a position; `from` is the one whose styles by hand it takes along. */
export function insertItem(draft: Draft, target: ItemTarget | ListTarget, item: Item, at: number, from?: number): void {
  const items: Item[] = [...target.items.slice(0, at), item, ...target.items.slice(at)]
  const { part } = target.here
  const section = normalised({ ...part.section, content: { ...part.section.content, [target.list]: items } })
  redraw(draft, target.here, section, (list, now) =>
    list !== target.list || now < at ? now : now === at ? from : now - 1
  )
  const number = draft.nextItemNumber(part.ref, target.list, target.numbers)
  draft.setItemNumbers(part.ref, target.list, [...target.numbers.slice(0, at), number, ...target.numbers.slice(at)])
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
