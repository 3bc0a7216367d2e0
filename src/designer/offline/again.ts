import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { OutlineSection } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import type { Tone } from '../../email/sections/section.ts'
import { lossOf } from '../again/kept.ts'
import { NO_SECTION, sectionOf } from '../again/section.ts'
import type { DesignerEvent } from '../designer.ts'

/** Grounds that follow one another once all layouts of a section were seen. */
const GROUNDS: readonly Tone[] = ['surface', 'tint', 'brand', 'canvas', 'accent']
/** What a layout lives from: without any of these it is another layout with a hole. */
const NEEDS: Record<string, Record<string, readonly string[]>> = {
  hero: { split: ['image'], product: ['figure', 'image'], ticket: ['figure', 'image'], number: ['figure'] }
}

/** Another layout of the same section, in turn, so that asking again and again shows them all; nothing of it is lost. */
export function* tryAgain(email: EmailSource, ref: string | undefined): Generator<DesignerEvent> {
  const part = sectionOf(email, ref)
  if (!part) return yield NO_SECTION
  for (const operation of designsAfter(part)) {
    const batch = createBatch(email)
    const isOther = batch.apply(operation).ok && batch.email.html !== email.html
    if (!isOther || lossOf(email, part, batch.email)) continue
    yield { type: 'words', text: `The same ${part.label.toLowerCase()} in another design. Try again for the next.` }
    yield { type: 'operation', operation }
    return
  }
  yield { type: 'unable', text: `The built-in designer knows no other design of this ${part.label.toLowerCase()}.` }
}

/** The layouts after the present one on its ground, then all of them on the next grounds. */
function designsAfter({ ref, kind, layout, tone, section }: OutlineSection): Operation[] {
  const layouts = kind === 'free' ? [] : (SECTION_KINDS[kind]?.layouts ?? [])
  const fitting = layouts.filter(name => {
    const needs = NEEDS[kind]?.[name]
    return !needs || needs.some(slot => section.content[slot] !== undefined)
  })
  const rest = fitting.slice(fitting.indexOf(layout) + 1)
  const at = GROUNDS.indexOf(tone)
  const grounds = [...GROUNDS.slice(at + 1), ...GROUNDS.slice(0, Math.max(0, at))]
  const later = grounds.flatMap(ground =>
    fitting.length > 0
      ? fitting.map(name => ({ op: 'layout', ref, layout: name, tone: ground }) as const)
      : [{ op: 'layout', ref, tone: ground } as const]
  )
  return [...rest.map(name => ({ op: 'layout', ref, layout: name }) as const), ...later]
}
