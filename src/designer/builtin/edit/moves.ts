import type { OutlineItem, OutlineSection } from '../../../email/outline/outline.ts'
import { contents, type Desk, isThis, type Outcome, type Rule } from './desk.ts'
import { bare, kindsNamed, withOrdinal } from './nouns.ts'
import { sectionAt } from './place-in.ts'
import { itemsNamed, sectionsNamed } from './sections-named.ts'

const BESIDE =
  /^(?:(?:move|put|place|bring|show|send|have|want)\s+)?(?:the |this )?(.{1,80}?)\s+(?:to (?:come |go |be )?|directly |right |just )?(?:up |down )?(before|above|after|below|under|underneath|beneath|behind|over)\s+(?:the )?(.{1,80})$/i
const TO_END =
  /^(?:(?:move|put|place|bring|show|send|have)\s+)?(?:the |this )?(.{1,80}?)\s+(?:(?:to|at|on|near) (?:the )?(?:very )?(top|bottom|start|end|beginning)(?: of (?:the |this )?(?:email|page|newsletter))?|(first|last|up|down|higher|lower)(?: a bit| one)?)$/i

/** "move the offer to the top", "put the quote before the products", "products above the quote", "put the faq at the end". */
const move: Rule = (wish, desk) => {
  const [beside, toEnd] = [BESIDE.exec(wish), TO_END.exec(wish)]
  const noun = beside?.[1] ?? toEnd?.[1]
  if (!noun) return undefined
  const several = toEnd ? sectionsIn(noun, desk) : []
  if (toEnd && several.length > 1) return allToPlace(several, end(toEnd), desk)
  const section = sectionsNamed(noun, desk)[0]
  const item = !section || isThis(noun) || withOrdinal(bare(noun)) ? itemsNamed(noun, desk)[0] : undefined
  if (item && toEnd) return moveItem(item.ref, end(toEnd), desk)
  if (!section) return missing(noun, desk)
  if (beside?.[2] && beside[3]) {
    const target = sectionsNamed(beside[3], desk).find(each => each !== section) ?? otherAt(beside[3], section, desk)
    if (!target) return missing(beside[3], desk)
    return [{ op: 'move', ref: section.ref, [/before|above|over/i.test(beside[2]) ? 'before' : 'after']: target.ref }]
  }
  return toEnd ? toPlace(section, end(toEnd), desk) : undefined
}

/** The section that holds the part a noun means, when it is another. */
function otherAt(noun: string, section: OutlineSection, desk: Desk): OutlineSection | undefined {
  const at = sectionAt(noun, desk)
  return at === section ? undefined : at
}

const end = (match: RegExpExecArray): string => (match[2] ?? match[3] ?? '').toLowerCase()

const BETWEEN =
  /^(?:move|put|place|bring)\s+(?:the )?(.{1,60}?) (?:in )?between (?:the )?(.{1,60}?) and (?:the )?(.{1,60})$/i

/** "put the coupon between the hero and the products". */
const between: Rule = (wish, desk) => {
  const [, noun, first, second] = BETWEEN.exec(wish) ?? []
  const [section, one, other] = [noun, first, second].map(each => (each ? sectionsNamed(each, desk)[0] : undefined))
  if (!section || !one || !other) return undefined
  const lower = desk.sections.indexOf(one) < desk.sections.indexOf(other) ? other : one
  const isThere = desk.sections.indexOf(section) === desk.sections.indexOf(lower) - 1
  return isThere ? { words: 'It stands there already.' } : [{ op: 'move', ref: section.ref, before: lower.ref }]
}

/** A part that has a name but is not here is missing; other words are another wish. */
function missing(noun: string, desk: Desk): Outcome {
  const name = bare(noun)
  return kindsNamed(name).length > 0 ? { words: `I found no ${name} in this email. ${contents(desk)}` } : undefined
}

/** 'the testimonials', 'the products and the quote': more than one, in the order of the email. */
function sectionsIn(noun: string, desk: Desk): OutlineSection[] {
  const parts = noun.split(/,\s*(?:and\s+)?|\s+and\s+/)
  const found = parts.map(part =>
    /s$/i.test(part) ? sectionsNamed(part, desk) : sectionsNamed(part, desk).slice(0, 1)
  )
  return found.every(sections => sections.length > 0)
    ? desk.sections.filter(section => found.flat().includes(section))
    : []
}

