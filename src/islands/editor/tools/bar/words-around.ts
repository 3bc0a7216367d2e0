import { describe } from '../../../../email/outline/describe.ts'
import { type OutlineSection, outlineOf } from '../../../../email/outline/outline.ts'
import { neighbours, selectableParents } from '../../../../email/outline/tree.ts'
import type { Box } from '../../canvas/canvas.ts'
import type { EditorStores } from '../../use-editor.ts'
import type { SelectedPart } from '../selected-part.ts'

/** Parts of plain HTML that the bar may reach in the order of reading, on either side. */
const NEAR = 4

/**
 * Where the other texts of a part's section stand, and those of the sections beside it; of plain HTML those that are read just
 * before and after it. Its own lie within its outline.
 */
export function wordsAround(editor: EditorStores, { ref }: SelectedPart): Box[] {
  const { sections } = outlineOf(editor.document.$email.get())
  const own = sections.findIndex(section => section.ref === ref.split('.')[0])
  if (own < 0) return boxesOf(editor, [...textsBeside(editor, ref, 'previous'), ...textsBeside(editor, ref, 'next')])
  return boxesOf(
    editor,
    textsOf(sections.slice(Math.max(0, own - 1), own + 2)).filter(other => !isWithin(other, ref))
  )
}

/** Where the texts of a part itself stand; all of it where they are not known. */
export function wordsWithin(editor: EditorStores, { ref, kind }: SelectedPart): Box[] {
  if (kind === 'picture') return []
  const { sections } = outlineOf(editor.document.$email.get())
  const section = sections.find(each => each.ref === ref.split('.')[0])
  return boxesOf(editor, section ? textsOf([section]).filter(other => isWithin(other, ref)) : [ref])
}

const isWithin = (other: string, ref: string) => other === ref || other.startsWith(`${ref}.`)

const textsOf = (sections: readonly OutlineSection[]): string[] =>
  sections
    .flatMap(({ slots, lists }) => [...slots, ...lists.flatMap(({ items }) => items.flatMap(item => item.slots))])
    .filter(slot => slot.kind !== 'image')
    .map(slot => slot.ref)

const boxesOf = ({ canvas }: EditorStores, refs: readonly string[]): Box[] =>
  refs.flatMap(each => canvas.boxOf(each) ?? [])

function textsBeside({ document }: EditorStores, ref: string, side: 'previous' | 'next'): string[] {
  const email = document.$email.get()
  const found: string[] = []
  const isAround = (other: string) => selectableParents(email, other).includes(ref)
  for (let at = neighbours(email, ref)[side]; at !== undefined && found.length < NEAR; at = neighbours(email, at)[side])
    if (!isAround(at) && !/^(picture|line)$/.test(describe(email, at)?.kind ?? '')) found.push(at)
  return found
}
