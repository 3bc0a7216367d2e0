import { EditorView } from '@codemirror/view'

/**
 * Puts what is typed in the place of the selection by ourselves. The browser would take the selected nodes out one by one, which
 * takes it many seconds where a long line is made of thousands of them, and give the text their colours, which the page's policy refuses.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, cancelable } = event
    if (inputType !== 'insertText' || data === null || !cancelable || view.composing) return false
    if (!isSelected(view) && !takeSelection(view)) return false
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

const isSelected = ({ state }: EditorView) => state.selection.ranges.some(({ empty }) => !empty)

/** Takes over what was selected so shortly before that the editor has yet to hear of it; answers whether anything was. */
function takeSelection(view: EditorView): boolean {
  const selected = view.contentDOM.ownerDocument.getSelection()
  if (!selected?.rangeCount || selected.isCollapsed) return false
  const { startContainer, startOffset, endContainer, endOffset } = selected.getRangeAt(0)
  const [anchor, head] = [view.posAtDOM(startContainer, startOffset), view.posAtDOM(endContainer, endOffset)]
  view.dispatch({ selection: { anchor, head } })
  return anchor !== head
}
