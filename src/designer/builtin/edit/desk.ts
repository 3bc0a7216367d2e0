import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { findRef } from '../../../email/outline/find.ts'
import { type OutlineSection, type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { DEFAULT_THEME, readTheme, type Theme } from '../../../email/theme/theme.ts'

/** What a rule looks at: the email of the revision that refs mean, and what the visitor has selected. */
export interface Desk {
  email: EmailSource
  sections: OutlineSection[]
  theme: Theme
  selected: string | undefined
}

/** What a rule makes of a wish: operations, honest words where it knows the wish but cannot do it, or nothing when it is not meant. */
export type Outcome = Operation[] | { words: string } | undefined
export type Rule = (wish: string, desk: Desk) => Outcome

export function openDesk(email: EmailSource, selected: string | undefined): Desk {
  const theme = readTheme(email.css) ?? DEFAULT_THEME
  return {
    email,
    sections: outlineOf(email).sections,
    theme,
    selected: selected && findRef(email, selected) ? selected : undefined
  }
}

/** Every slot of a section, those of its items too. */
export function slotsOf(section: OutlineSection): OutlineSlot[] {
  return [...section.slots, ...section.lists.flatMap(list => list.items.flatMap(item => item.slots))]
}

export function allSlots({ sections }: Desk): OutlineSlot[] {
  return sections.flatMap(slotsOf)
}

/** The section that is selected, or that holds what is selected. */
export function selectedSection({ selected, sections }: Desk): OutlineSection | undefined {
  return sections.find(({ ref }) => ref === selected?.split('.')[0])
}

const NOUNS: [RegExp, string[]][] = [
  [/^(?:header|top bar|logo bar|navigation|menu)$/, ['header']],
  [/^(?:hero|intro|introduction|opening|banner)$/, ['hero']],
  [/^(?:footer|bottom)$/, ['footer']],
  [/^(?:testimonials?|quotes?|reviews?)$/, ['quote']],
  [/^(?:offer|coupon|discount|code|voucher|promo(?: code)?)$/, ['coupon']],
  [/^(?:products?|items|product list|shop)$/, ['products', 'spotlight']],
  [/^(?:features?|benefits|reasons)$/, ['features']],
  [/^(?:faq|faqs|questions|questions and answers)$/, ['faq']],
  [/^(?:stats|statistics|numbers|figures)$/, ['stats']],
  [/^(?:steps|how it works|instructions)$/, ['steps']],
  [/^(?:schedule|agenda|programme|program|timetable)$/, ['schedule']],
  [/^(?:event|event details|date and place|ticket)$/, ['event']],
  [/^(?:order|order summary|receipt|basket|cart)$/, ['order']],
  [/^(?:details|facts|table)$/, ['details']],
  [/^(?:list|articles|stories|links)$/, ['list']],
  [/^(?:call to action|cta|closing|closing call)$/, ['cta']],
  [/^(?:notice|note|alert|warning)$/, ['notice']],
  [/^(?:ratings?|stars)$/, ['rating']],
  [/^(?:social|social links|social media)$/, ['social']],
  [/^(?:dividers?|lines?|separators?)$/, ['divider']],
  [/^(?:text|paragraph|letter|copy|message)$/, ['text']],
  [/^(?:spotlight)$/, ['spotlight']]
]

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The sections a noun means: 'the quote', 'second section', 'this section'. Empty when it means none. */
export function sectionsNamed(noun: string, desk: Desk): OutlineSection[] {
  const name = noun
    .toLowerCase()
    .replace(/^(?:the|this|that|our|my|a|an)\s+/, '')
    .replace(/\s+(?:section|block|part)s?$/, '')
    .trim()
  if (/^(?:this|it|that|section)$/.test(name) || /^(?:this|it|that)$/i.test(noun.trim())) {
    const section = selectedSection(desk)
    return section ? [section] : []
  }
  const nth = /^(first|second|third|fourth|fifth|last) (.+)$/.exec(name)
  if (nth?.[1] && nth[2]) {
    const among = sectionsNamed(nth[2], desk)
    return nth[1] === 'last' ? among.slice(-1) : among.slice(ORDINALS.indexOf(nth[1])).slice(0, 1)
  }
  const place = name === 'last' ? desk.sections.length - 1 : ORDINALS.indexOf(name)
  if (place >= 0) return desk.sections.slice(place, place + 1)
  const kinds = NOUNS.find(([pattern]) => pattern.test(name))?.[1] ?? []
  const found = desk.sections.filter(({ kind, label }) => kinds.includes(kind) || label.toLowerCase() === name)
  return found.length > 0 ? found : saying(name, desk)
}

/** Sections whose own heading holds the words. */
function saying(words: string, { sections }: Desk): OutlineSection[] {
  if (words.length < 4) return []
  return sections.filter(({ slots }) =>
    slots.some(
      slot => slot.name === 'heading' && typeof slot.value === 'string' && slot.value.toLowerCase().includes(words)
    )
  )
}
