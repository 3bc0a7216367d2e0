import type { Operation } from '../../../email/operations/operation.ts'
import type { Doing } from '../../../stores/editor/history.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { EditorStores } from '../use-editor.ts'
import { lookOf } from './look.ts'
import { type Part, partOf } from './part.ts'
import type { ToolContext } from './tool.ts'

/** What tools work with now; nothing while nothing is selected. */
export function contextOf(editor: EditorStores): ToolContext | undefined {
  const part = partOf(editor.document.$email.get(), editor.selection.$selected.get())
  if (!part) return undefined
  const words = editor.selection.$typing.get() ? editor.typing.words() : ''
  return { editor, part, look: lookOf(editor.canvas.nodeOf(part.ref)), words }
}

/** The part as it is by now: what a panel was drawn with may be older than what was entered in it. */
export const partNow = ({ editor, part }: Pick<ToolContext, 'editor' | 'part'>): Part =>
  partOf(editor.document.$email.get(), part.ref) ?? part

/** Makes a change as one step of the history, or says why it cannot be made. */
export function apply({ editor }: ToolContext, operations: readonly Operation[], doing?: Doing) {
  const done = editor.document.perform(operations, doing)
  if (!done.ok) toastError(done.reason)
  return done.ok
}

/** Declarations for the part itself; an empty value takes one away. */
export const styled = ({ part: { ref } }: Pick<ToolContext, 'part'>, style: Record<string, string>): Operation => ({
  op: 'style',
  ref,
  style
})

/** Shows a change while it is pointed at. Words that are selected in a text are left in peace. */
export function tryOut({ editor }: ToolContext, operations: readonly Operation[] | undefined) {
  if (editor.typing.words() === '') editor.document.tryOut(operations)
}

/** Goes to a part that was made: its words are selected, so that typing puts others in their place. */
export function workOn(editor: EditorStores, ref: string) {
  editor.selection.select(ref)
  backToEmail(editor)
  editor.typing.begin(ref, 'words')
}

/** The keyboard goes back to where it was before the tool: to the text that is typed in, else to the bench. */
export function backToEmail({ canvas, selection }: EditorStores) {
  const ref = selection.$selected.get()
  const typed = selection.$typing.get() && ref !== undefined ? canvas.nodeOf(ref) : undefined
  const bench = canvas.frame()?.closest<HTMLElement>('.bench')
  ;(typed ?? bench)?.focus({ preventScroll: true })
}
