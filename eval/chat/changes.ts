import type { EmailSource } from '../../src/email/email.ts'
import { type OutlineSection, outlineOf } from '../../src/email/outline/outline.ts'
import { newItems, newSections } from './added.ts'
import { plainChanges } from './changes-plain.ts'
import { ownStyle, ruleChanges } from './changes-style.ts'
import { type Followed, type Place, placesOf } from './followed.ts'

/** Something that a change changed: a ref or `theme`, `meta`, `order`, `new`; any of several names may allow it. */
export type Changed = string[]

/** All that changed but was not among what may change. */
export function unasked(change: Followed, may: readonly string[]): string[] {
  if (may.includes('all')) return []
  const isAllowed = (ref: string): boolean => may.some(name => isWithin(change.before, ref, name))
  const changes = [
    ...factChanges(change),
    ...sectionChanges(change, isAllowed),
    ...plainChanges(change),
    ...ruleChanges(change)
  ]
  return [...new Set(changes.filter(names => !names.some(isAllowed)).map(([name = '']) => name))]
}

/** Is a ref inside another: `s4.items.2` in `s4`, an element in one around it? */
function isWithin(email: EmailSource, ref: string, other: string): boolean {
  if (ref === other || ref.startsWith(`${other}.`)) return true
  const [inner, outer] = [ref, other].map(each => (/^e\d+$/.test(each) ? Number(each.slice(1)) : -1))
  const { elements } = outlineOf(email).doc
  const [a, b] = [elements[inner ?? -1], elements[outer ?? -1]]
  return a !== undefined && b !== undefined && b.start <= a.start && a.end <= b.end
}

const FACTS = ['name', 'subject', 'preheader', 'lang', 'dir'] as const
/** The theme's own part of a style sheet: its variables and fonts. */
export const themeCss = (css: string): string =>
  (css.match(/:root\s*\{[^}]*\}|@font-face\s*\{[^}]*\}/g) ?? []).join('\n')

const factChanges = ({ before, after }: Followed): Changed[] => [
  ...(FACTS.some(fact => before[fact] !== after[fact]) ? [['meta']] : []),
  ...(['', themeCss(after.css)].includes(themeCss(before.css)) ? [] : [['theme']])
]

function sectionChanges(change: Followed, isAllowed: (ref: string) => boolean): Changed[] {
  const { sections } = outlineOf(change.before)
  const order = sections.filter(({ ref }) => !isAllowed(ref)).flatMap(({ ref }) => change.now(ref)?.element ?? [])
  return [
    ...sections.flatMap(section => insideChanges(section, change, isAllowed)),
    ...newSections(change).map(() => ['new']),
    ...(isSorted(order) ? [] : [['order']])
  ]
}

function insideChanges(section: OutlineSection, change: Followed, isAllowed: (ref: string) => boolean): Changed[] {
  const { ref, kind, layout, tone } = section
  const now = change.now(ref)?.section
  if (!now) return [[ref]]
  const isRedrawn = now.kind !== kind || now.layout !== layout || now.tone !== tone
  const places = placesOf(change.before).filter(place => place.section === section)
  const changes = [
    ...(isRedrawn ? [[ref]] : []),
    ...places.filter(place => isOther(place, change)).map(place => [place.ref]),
    ...newSlots(section, now).map(name => [`${ref}.${name}`, 'new']),
    ...listChanges(section, now, change, isAllowed)
  ]
  const isSaid = changes.length > 0 || isSameHtml(section, now, change) || hasOtherOrder(section, change)
  return isSaid ? changes : [[ref]]
}

/** Items in another order make other HTML; whether they might is looked at list by list. */
const hasOtherOrder = ({ lists }: OutlineSection, change: Followed): boolean =>
  lists.some(({ items }) => !isSorted(items.flatMap(item => change.now(item.ref)?.element ?? [])))

/** Has a slot another value, or a place other styles of its own? */
function isOther(place: Place, change: Followed): boolean {
  const now = change.now(place.ref)
  if (place.slot && uncoloured(place.slot.value) !== uncoloured(now?.slot?.value)) return true
  return now !== undefined && ownStyle(change.before, place) !== ownStyle(change.after, now)
}

const isSameHtml = (was: OutlineSection, now: OutlineSection, { before, after }: Followed): boolean =>
  uncoloured(before.html.slice(was.start, was.end)) === uncoloured(after.html.slice(now.start, now.end))

const newSlots = (was: OutlineSection, now: OutlineSection): string[] =>
  now.slots.map(({ name }) => name).filter(name => !was.slots.some(slot => slot.name === name))

function listChanges(
  was: OutlineSection,
  now: OutlineSection,
  change: Followed,
  isAllowed: (ref: string) => boolean
): Changed[] {
  const begun = now.lists.filter(({ name, items }) => items.length > 0 && !was.lists.some(list => list.name === name))
  return [
    ...begun.map(({ name }) => [`${was.ref}.${name}`, 'new']),
    ...was.lists.flatMap(({ ref, items }) => {
      const order = items.filter(item => !isAllowed(item.ref)).flatMap(item => change.now(item.ref)?.element ?? [])
      return [
        ...items.filter(item => !change.now(item.ref)).map(item => [item.ref]),
        ...newItems(ref, change).map(() => [ref, 'new']),
        ...(isSorted(order) ? [] : [[ref, 'order']]),
        ...items.flatMap(item => newItemSlots(item.ref, change))
      ]
    })
  ]
}

/** Slots that an item did not have. */
function newItemSlots(item: string, change: Followed): Changed[] {
  const slotsOf = (place: ReturnType<Followed['now']>): string[] =>
    place?.section?.lists
      .flatMap(list => list.items)
      .find(({ ref }) => ref === place.ref)
      ?.slots.map(({ name }) => name) ?? []
  const old = slotsOf(change.was(item))
  return slotsOf(change.now(item))
    .filter(name => !old.includes(name))
    .map(name => [`${item}.${name}`, 'new'])
}

const isSorted = (numbers: readonly number[]): boolean => numbers.every((each, at) => each >= (numbers[at - 1] ?? each))

/** Pictures of ours are drawn anew in a theme's colours: that is the theme's change. */
const uncoloured = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/(\/media\/[^"]*?[?&](?:amp;)?c=)[\da-f,]+/gi, '$1')
