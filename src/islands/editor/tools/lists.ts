import type { Operation } from '../../../email/operations/operation.ts'
import { listText, paragraphsOf } from '../../../email/sections/paragraphs.ts'
import type { Part } from './part.ts'

export type ListKind = 'p' | 'ul' | 'ol'

/** The words of a running text; nothing for headings and the like, which hold no lists. */
const proseOf = ({ found }: Part): string | undefined =>
  found.type === 'slot' && typeof found.slot.value === 'string' && /^(p|div)$/.test(found.element.name)
    ? found.slot.value
    : undefined

/** Whether a text can be a list. */
export const canList = (part: Part): boolean => proseOf(part) !== undefined

/** What a running text is: words, or one list. */
export function listKindOf(part: Part): ListKind {
  const [first, ...more] = paragraphsOf(proseOf(part) ?? '')
  return first && more.length === 0 ? first.tag : 'p'
}

/** The operation that makes a running text a list, a line an item, or words again. */
export function toList(part: Part, kind: ListKind): Operation[] {
  const lines = paragraphsOf(proseOf(part) ?? '').flatMap(paragraph =>
    paragraph.tag === 'p' ? paragraph.text.split('\n') : paragraph.items
  )
  const value =
    kind === 'p'
      ? lines.join('\n')
      : listText(
          kind,
          lines.filter(line => line.trim() !== '')
        )
  return [{ op: 'set', ref: part.ref, value }]
}
