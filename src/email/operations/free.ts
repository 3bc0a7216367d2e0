import { isFreeIn, sectionAround } from '../outline/find.ts'
import { freshHtmlFault } from '../sections/free-html.ts'
import type { Section } from '../sections/section.ts'
import type { Beside } from './beside.ts'
import type { Draft } from './draft.ts'
import { Refusal } from './refusal.ts'

/** Throws `Refusal` for a free section that is new and holds what would not be seen whole or could not be changed. */
export function checkFresh({ kind, layout, content }: Section): void {
  const fault = kind === 'free' ? freshHtmlFault(String(content.html), layout) : undefined
  if (fault) throw new Refusal(fault)
}

/** The free section in whose HTML an element of the base stands. */
export function freeAround({ outline }: Draft, ref: string | undefined): string | undefined {
  const element = ref?.startsWith('e') ? outline.doc.elements[Number(ref.slice(1))] : undefined
  const section = element && sectionAround(outline, element)
  return section && isFreeIn(outline.doc, section, element) ? section.ref : undefined
}

/** A section stands beside others, never in one: what is said of a part of a free section means the section. */
export const besideSection = (draft: Draft, { before, after }: Beside): Beside => ({
  before: freeAround(draft, before) ?? before,
  after: freeAround(draft, after) ?? after
})

/** Changes HTML around an element; what would leave a free section unreadable, or newly too wide to be seen whole, is refused. */
export function withinFree(draft: Draft, ref: string | undefined, change: () => void): void {
  const around = freeAround(draft, ref)
  const before = around && faultOf(draft, around)
  change()
  const fault = around && faultOf(draft, around)
  if (fault && fault !== before) throw new Refusal(fault)
}

function faultOf(draft: Draft, ref: string): string | undefined {
  const part = draft.sections().find(each => each.ref === ref)
  if (part?.kind !== 'free')
    return 'A free section holds no parts of other sections: leave out data-section and the like.'
  return freshHtmlFault(String(part.section.content.html), part.layout)
}
