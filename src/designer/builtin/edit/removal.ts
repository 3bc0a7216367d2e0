import type { Operation } from '../../../email/operations/operation.ts'
import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { isQuoted, unquoted } from './clauses.ts'
import { allSlots, contents, type Desk, itemsOf, kindWords, type Outcome, type Rule, wordsOf } from './desk.ts'
import { itemsOfFact } from './mentions.ts'
import { bare, kindsNamed, listsNamed, withCount, withOrdinal } from './nouns.ts'
import { slotsNamed } from './places.ts'
import { holderOf } from './plain.ts'
import { withoutWords } from './replace.ts'
import { itemsNamed, itemsOfLists, sectionsNamed } from './sections-named.ts'

const REMOVE =
  /^(?:remove|delete|drop|hide|take (?:out|away|off)|get rid of|no more|lose|cut|without|no(?= (?:more )?(?:images?|pictures?|photos?|buttons?|footer|header|quotes?|testimonials?|coupon|prices?)\b)) (?:out )?(?:the |that |my |our )?(.{1,200})$/is

/** Does a wish say itself that something should go? Nothing goes by any other. */
export const asksToRemove = (wish: string): boolean => REMOVE.test(wish) || /^(?:remove|delete)$/i.test(wish)

/** "cut the text" may mean less of it, "cut the price" a lower one. */
const CUT_BACK = /^cut (?:the |our |all )?(?:texts?|copy|words|wording|length|prices?|sizes?)\b/i

/** "remove the footer", "delete the second product", "drop the image", "remove the quote and the coupon". */
const remove: Rule = (wish, desk) => {
  const rest = REST.exec(wish)
  if (rest?.[1] && rest[2]) return removedBeside(rest[1], rest[2], desk)
  const alone = /^(?:remove|delete)$/i.test(wish) && desk.selected ? 'this' : undefined
  const noun =
    alone ?? REMOVE.exec(wish)?.[1]?.replace(/ (?:from|in|of) (?:the|this) (?:email|template|newsletter|design)$/i, '')
  if (!noun || CUT_BACK.test(wish)) return undefined
  if (/^(?:white ?)?(?:space|spacing|gaps?|padding|margins?)\b/i.test(noun))
    return { words: 'Space is that of the whole email: "less space" makes it tighter everywhere.' }
  const whole = removal(noun, desk)
  if (whole) return whole
  if (/^(?:everything|all sections|all|the (?:whole )?email|all of it)$/i.test(noun))
    return { words: 'That would leave nothing. To begin anew, make another template in the studio.' }
  const parts = withNouns(noun.split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/))
  const removals = parts.map(part => removal(part, desk))
  if (parts.length > 1 && removals.every(part => Array.isArray(part)))
    return removals.flatMap(part => (Array.isArray(part) ? part : []))
  if (/^cut\b/i.test(wish)) return undefined
  if (/^(?:background|bg)(?: colou?r)?$/i.test(noun))
    return { words: 'An email always stands on some ground. Say which colour you want: "background: white".' }
  const refusal = removals.find(part => part && !Array.isArray(part))
  if (refusal) return refusal
  const unknown = parts.length > 1 ? parts.find((_, at) => !removals[at]) : noun
  return { words: `I found no ${bare(unknown ?? noun).slice(0, 60)} in this email. ${contents(desk)}` }
}

