import type { OutlineSection, OutlineSlot } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { allSlots, type Desk, isThis, selectedItem, selectedSection, selectedSlot, slotsOf, wordsOf } from './desk.ts'
import { bare, slotNames, withOrdinal } from './nouns.ts'
import { itemsNamed, sectionsNamed } from './sections-named.ts'
import { mendedNoun } from './spelling.ts'

/**
 * The slots a noun means: 'headline', 'the button', 'this', 'heading of the quote', 'the mug’s price', 'second button'.
 * What is selected comes first, then the hero, then the order of the email.
 */
export function slotsNamed(noun: string, desk: Desk): OutlineSlot[] {
  if (isThis(noun)) {
    const slot = selectedSlot(desk)
    return slot ? [slot] : []
  }
  const name = mendedNoun(bare(noun))
  const labelled = withLabel(name, desk)
  if (labelled.length > 0) return labelled
  const [slot, owner] = owned(name)
  if (slot && owner) return within(slot, owner, desk)
  const names = slotNames(name)
  const own = firstNamed(selectedItem(desk)?.slots ?? [], names)
  const all = sorted(firstNamed(allSlots(desk), names), desk)
  const found = [...own, ...all.filter(each => !own.includes(each))]
  if (found.length > 0) return found
  const nth = withOrdinal(name)
  const isNamed = ({ name: own }: OutlineSlot) => own !== 'unsubscribe' && slotNames(nth?.noun ?? '').includes(own)
  const among = nth ? allSlots(desk).filter(isNamed) : []
  return nth ? [among.at(nth.at)].filter(each => each !== undefined) : []
}

/** 'shop button', '"Read more" link': what it says. */
function withLabel(name: string, desk: Desk): OutlineSlot[] {
  const match = /^["“]?(.{2,60}?)["”]? (?:button|link)s?$/.exec(name)
  const links = match ? allSlots(desk).filter(({ kind }) => kind === 'link') : []
  return links.filter(slot => wordsOf(slot).toLowerCase() === match?.[1])
}

/** 'heading of the quote', 'quote heading', 'the mug’s price' as the part and what it belongs to. */
function owned(name: string): [slot?: string, owner?: string] {
  const possessive = /^(.+?)['’]s (.+)$/.exec(name)
  if (possessive) return [possessive[2], possessive[1]]
  const of = /^(.+?) (?:of|in|on|at|from|for) (?:the )?(.+)$/.exec(name)
  if (of?.[1] && slotNames(of[1]).length > 0) return [of[1], of[2]]
  if (slotNames(name).length > 0) return []
  const compound = /^(.+) (\S+)$/.exec(name)
  return compound?.[2] && slotNames(compound[2]).length > 0 && !isPlace(compound[1]) ? [compound[2], compound[1]] : []
}

/** 'second button' counts buttons; it names no section that owns one. */
const isPlace = (words = ''): boolean => withOrdinal(`${words} x`)?.noun === 'x'

function within(slot: string, owner: string, desk: Desk): OutlineSlot[] {
  const groups = [...itemsNamed(owner, desk).map(({ slots }) => slots), ...sectionsNamed(owner, desk).map(slotsOf)]
  const found = groups.map(slots => firstNamed(slots, slotNames(slot))).find(slots => slots.length > 0)
  return found ?? []
}

/** The slots with the first of these names that there is. */
function firstNamed(slots: OutlineSlot[], names: string[]): OutlineSlot[] {
  const name = names.find(each => slots.some(slot => slot.name === each))
  return slots.filter(slot => slot.name === name)
}

/** A slot that a section may have and has not yet: 'caption', 'footer text', 'eyebrow of the hero'. */
export function emptySlot(noun: string, desk: Desk): OutlineSlot | undefined {
  const name = mendedNoun(bare(noun))
  const [slot, owner] = owned(name)
  const sections = owner ? sectionsNamed(owner, desk) : inOrder(desk)
  for (const { ref, kind, slots } of sections) {
    const schemas = SECTION_KINDS[kind]?.slots ?? {}
    const free = slotNames(slot ?? name).find(
      each => schemas[each]?.slot === 'text' && !slots.some(own => own.name === each)
    )
    if (free) return { ref: `${ref}.${free}`, name: free, kind: 'text', value: '', element: -1 }
  }
  return undefined
}

function inOrder(desk: Desk): OutlineSection[] {
  const chosen = selectedSection(desk)
  const hero = desk.sections.filter(({ kind }) => kind === 'hero')
  return [...(chosen ? [chosen] : []), ...hero, ...desk.sections]
}

/** The slot that stands for a whole section or item when it is given a text: of a quote its words, of a product its name. */
export function mainSlot(noun: string, desk: Desk): OutlineSlot | undefined {
  const item = itemsNamed(noun, desk)[0]
  if (item) {
    // 'the size': a fact is named by its label, and what changes is its value.
    const label = item.slots.find(({ name }) => name === 'label')
    const isLabel = label && bare(noun) === wordsOf(label).toLowerCase()
    return firstNamed(item.slots, isLabel ? ['value'] : ['title', 'value', 'link', 'label'])[0]
  }
  const section = sectionsNamed(noun, desk)[0]
  const names = MAIN[section?.kind ?? ''] ?? ['heading', 'text']
  return section && firstNamed(section.slots, names)[0]
}

const MAIN: Record<string, string[]> = {
  quote: ['text'],
  notice: ['text'],
  text: ['text'],
  image: ['caption'],
  header: ['logo']
}

function sorted(slots: OutlineSlot[], desk: Desk): OutlineSlot[] {
  const chosen = selectedSection(desk)?.ref
  const hero = desk.sections.find(({ kind }) => kind === 'hero')?.ref
  const rank = ({ ref }: OutlineSlot) => [chosen, hero].indexOf(ref.split('.')[0])
  // What a section has once stands before what each of its items has.
  const inItem = ({ ref }: OutlineSlot) => (/\.\d+\./.test(ref) ? 0.5 : 0)
  const isChosen = ({ ref }: OutlineSlot) => ref === desk.selected
  const weight = (slot: OutlineSlot) => (isChosen(slot) ? -1 : rank(slot) === -1 ? 2 + inItem(slot) : rank(slot))
  return slots.toSorted((one, other) => weight(one) - weight(other))
}
