import type { OutlineItem, OutlineSection, OutlineSlot } from '../../../email/outline/outline.ts'
import { type Desk, isThis, itemsOf, selectedItem, selectedSection, slotsOf, wordsOf } from './desk.ts'
import { bare, kindsNamed, listsNamed, slotNames, withCount, withOrdinal } from './nouns.ts'
import { mendedNoun } from './spelling.ts'

/** The sections a noun means: 'the quote', 'second section', 'testimonial from Bo', 'this section'. Empty when it means none. */
export function sectionsNamed(noun: string, desk: Desk): OutlineSection[] {
  const name = bare(noun)
  if (isThis(noun) || /^(?:this )?(?:section|block|part)$/i.test(noun.trim())) {
    const section = selectedSection(desk)
    return section ? [section] : []
  }
  const several = withCount(
    noun
      .toLowerCase()
      .trim()
      .replace(/^(?:the )+/, '')
  )
  if (several && /^(?:sections|blocks|parts)$/.test(several.noun))
    return several.isLast ? desk.sections.slice(-several.count) : desk.sections.slice(0, several.count)
  const isBareOrdinal = /\b(?:section|block|part)s?$/i.test(noun.trim()) && !name.includes(' ')
  const found = byKind(isBareOrdinal ? `${name} section` : name, desk)
  if (found.length > 0) return found
  const mended = mendedNoun(name)
  const again = mended === name ? [] : byKind(mended, desk)
  return again.length > 0 ? again : headed(name, desk, isBlock(noun))
}

function byKind(name: string, desk: Desk): OutlineSection[] {
  const nth = withOrdinal(name)
  if (nth) {
    // 'the last line' is one of a text.
    if (nth.noun === 'line') return []
    const among = /^(?:section|one|block)$/.test(nth.noun) ? desk.sections : ofKind(nth.noun, desk)
    return [among.at(nth.at)].filter(section => section !== undefined)
  }
  return ofKind(name.replace(/ section$/, ''), desk)
}

const OWNED = /^(.+?) (?:from|by|of|about|with|called|named|titled|for|saying|mentioning) (.+)$/

function ofKind(name: string, desk: Desk): OutlineSection[] {
  const labelled = desk.sections.filter(({ label }) => label.toLowerCase() === name)
  const found = kindsNamed(name)
    .map(wanted => desk.sections.filter(({ kind }) => kind === wanted))
    .find(sections => sections.length > 0)
  if (found ?? labelled.length > 0) return found ?? labelled
  const owned = OWNED.exec(name)
  if (owned?.[1])
    return ofKind(owned[1], desk).filter(section => slotsOf(section).some(slot => says(slot, owned[2] ?? '')))
  // 'blog articles': what qualifies a noun needs no knowing where there is but one; 'closing line' is no divider.
  const plainer = name.replace(/^\S+ /, '')
  const isPlain = plainer !== name && !plainer.includes(' ') && slotNames(plainer).length === 0 && !withOrdinal(name)
  const alone = isPlain ? ofKind(plainer, desk) : []
  return alone.length === 1 && plainer.endsWith('s') ? alone : []
}

const isBlock = (noun: string): boolean => /\b(?:section|block|part)s?$/i.test(noun.trim())

/** Sections with this heading; one word of it means its section only where a section is spoken of. */
function headed(words: string, { sections }: Desk, isSection: boolean): OutlineSection[] {
  if (words.length < 4) return []
  const isMeant = (slot: OutlineSlot) =>
    isSection ? says(slot, words) : plainWords(wordsOf(slot)) === plainWords(words)
  return sections.filter(({ slots }) => slots.some(slot => slot.name === 'heading' && isMeant(slot)))
}

/** Does it hold these words, as whole words? */
function says(slot: OutlineSlot, words: string): boolean {
  const wanted = ` ${plainWords(words)} `
  return wanted.trim() !== '' && ` ${plainWords(wordsOf(slot))} `.includes(wanted)
}

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The items of lists that a noun means: 'second product', 'last question', 'the linen shirt'. Empty when it means none. */
export function itemsNamed(noun: string, desk: Desk): OutlineItem[] {
  const name = mendedNoun(bare(noun))
  const selected = selectedItem(desk)
  if (selected && (isThis(noun) || (/^this\b/i.test(noun.trim()) && listsNamed(name).length > 0))) return [selected]
  const scoped = /^(.+?) (?:of|in|from|on) (?:the )?(.+)$/.exec(name)
  const scope = scoped?.[2] ? sectionsNamed(scoped[2], desk) : []
  const inScope = scope.length > 0 && scoped?.[1] ? nth(scoped[1], { ...desk, sections: scope }) : []
  if (inScope.length > 0) return inScope
  const counted = nth(name, desk)
  return counted.length > 0 ? counted : titled(name, desk)
}

function nth(name: string, desk: Desk): OutlineItem[] {
  const several = withCount(name)
  if (several) {
    const all = itemsOfLists(listsNamed(several.noun), desk)
    return several.isLast ? all.slice(-several.count) : all.slice(0, several.count)
  }
  const place = withOrdinal(name)
  const among = place ? itemsOfLists(listsNamed(place.noun), desk) : []
  return [among.at(place?.at ?? 0)].filter(item => item !== undefined)
}

/** The items of the first of these lists that the email has. */
export function itemsOfLists(lists: string[], { sections }: Desk): OutlineItem[] {
  const found = lists.map(wanted =>
    sections.flatMap(({ kind, lists: own }) =>
      own.filter(({ name }) => `${kind}.${name}` === wanted).flatMap(({ items }) => items)
    )
  )
  return found.find(items => items.length > 0) ?? []
}

/** Items by their names: 'linen shirt', 'product called linen shirt', 'question about returns'. */
function titled(name: string, desk: Desk): OutlineItem[] {
  const owned = /^(\w+)(?: (?:called|named|titled|about|for|from|with|on))? (.+)$/.exec(name)
  const lists = owned?.[1] ? listsNamed(owned[1]) : []
  const tail = /^(.+) (\w+)$/.exec(name)
  const every = desk.sections.flatMap(itemsOf)
  const found = [
    named(name, every),
    ...(lists.length > 0 && owned?.[2] ? [named(owned[2], itemsOfLists(lists, desk))] : []),
    ...(tail?.[1] && tail[2] && listsNamed(tail[2]).length > 0
      ? [named(tail[1], itemsOfLists(listsNamed(tail[2]), desk))]
      : [])
  ]
  return found.find(items => items.length > 0) ?? []
}

const NAMING = ['title', 'label', 'link', 'value', 'time']

/** Items that are called so, else those whose name holds the words. */
function named(words: string, items: OutlineItem[]): OutlineItem[] {
  if (words.length < 2) return []
  const namesOf = (item: OutlineItem) => item.slots.filter(({ name }) => NAMING.includes(name))
  const same = items.filter(item => namesOf(item).some(slot => plainWords(wordsOf(slot)) === plainWords(words)))
  return same.length > 0 ? same : items.filter(item => namesOf(item).some(slot => says(slot, words)))
}
