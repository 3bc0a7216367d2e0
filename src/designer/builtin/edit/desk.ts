import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { findRef } from '../../../email/outline/find.ts'
import { type OutlineItem, type OutlineSection, type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { ImageValue, LinkValue } from '../../../email/sections/section.ts'
import { DEFAULT_THEME, readTheme, type Theme } from '../../../email/theme/theme.ts'
import { plainSlot, plainSlots } from './plain.ts'

/** What a rule looks at: the email of the revision that refs mean, and what the visitor has selected. */
export interface Desk {
  email: EmailSource
  sections: OutlineSection[]
  /** Parts of HTML that no section holds. */
  plain: OutlineSlot[]
  theme: Theme
  /** Do the colours and fonts of a theme reach what is in the email? */
  isThemed: boolean
  selected: string | undefined
}

/** What a rule makes of a wish: operations, honest words where it knows the wish but cannot do it, or nothing when it is not meant. */
export type Outcome = Operation[] | { words: string } | undefined
export type Rule = (wish: string, desk: Desk) => Outcome

export function openDesk(email: EmailSource, selected: string | undefined): Desk {
  const theme = readTheme(email.css)
  const { sections } = outlineOf(email)
  return {
    email,
    sections,
    plain: plainSlots(email),
    theme: theme ?? DEFAULT_THEME,
    isThemed: sections.length > 0 || email.html.trim() === '' || theme !== undefined,
    selected: selected && findRef(email, selected) ? selected : undefined
  }
}

/** Every slot of a section, those of its items too. */
export function slotsOf(section: OutlineSection): OutlineSlot[] {
  return [...section.slots, ...itemsOf(section).flatMap(item => item.slots)]
}

export const itemsOf = (section: OutlineSection): OutlineItem[] => section.lists.flatMap(({ items }) => items)

export function allSlots({ sections, plain }: Desk): OutlineSlot[] {
  return [...sections.flatMap(slotsOf), ...plain]
}

/** The section that is selected, or that holds what is selected. */
export function selectedSection({ selected, sections }: Desk): OutlineSection | undefined {
  return sections.find(({ ref }) => ref === selected?.split('.')[0])
}

/** The item that is selected, or that holds what is selected. */
export function selectedItem({ selected = '', sections }: Desk): OutlineItem | undefined {
  return sections.flatMap(itemsOf).find(({ ref }) => ref === selected || selected.startsWith(`${ref}.`))
}

/** Is a word all that says what is meant: the selected thing? */
export const isThis = (noun: string): boolean => /^(?:this|it|that|this one)$/i.test(noun.trim())

/** The slot that is selected; an element of plain HTML is one too. */
export function selectedSlot(desk: Desk): OutlineSlot | undefined {
  const known = allSlots(desk).find(({ ref }) => ref === desk.selected)
  if (known || !desk.selected?.startsWith('e')) return known
  const { doc } = outlineOf(desk.email)
  const element = doc.elements[Number(desk.selected.slice(1))]
  return element && plainSlot(doc, element)[0]
}

export const isLink = (value: OutlineSlot['value']): value is LinkValue => typeof value === 'object' && 'href' in value
export const isImage = (value: OutlineSlot['value']): value is ImageValue => typeof value === 'object' && 'src' in value

/** The words of a slot: of a link its label, of a picture what it shows. */
export function wordsOf({ value }: OutlineSlot): string {
  return typeof value === 'string' ? value : isLink(value) ? value.label : value.alt
}

/** What sections of a kind are called in a sentence: 'call to action'. */
export const kindWords = (kind: string): string => (SECTION_KINDS[kind]?.label ?? kind).toLowerCase()

/** What there is, for sentences about what there is not: 'It has: header, hero, footer.' */
export function contents({ sections, email }: Desk): string {
  const kinds = [...new Set(sections.map(({ kind }) => kindWords(kind)))]
  if (kinds.length > 0) return `It has: ${kinds.join(', ')}.`
  return email.html.trim() !== ''
    ? 'Select a part in the preview, and say "remove this" or "change this to …".'
    : 'It is empty.'
}
