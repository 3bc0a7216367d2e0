import type { EmailSource } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { findRef } from '../../email/outline/find.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { SlotValue } from '../../email/sections/section.ts'
import type { SourceElement, Splice } from '../../email/source/source.ts'
import { applySplices } from '../../email/source/splice.ts'
import type { Aspect, SaidText } from './said-text.ts'
import { isMetaRef } from './said-texts.ts'

/** A text, and what changes in it. */
export interface Rewrite {
  text: SaidText
  splices: Splice[]
}

/** The operations that write texts anew: one for the envelope, one for each slot, one for each stretch of plain HTML. */
export function operationsFor(email: EmailSource, rewrites: readonly Rewrite[]): Operation[] {
  const isPlain = ({ text }: Rewrite): boolean => /^e\d/.test(text.ref)
  const meta = rewrites.filter(({ text }) => isMetaRef(text.ref))
  const slots = rewrites.filter(each => !isPlain(each) && !isMetaRef(each.text.ref))
  return [...metaOperation(meta), ...slotOperations(email, slots), ...htmlOperations(email, rewrites.filter(isPlain))]
}

const result = ({ text, splices }: Rewrite): string => applySplices(text.source, splices)

function metaOperation(rewrites: readonly Rewrite[]): Operation[] {
  if (rewrites.length === 0) return []
  return [{ op: 'meta', ...Object.fromEntries(rewrites.map(each => [each.text.ref, result(each)])) }]
}

const PARTS: Record<Aspect, string> = { words: 'label', link: 'href', alt: 'alt', picture: 'src' }

/** What is said of one slot in several ways, such as the words and the address of a button, is one value. */
function slotOperations(email: EmailSource, rewrites: readonly Rewrite[]): Operation[] {
  const refs = [...new Set(rewrites.map(({ text }) => text.ref))]
  return refs.flatMap(ref => {
    const now = slotValue(email, ref)
    const own = rewrites.filter(({ text }) => text.ref === ref)
    return now === undefined ? [] : [{ op: 'set', ref, value: withRewrites(now, own) }]
  })
}

/** A text and the links in it are written in one. */
function withRewrites(value: SlotValue, rewrites: readonly Rewrite[]): SlotValue {
  if (typeof value === 'string')
    return applySplices(
      value,
      rewrites.flatMap(({ splices }) => splices)
    )
  const parts = rewrites.map(each => [PARTS[each.text.aspect], result(each)] as const)
  return { ...value, ...Object.fromEntries(parts) }
}

function slotValue(email: EmailSource, ref: string): SlotValue | undefined {
  const found = findRef(email, ref)
  return found?.type === 'slot' ? found.slot.value : undefined
}

/** Elements that hold others which change are written as one. */
function htmlOperations(email: EmailSource, rewrites: readonly Rewrite[]): Operation[] {
  const { doc } = outlineOf(email)
  const elementOf = ({ text }: Rewrite) => doc.elements[Number(text.ref.slice(1))] as SourceElement
  const holds = (one: SourceElement, other: SourceElement): boolean => one.start <= other.start && other.end <= one.end
  const all = [...new Set(rewrites.map(elementOf))]
  const outer = all.filter(element => !all.some(other => other !== element && holds(other, element)))
  return outer.map(element => {
    const inside = rewrites.filter(each => holds(element, elementOf(each))).flatMap(({ splices }) => splices)
    const own = inside.map(({ from, to, insert }) => ({ from: from - element.start, to: to - element.start, insert }))
    return { op: 'html', ref: `e${element.index}`, html: applySplices(doc.outerHtml(element.index), own) }
  })
}
