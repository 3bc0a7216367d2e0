import { EditorView } from '@codemirror/view'

/**
 * Puts what is typed in the place of the selection by ourselves. The browser would take the selected nodes out one by one, which
 * takes it many seconds where a long line is made of thousands of them.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, cancelable } = event
    if (inputType !== 'insertText' || data === null || !cancelable || view.composing) return false
    if (view.state.selection.ranges.every(({ empty }) => empty)) return false
    event.preventDefault()
    const { from, to } = view.state.selection.main
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    // Brackets and quotation marks go round a selection, as when nothing of this is in the way.
    const isHandled = view.state.facet(EditorView.inputHandler).some(handle => handle(view, from, to, data, insert))
    if (!isHandled) view.dispatch(insert())
    return true
  }
})
