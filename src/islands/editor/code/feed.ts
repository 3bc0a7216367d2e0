import { Annotation } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { spliceBetween } from '../../../email/source/splice.ts'

/** Marks what came from the email, as opposed to what was typed here. */
const fromEmail = Annotation.define<true>()

/** Puts the text of the email into its field by the least change, so that caret, scroll and folds stay where they are. */
export function feed(view: EditorView, text: string) {
  const shown = view.state.doc.toString()
  if (shown === text) return
  const changes = spliceBetween(shown, text)
  view.dispatch({ changes, annotations: fromEmail.of(true) })
}

/** Hands on what was typed, pasted, completed or mended here. */
export const handOn = (onText: (text: string) => void) =>
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const isOurs = transactions.some(each => each.docChanged && !each.annotation(fromEmail))
    if (docChanged && isOurs) onText(state.doc.toString())
  })

/** Says where the caret is: `byPerson` when somebody moved it, and not a change elsewhere. */
export const sayCaret = (onCaret: (offset: number, byPerson: boolean) => void) =>
  EditorView.updateListener.of(({ selectionSet, docChanged, transactions, state, view }) => {
    if (!selectionSet && !docChanged) return
    const byPerson =
      view.hasFocus && transactions.some(each => !each.annotation(fromEmail) && each.selection !== undefined)
    onCaret(state.selection.main.head, byPerson)
  })