/** The order among them stays. */
function allToPlace(sections: OutlineSection[], place: string, desk: Desk): Outcome {
  const isTop = /top|start|first|beginning/.test(place)
  const others = desk.sections.filter(each => !sections.includes(each))
  const target = isTop ? others.find(({ kind }) => kind !== 'header') : others.findLast(({ kind }) => kind !== 'footer')
  if (!target || /up|down|higher|lower/.test(place)) return undefined
  const ordered = isTop ? sections : sections.toReversed()
  return ordered.map(({ ref }) => ({ op: 'move', ref, [isTop ? 'before' : 'after']: target.ref }))
}

function toPlace(section: OutlineSection, place: string, desk: Desk): Outcome {
  if (/^(?:up|down|higher|lower)$/.test(place)) return step(desk, section.ref, /up|higher/.test(place) ? 'up' : 'down')
  const others = desk.sections.filter(each => each !== section)
  // A header stays on top of what is moved to the top, and a footer under what is moved to the end.
  const first = others.find(({ kind }) => kind !== 'header' || section.kind === 'header')
  const last = others.findLast(({ kind }) => kind !== 'footer' || section.kind === 'footer')
  const isTop = /top|start|first|beginning/.test(place)
  const target = isTop ? first : last
  if (!target) return { words: 'It is the only section here.' }
  return stands(desk, section, target, isTop)
    ? { words: 'It stands there already.' }
    : [{ op: 'move', ref: section.ref, [isTop ? 'before' : 'after']: target.ref }]
}

function stands({ sections }: Desk, section: OutlineSection, target: OutlineSection, isBefore: boolean): boolean {
  return sections.indexOf(section) === sections.indexOf(target) + (isBefore ? -1 : 1)
}

function moveItem(ref: string, place: string, { sections }: Desk): Outcome {
  const items = sections.flatMap(({ lists }) => lists).find(list => ref.startsWith(`${list.ref}.`))?.items ?? []
  const at = items.findIndex(item => item.ref === ref)
  const isUp = /top|start|first|beginning|up|higher/.test(place)
  const isStep = /up|down|higher|lower/.test(place)
  const other = isStep ? items[isUp ? at - 1 : at + 1] : items.at(isUp ? 0 : -1)
  if (!other || other.ref === ref) return { words: `It is ${isUp ? 'first' : 'last'} already.` }
  return [{ op: 'move', ref, [isUp ? 'before' : 'after']: other.ref }]
}

function step({ sections }: Desk, ref: string, direction: 'up' | 'down'): Outcome {
  const at = sections.findIndex(section => section.ref === ref)
  const other = sections[direction === 'up' ? at - 1 : at + 1]
  if (!other) return { words: `It is ${direction === 'up' ? 'first' : 'last'} already.` }
  return [{ op: 'move', ref, [direction === 'up' ? 'before' : 'after']: other.ref }]
}

function copied(item: OutlineItem | undefined, { sections }: Desk): Outcome {
  const list = sections.flatMap(({ lists }) => lists).find(({ items }) => items.some(each => each.ref === item?.ref))
  if (!item || !list) return undefined
  const content = Object.fromEntries(item.slots.map(({ name, value }) => [name, value]))
  return [{ op: 'add-item', ref: list.ref, item: content, after: item.ref }]
}

/** "duplicate the products", "copy the second product". */
const duplicate: Rule = (wish, desk) => {
  const match = /^(?:duplicate|copy|repeat|clone)\s+(.{1,80})$/i.exec(wish)
  if (!match?.[1]) return undefined
  const item = isThis(match[1]) || withOrdinal(bare(match[1])) ? itemsNamed(match[1], desk)[0] : undefined
  if (item) return copied(item, desk)
  const found = sectionsNamed(match[1], desk)[0]
  if (!found) return copied(itemsNamed(match[1], desk)[0], desk)
  const { kind, layout, tone, content } = found.section
  return [{ op: 'add', kind, layout, tone, content, after: found.ref }]
}

export const MOVE_RULES = [between, move]
export const COPY_RULES = [duplicate]
