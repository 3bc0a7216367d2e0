import type { Operation } from '../../../email/operations/operation.ts'
import { SCENES } from '../../../email/theme/scenes.ts'
import { attributeOf, type Part } from './part.ts'

/** A picture's text: its words, '' where it was said that it is only decoration, nothing where nobody said anything. */
export function altOf(part: Part): string | undefined {
  const alt = attributeOf(part, 'alt')
  return alt === '' && attributeOf(part, 'role') !== 'presentation' ? undefined : alt
}

/** The operations that give a picture its text; `role` says that it has none on purpose. */
export function setAlt(part: Part, alt: string, isDecoration = false): Operation[] {
  const { ref } = part
  const role: Operation[] =
    isDecoration || attributeOf(part, 'role') !== undefined
      ? [{ op: 'attr', ref, name: 'role', value: isDecoration ? 'presentation' : null }]
      : []
  return [{ op: 'attr', ref, name: 'alt', value: isDecoration ? '' : alt }, ...role]
}

/** A text to begin with: what the drawing shows, else what stands beside the picture. */
export function suggestAlt(part: Part): string | undefined {
  const src = attributeOf(part, 'src') ?? ''
  const name = /\/media\/scenes\/([a-z-]+)\.png/.exec(src)?.[1]
  const scene = SCENES.find(each => each.name === name)
  return scene?.about ?? wordsBeside(part)
}

/** The heading of the item or section that a picture belongs to. */
function wordsBeside({ found, ref }: Part): string | undefined {
  if (found.type !== 'slot') return undefined
  const items = found.section.lists.flatMap(({ items }) => items)
  const item = items.find(each => ref.startsWith(`${each.ref}.`))
  const slots = item?.slots ?? found.section.slots
  const telling = ['title', 'heading', 'name', 'label'].map(name => slots.find(slot => slot.name === name)?.value)
  const words = telling.find(value => typeof value === 'string')
  return typeof words === 'string' ? words.replace(/[*_]|\{[^}]*\}|\[|\]\([^)]*\)/g, '').trim() || undefined : undefined
}
