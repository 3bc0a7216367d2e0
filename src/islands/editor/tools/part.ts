import type { EmailSource } from '../../../email/email.ts'
import { describe, type PartKind } from '../../../email/outline/describe.ts'
import { type Found, findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { parseDeclarations } from '../../../email/source/declarations.ts'

/** The part that is selected, as tools see it: what they fit, and what they change. */
export interface Part {
  ref: string
  kind: PartKind
  /** 'Heading', 'Picture'. */
  label: string
  words: string
  email: EmailSource
  found: Found
}

/** The part that a ref names; nothing for what is not there. */
export function partOf(email: EmailSource, ref: string | undefined): Part | undefined {
  const described = ref === undefined ? undefined : describe(email, ref)
  const found = ref === undefined ? undefined : findRef(email, ref)
  if (ref === undefined || !described || !found) return undefined
  return { ref, ...described, email, found }
}

/** An attribute of a part's element. */
export const attributeOf = ({ email, found }: Part, name: string): string | undefined =>
  outlineOf(email).doc.attribute(found.element.index, name)

/** What the part's own style says of a property; nothing where it says nothing. */
export const ownStyle = (part: Part, property: string): string | undefined =>
  parseDeclarations(attributeOf(part, 'style') ?? '').find(each => each.property === property)?.value

/** Whether a part is one of some kinds. */
export const isKind =
  (...kinds: PartKind[]) =>
  ({ kind }: Part): boolean =>
    kinds.includes(kind)

/** Parts that show words. */
export const hasWords = isKind('text', 'link', 'button')
