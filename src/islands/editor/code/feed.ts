import { Annotation, type ChangeSet, Transaction } from '@codemirror/state'
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

/** An input of a person. */
export interface CodeInput {
  /** As CodeMirror names it: 'input.type', 'delete.backward', 'input.paste'. */
  kind: string
  /** Whether it is not where the one before was. */
  isApart: boolean
}

/** Hands on what was typed, pasted, completed or mended here. */
export function handOn(onText: (text: string, input: CodeInput) => void) {
  let caret = -1
  return EditorView.updateListener.of(({ docChanged, transactions, changes, state }) => {
    const ours = transactions.find(each => each.docChanged && !each.annotation(fromEmail))
    if (!docChanged || !ours) return
    const touched = touchedBy(changes)
    const isApart = touched.from > caret || touched.to < caret
    caret = state.selection.main.head
    onText(state.doc.toString(), { kind: ours.annotation(Transaction.userEvent) ?? 'input', isApart })
  })
}

/** What changes touch of the old text. */
function touchedBy(changes: ChangeSet) {
  const touched = { from: Number.POSITIVE_INFINITY, to: 0 }
  changes.iterChangedRanges((from, to) => {
    touched.from = Math.min(touched.from, from)
    touched.to = Math.max(touched.to, to)
  })
  return touched
}

/** Says where the caret is: `byPerson` when somebody moved it, and not a change elsewhere. */
export const sayCaret = (onCaret: (offset: number, byPerson: boolean) => void) =>
  EditorView.updateListener.of(({ selectionSet, docChanged, transactions, state, view }) => {
    if (!selectionSet && !docChanged) return
    const byPerson =
      view.hasFocus && transactions.some(each => !each.annotation(fromEmail) && each.selection !== undefined)
    onCaret(state.selection.main.head, byPerson)
  })
