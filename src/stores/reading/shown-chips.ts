import { KIND_WORDS, type Kind } from '../../compose/kinds.ts'
import type { BriefSpan, ChipAnswer, FactBody, FactRole, ReadingAnswer } from '../../contract/facts.ts'
import { ROLE_LABELS } from '../../contract/facts.ts'

/** One thing that was read or said; a chip may hold several. */
export interface ChipPart extends ChipAnswer {
  /** What the person said of it. */
  fact?: FactBody
  /** As it was read, where it was corrected. */
  read?: string
}

/** A chip as it stands below the brief. */
export interface ShownChip {
  /** The same for as long as it stays where it is. */
  key: string
  role: FactRole
  label: string
  words: string
  sure: boolean
  corrected: boolean
  parts: ChipPart[]
}

/** Words that will not be in the email; what the person left out is among them and can come back. */
export interface ShownAside {
  text: string
  span?: BriefSpan | undefined
  usable: boolean
  fact?: FactBody
}

const ORDER: readonly FactRole[] = [
  'kind',
  'sender',
  'language',
  'offer',
  'code',
  'deadline',
  'item',
  'button',
  'style',
  'scene',
  'statement'
]
/** Of these there is one in an email. */
const SINGLE: ReadonlySet<FactRole> = new Set(['kind', 'language'])
/** Of these all stand in one chip. */
const TOGETHER: ReadonlySet<FactRole> = new Set(['item', 'style'])

/** Chips in their order: what was read, with what the person said of it over it. */
export function shownChips({ chips }: Pick<ReadingAnswer, 'chips'>, facts: readonly FactBody[]): ShownChip[] {
  return ORDER.flatMap(role => {
    const parts = partsOf(role, chips, facts)
    if (role === 'sender' && parts.length === 0) return [NOBODY]
    const groups = TOGETHER.has(role) && parts.length > 0 ? [parts] : parts.map(part => [part])
    return groups.map((group, at) => chipOf(role, group, `${role}-${at}`))
  })
}

const NOBODY: ShownChip = {
  key: 'sender-0',
  role: 'sender',
  label: 'From',
  words: 'nobody yet',
  sure: false,
  corrected: false,
  parts: []
}

function partsOf(role: FactRole, chips: readonly ChipAnswer[], facts: readonly FactBody[]): ChipPart[] {
  const read = chips.filter(chip => chip.role === role)
  const said = facts.filter(fact => fact.role === role)
  const factOf = (chip: ChipAnswer) => said.find(fact => isAbout(fact, chip, read.length))
  const known = read.flatMap(chip => {
    const fact = factOf(chip)
    if (fact?.state === 'dismissed') return []
    return [linked(fact ? corrected(chip, fact) : chip, facts)]
  })
  const added = said
    .filter(fact => fact.state !== 'dismissed' && !read.some(chip => factOf(chip) === fact))
    .map(fact => linked(corrected({ ...fact, label: ROLE_LABELS[role] ?? role, words: '', sure: true }, fact), facts))
  return [...known, ...added]
}

const overlap = (one: BriefSpan | undefined, other: BriefSpan | undefined): boolean =>
  one !== undefined && other !== undefined && one.at < other.at + other.length && other.at < one.at + one.length

/** Whether a fact speaks of what was read; without a place it does when there is but one. */
function isAbout(fact: FactBody, chip: ChipAnswer, count: number): boolean {
  if (SINGLE.has(fact.role)) return true
  if (fact.span) return overlap(fact.span, chip.span)
  return fact.state === 'dismissed' ? fact.value === chip.value : fact.state === 'corrected' && count === 1
}

function corrected(chip: ChipAnswer, fact: FactBody): ChipPart {
  const { date: _, price: __, ...rest } = chip
  const kept = fact.value === chip.value ? chip : rest
  return { ...kept, value: fact.value, words: wordsOf(fact), sure: true, state: fact.state, fact, read: chip.value }
}

/** A button leads where its link was corrected to. */
function linked(part: ChipPart, facts: readonly FactBody[]): ChipPart {
  const link = facts.find(({ role, span }) => part.role === 'button' && role === 'link' && overlap(span, part.span))
  if (!link) return part
  const { href: _, ...rest } = part
  return { ...rest, state: 'corrected', ...(link.state !== 'dismissed' && { href: link.value }) }
}

function wordsOf({ role, value }: FactBody): string {
  if (role === 'kind') return KIND_WORDS[value as Kind] ?? value
  if (role === 'language') return languageName(value)
  return role === 'scene' ? capitalise(value) : value
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
export const languageName = (tag: string): string => NAMES.of(tag) ?? tag
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function chipOf(role: FactRole, parts: ChipPart[], key: string): ShownChip {
  return {
    key,
    role,
    label: ROLE_LABELS[role] ?? role,
    words: chipWords(role, parts),
    sure: parts.every(({ sure }) => sure),
    corrected: parts.some(({ state }) => state !== 'read'),
    parts
  }
}

function chipWords(role: FactRole, parts: ChipPart[]): string {
  if (role === 'style') return capitalise(parts.map(({ value }) => value.toLowerCase()).join(', '))
  if (role === 'item' && parts.length > 1) {
    const priced = parts.filter(({ price }) => price).length
    if (priced === 0) return String(parts.length)
    return priced === parts.length ? `${priced} with prices` : `${parts.length}, ${priced} with prices`
  }
  const [first] = parts
  return first?.href ? `${first.words} → ${first.href.replace(/^https?:\/\//, '')}` : (first?.words ?? '')
}

/** What will not be in the email: directions that stay some, and what the person left out. */
export function shownAsides({ asides }: Pick<ReadingAnswer, 'asides'>, facts: readonly FactBody[]): ShownAside[] {
  const said = facts.filter(({ role, state }) => role === 'statement' && state !== 'dismissed')
  const left = facts.filter(({ role, state }) => state === 'dismissed' && role !== 'link')
  return [
    ...asides.filter(({ span }) => !said.some(fact => overlap(fact.span, span))),
    ...left.map(fact => ({ text: fact.value, span: fact.span, usable: true, fact }))
  ]
}
