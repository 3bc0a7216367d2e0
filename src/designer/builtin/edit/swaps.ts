import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineItem, OutlineSection, OutlineSlot } from '../../../email/outline/outline.ts'
import { allSlots, contents, type Desk, itemsOf, type Outcome, type Rule, wordsOf } from './desk.ts'
import { bare, kindsNamed, listsNamed, slotNames, withOrdinal } from './nouns.ts'
import { slotsNamed } from './places.ts'
import { itemsNamed, sectionsNamed } from './sections-named.ts'

const VERB = '(?:swap|exchange|switch|flip)(?: round| around)?'
const TWO = new RegExp(
  `^${VERB} (?:the |both |these |those )*(?:two |2 )?([\\w ]{3,30}s)(?: (?:round|around|over|places))?$`,
  'i'
)
const PAIR = new RegExp(
  `^${VERB} (?:the )?(.{1,80}?) (?:and|with|for) (?:the )?(.{1,80}?)(?: (?:round|around|over))?$`,
  'i'
)

/** "swap the testimonial and the products": each goes where the other stood. */
const swap: Rule = (wish, desk) => {
  const [, one = '', other = ''] = PAIR.exec(wish) ?? []
  if (!one || !other) return undefined
  const noun = other.trim().split(' ').at(-1) ?? ''
  // 'the first and second button': the ordinal alone takes the noun of the other.
  const first = withOrdinal(`${bare(one)} x`)?.noun === 'x' ? `${one} ${noun.replace(/s$/, '')}` : one
  return places([first, other.replace(/s$/, '')], desk) ?? places([first, other], desk)
}

/** What two nouns mean, as sections, as items of one list, or as parts of the same kind. */
function places(nouns: [string, string], desk: Desk): Outcome {
  const [item, otherItem] = nouns.map(noun => itemsNamed(noun, desk)[0])
  const isCounted = nouns.some(noun => withOrdinal(bare(noun)))
  if (isCounted && item && otherItem && item !== otherItem) return itemsSwapped([item, otherItem], desk)
  const one = sectionsNamed(nouns[0], desk)[0]
  const other = sectionsNamed(nouns[1], desk).find(each => each !== one)
  if (one && other) return sectionsSwapped([one, other], desk)
  const [slot, otherSlot] = nouns.map(noun => slotsNamed(noun, desk)[0])
  if (slot && otherSlot && slot !== otherSlot && slot.kind === otherSlot.kind) return valuesSwapped([slot, otherSlot])
  return item && otherItem && item !== otherItem ? itemsSwapped([item, otherItem], desk) : undefined
}

/** "swap the two buttons". */
const swapTwo: Rule = (wish, desk) => {
  const noun = TWO.exec(wish)?.[1]
  if (!noun) return undefined
  const name = bare(noun).replace(/^(?:two|2) /, '')
  const single = name.replace(/s$/, '')
  const known = [slotNames(name), slotNames(single), kindsNamed(name), listsNamed(name)].some(each => each.length > 0)
  const found = [sectionsNamed(name, desk), itemsAll(name, desk), parts(name, desk)].find(each => each.length > 1)
  if (!known) return undefined
  if (!found) return { words: `I found no two ${name} in this email to swap. ${contents(desk)}` }
  if (found.length > 2)
    return { words: `There are ${found.length} ${name}. Say which two: "swap the first and the second ${single}".` }
  return places([`first ${single}`, `second ${single}`], desk) ?? swappedParts(parts(name, desk))
}

const itemsAll = (name: string, { sections }: Desk): OutlineItem[] =>
  sections.find(({ kind, lists }) => lists.some(list => listsNamed(name).includes(`${kind}.${list.name}`)))?.lists[0]
    ?.items ?? []

/** The parts of this name that are no part of an item; the quieter button is a button too. */
function parts(name: string, desk: Desk): OutlineSlot[] {
  const names = slotNames(name.replace(/s$/, ''))
  const wanted = names.includes('button') ? [...names, 'second'] : names.slice(0, 1)
  return allSlots(desk).filter(slot => wanted.includes(slot.name) && !/\.\d+\./.test(slot.ref))
}

const swappedParts = ([one, other]: OutlineSlot[]): Outcome => (one && other ? valuesSwapped([one, other]) : undefined)

function valuesSwapped([one, other]: [OutlineSlot, OutlineSlot]): Outcome {
  if (JSON.stringify(one.value) === JSON.stringify(other.value))
    return { words: `Both are the same (“${wordsOf(one)}”), so nothing would change.` }
  return [
    { op: 'set', ref: one.ref, value: other.value },
    { op: 'set', ref: other.ref, value: one.value }
  ]
}

function sectionsSwapped([one, other]: [OutlineSection, OutlineSection], { sections }: Desk): Outcome {
  const [first, second] = sections.indexOf(one) < sections.indexOf(other) ? [one, other] : [other, one]
  return moved(first.ref, second.ref, sections[sections.indexOf(second) - 1]?.ref)
}

function itemsSwapped([one, other]: [OutlineItem, OutlineItem], { sections }: Desk): Outcome {
  const items = sections.map(itemsOf).find(list => list.includes(one) && list.includes(other))
  if (!items) return undefined
  const [first, second] = items.indexOf(one) < items.indexOf(other) ? [one, other] : [other, one]
  return moved(first.ref, second.ref, items[items.indexOf(second) - 1]?.ref)
}

/** The later one goes before the earlier, and that one after what stood before the later. */
function moved(first: string, second: string, before: string | undefined): Operation[] {
  const up: Operation = { op: 'move', ref: second, before: first }
  return before && before !== first ? [up, { op: 'move', ref: first, after: before }] : [up]
}

export const SWAP_RULES: Rule[] = [swap, swapTwo]
