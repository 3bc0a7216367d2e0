import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Box } from '../../canvas/canvas.ts'
import type { EditorStores } from '../../use-editor.ts'
import type { SelectedPart } from '../selected-part.ts'

/** Where the other texts of a part's section stand, and those of the sections beside it. Its own lie within its outline. */
export function wordsAround({ document, canvas }: EditorStores, { ref }: SelectedPart): Box[] {
  const { sections } = outlineOf(document.$email.get())
  const own = sections.findIndex(section => section.ref === ref.split('.')[0])
  if (own < 0) return []
  const isOwn = (other: string) => other === ref || other.startsWith(`${ref}.`)
  return sections
    .slice(Math.max(0, own - 1), own + 2)
    .flatMap(({ slots, lists }) => [...slots, ...lists.flatMap(({ items }) => items.flatMap(item => item.slots))])
    .filter(slot => slot.kind !== 'image' && !isOwn(slot.ref))
    .flatMap(slot => canvas.boxOf(slot.ref) ?? [])
}
