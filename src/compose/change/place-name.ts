import type { EmailSource } from '../../email/email.ts'
import { describe } from '../../email/outline/describe.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { isHeading } from '../../email/source/nesting.ts'
import type { Aspect } from './said-text.ts'

/** A place in an email, for machines and for people. */
export interface PlaceName {
  /** Of the outline; `subject`, `preheader`, `name`. */
  ref: string
  /** In words that follow "in": `the subject`, `the headline`, `Coupon`. */
  words: string
}

const META = new Map([
  ['subject', 'the subject'],
  ['preheader', 'the preview line'],
  ['name', 'the name of the template']
])

/** What a place is called. */
export function placeName(email: EmailSource, ref: string, aspect: Aspect = 'words'): PlaceName {
  const around = META.get(ref) ?? (isHeadline(email, ref) ? 'the headline' : partWords(email, ref))
  const words = aspect === 'alt' ? `the words for a picture in ${around}` : aspect === 'link' ? linkIn(around) : around
  return { ref, words }
}

const linkIn = (around: string): string => `a link in ${around}`

const headlines = new WeakMap<EmailSource, { ref: string | undefined }>()

/** The first heading of the email; where there is none, nothing is. */
export function headlineRef(email: EmailSource): string | undefined {
  const found = headlines.get(email) ?? { ref: findHeadline(email) }
  headlines.set(email, found)
  return found.ref
}

function findHeadline(email: EmailSource): string | undefined {
  const { doc, sections } = outlineOf(email)
  const first = doc.elements.find(({ name, index }) => isHeading(name) && doc.textContent(index).trim() !== '')
  if (!first) return undefined
  const slots = sections.flatMap(({ slots, lists }) => [
    ...slots,
    ...lists.flatMap(list => list.items.flatMap(item => item.slots))
  ])
  const holds = (element: number): boolean => {
    const { start = 0, end = 0 } = doc.elements[element] ?? {}
    return start <= first.start && first.end <= end
  }
  return slots.find(slot => holds(slot.element))?.ref ?? `e${first.index}`
}

const isHeadline = (email: EmailSource, ref: string): boolean => headlineRef(email) === ref

/** Sections are called by their kind, parts of plain HTML by what they are. */
function partWords(email: EmailSource, ref: string): string {
  const section = ref.startsWith('e') ? ref : (ref.split('.')[0] ?? ref)
  const label = describe(email, section)?.label ?? 'the email'
  return ref.startsWith('e') ? `a ${label.toLowerCase()}` : label
}

/** "the subject, the headline and Coupon", each once. */
export function placesWords(places: readonly PlaceName[]): string {
  const words = [...new Set(places.map(place => place.words))]
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
