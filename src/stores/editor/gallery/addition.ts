import type { SavedSectionAnswer } from '../../../contract/saved-section.ts'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Tone } from '../../../email/sections/section.ts'
import type { Place } from '../places.ts'
import type { LayoutEntry } from './entries.ts'
import { contentFor } from './fill.ts'

/** Something that the gallery offers: a layout of the catalogue, or a section that was saved. */
export type Offer = { id: string; label: string } & (
  | { layout: LayoutEntry; saved?: never }
  | { saved: SavedSectionAnswer; layout?: never }
)

/** These stand out from what is above them. */
const TINTED: ReadonlySet<string> = new Set(['coupon', 'quote', 'event', 'notice'])

/** The operation that puts an offer at a place of an email. */
export function addition(email: EmailSource, { layout, saved }: Offer, place: Place): Operation {
  if (saved) return savedAddition(saved, place)
  const tone = toneFor(email, layout.kind)
  return {
    op: 'add',
    kind: layout.kind,
    layout: layout.layout,
    tone,
    content: contentFor(email, layout.kind),
    ...place
  }
}

/** A saved section in the theme of the email that it goes into. */
function savedAddition({ html }: SavedSectionAnswer, place: Place): Operation {
  const section = outlineOf({ ...BLANK_EMAIL, html }).sections[0]?.section
  return section ? { op: 'add', ...section, ...place } : { op: 'html', ref: 'e0', html }
}

/** As the email's own section of the kind has it. */
function toneFor(email: EmailSource, kind: string): Tone {
  const own = outlineOf(email).sections.find(section => section.kind === kind)
  return own?.tone ?? (TINTED.has(kind) ? 'tint' : 'surface')
}

/** An email that is nothing but an offer, in the theme and words of another: what its picture shows. */
export function pictured(email: EmailSource, offer: Offer): EmailSource {
  const batch = createBatch({ ...email, html: '', preheader: '' })
  batch.apply(addition(email, offer, {}))
  return batch.email
}