const REST =
  /^(?:remove|delete|cut|drop|get rid of) (?:everything|all|anything)(?: that(?:['’]s| is| comes| stands)?)? (after|below|under|before|above) (?:the )?(.{2,60})$/i

/** "delete everything after the quote": what an email begins and ends with stays. */
function removedBeside(way: string, noun: string, desk: Desk): Outcome {
  const slot = slotsNamed(noun, desk)[0]?.ref.split('.')[0]
  const section = sectionsNamed(noun, desk)[0] ?? desk.sections.find(({ ref }) => ref === slot)
  if (!section) return { words: `I found no ${bare(noun)} in this email. ${contents(desk)}` }
  const at = desk.sections.indexOf(section)
  const others = /before|above/i.test(way) ? desk.sections.slice(0, at) : desk.sections.slice(at + 1)
  const places = others.filter(({ kind }) => kind !== 'header' && kind !== 'footer')
  return places.length > 0
    ? removed(places)
    : { words: `There is nothing ${way.toLowerCase()} the ${bare(noun)} but the header or footer.` }
}

/** 'the first and second products': an ordinal alone takes the noun of the last part. */
function withNouns(parts: string[]): string[] {
  const noun = withOrdinal(bare(parts.at(-1) ?? ''))?.noun.replace(/s$/, '')
  return parts.map(part => (noun && withOrdinal(`${bare(part)} x`)?.noun === 'x' ? `${part} ${noun}` : part))
}

/** A singular means one: the first of its kind. */
function removal(noun: string, desk: Desk): Outcome {
  if (/^(?:this|it|that)$/i.test(noun) && desk.selected)
    return refused(desk.selected, desk) ?? [{ op: 'remove', ref: desk.selected }]
  const isSeveral = /s$/i.test(noun) || /^all\b/i.test(noun)
  const name = bare(noun)
  const counted = withOrdinal(name) || withCount(name) || /^this\b/i.test(noun) ? itemsNamed(noun, desk) : []
  const several = counted.length > 0 ? undefined : someOf(noun, desk)
  if (several) return several
  const found = [counted, sectionsNamed(noun, desk), itemsNamed(noun, desk)].find(places => places.length > 0)
  const pictures = isSeveral && /^(?:image|picture|photo|illustration)s$/.test(name) ? slotsNamed(noun, desk) : []
  if (found && pictures.length > 0)
    return removed([...found, ...pictures.filter(slot => !found.some(({ ref }) => slot.ref.startsWith(`${ref}.`)))])
  if (!isSeveral && found && found.length > 1 && found[0]?.ref.includes('.'))
    return { words: `There are ${found.length} of those. Say which, with the whole of its name.` }
  if (found) return refused(found[0]?.ref ?? '', desk) ?? removed(isSeveral ? found : found.slice(0, 1))
  const slots = [...slotsNamed(noun, desk), ...(/\bbuttons?$/.test(name) ? [] : withWords(unquoted(noun), desk))]
  const meant = isSeveral ? slots : slots.slice(0, 1)
  const first = meant[0]
  if (!first) return sentence(noun, desk) ?? ofFact(name, desk)
  if (!isSeveral && isOneOfMany(name, slots))
    return { words: `There is more than one ${name}. Say which, as in "remove the ${name} of the mug".` }
  const places = meant.map(slot => holder(slot, desk))
  return refused(places[0]?.ref ?? first.ref, desk) ?? removed(places)
}

const SOME = /^(?:an?|one|two|three|four|five|six|\d{1,2}|some|any|half|most)(?: of)? /i

/** 'a product', 'two questions', 'the step' where there are more: some of a list, and nobody said which. All of it is never meant. */
function someOf(noun: string, desk: Desk): { words: string } | undefined {
  const [count] = SOME.exec(noun) ?? []
  const name = bare(noun.slice(count?.length ?? 0))
  const one = name.replace(/s$/, '')
  const isOne = name === one && listsNamed(`${name}s`).length > 0 && kindsNamed(`${name}s`).length > 0 && name !== 'faq'
  if (!count && !isOne) return undefined
  const many = itemsOfLists(listsNamed(name), desk).length
  return many > 1
    ? { words: `There are ${many} of those. Say which, as in "remove the second ${one}", or "remove all ${one}s".` }
    : undefined
}

/** 'the price' of an email that says it among its facts; a list of that fact alone goes as a whole. */
function ofFact(name: string, desk: Desk): Outcome {
  const items = itemsOfFact(name, desk)
  const owner = desk.sections.find(section => itemsOf(section).length === 1 && itemsOf(section)[0] === items[0])
  return items[0] && (owner ? removed([owner]) : (refused(items[0].ref, desk) ?? removed(items)))
}

/** 'the sentence We are back', “Only today”: words that are part of a text. */
function sentence(noun: string, desk: Desk): Operation[] | undefined {
  const words = isQuoted(noun) ? noun : /^(?:the )?(?:sentence|words?|phrase|text|line) (.{3,})$/is.exec(noun)?.[1]
  const shortened = words ? withoutWords(unquoted(words), desk) : []
  return shortened.length > 0 ? shortened : undefined
}

/** Prices and the like belong to items: one of them alone has to be named. */
const isOneOfMany = (name: string, slots: OutlineSlot[]): boolean =>
  slots.length > 1 && /^(?:price|old price|time|label|value|name|question|answer)$/.test(name)

const removed = (places: { ref: string }[]): Operation[] => places.map(({ ref }) => ({ op: 'remove', ref }))

/** Nothing empty stays behind: an item goes with its only part, a button of plain HTML with the cell that it fills. */
function holder({ ref, element }: OutlineSlot, { email, sections }: Desk): { ref: string } {
  const item = sections.flatMap(itemsOf).find(({ slots }) => slots.length === 1 && slots[0]?.ref === ref)
  if (item) return item
  return ref.startsWith('e') ? { ref: `e${holderOf(outlineOf(email).doc, element)}` } : { ref }
}

/** Texts by their own words: remove “Only today”. */
function withWords(words: string, desk: Desk): OutlineSlot[] {
  const wanted = words.toLowerCase()
  return wanted.length < 4
    ? []
    : allSlots(desk).filter(slot => slot.kind !== 'image' && wordsOf(slot).toLowerCase() === wanted)
}

/** Why something has to stay, and what can be done instead. */
function refused(ref: string, { sections }: Desk): { words: string } | undefined {
  const [name, list, at, inner] = ref.split('.')
  const section = sections.find(each => each.ref === name)
  const kind = section && SECTION_KINDS[section.kind]
  if (!section || !kind || !list) return undefined
  const label = kindWords(section.kind)
  const schema = at === undefined ? kind.slots[list] : kind.lists[list]?.item[inner ?? '']
  if (schema?.required) {
    return { words: `The ${label} needs its ${inner ?? list}. Give it other words, or say "remove the ${label}".` }
  }
  const fewest = kind.lists[list]?.min ?? 0
  const count = section.lists.find(each => each.name === list)?.items.length ?? 0
  return at !== undefined && inner === undefined && count <= fewest
    ? {
        words: `At least ${fewest} of the ${label} ${fewest > 1 ? 'have' : 'has'} to stay. To take all of it away, say "remove the ${label}".`
      }
    : undefined
}

export const REMOVE_RULES = [remove]
