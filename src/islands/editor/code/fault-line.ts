import { type EditorState, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { faultField, mend, mendWords, type PlacedFault, setFaults } from './faults.ts'
import { messageNodes } from './message-nodes.ts'

/** The sentence of a fault and its one mend. */
class FaultLine extends WidgetType {
  readonly placed: PlacedFault

  constructor(placed: PlacedFault) {
    super()
    this.placed = placed
  }

  override eq({ placed }: FaultLine): boolean {
    return placed.fault === this.placed.fault && placed.from === this.placed.from
  }

  override toDOM(view: EditorView): HTMLElement {
    const { fault } = this.placed
    const line = document.createElement('div')
    // Room around the box is its padding: CodeMirror measures no margins.
    line.className = 'code-fault-line'
    const box = document.createElement('div')
    box.className = `code-fault code-fault-${fault.severity}`
    const words = document.createElement('p')
    words.append(messageNodes(fault.message))
    box.append(words)
    if (fault.fix) box.append(this.button(view, mendWords(fault)))
    line.append(box)
    return line
  }

  private button(view: EditorView, name: string) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'btn btn-secondary btn-bar'
    button.title = 'Ctrl or ⌘ and a full stop'
    button.textContent = name
    button.onclick = () => mend(view, this.placed)
    return button
  }

  override ignoreEvent(): boolean {
    return true
  }
}

/** The fault in the line of the caret, the one at the caret first. */
function faultAtCaret({ doc, selection }: EditorState, known: readonly PlacedFault[]): PlacedFault | undefined {
  const { head } = selection.main
  const line = doc.lineAt(head)
  const here = known.filter(({ from }) => from >= line.from && from <= line.to)
  return here.find(({ from, to }) => from <= head && head <= to) ?? here[0]
}

function lineOf(state: EditorState): DecorationSet {
  const found = faultAtCaret(state, state.field(faultField))
  if (!found) return Decoration.none
  const at = state.doc.lineAt(state.selection.main.head).to
  return Decoration.set([Decoration.widget({ widget: new FaultLine(found), block: true, side: 1 }).range(at)])
}

/** Below the line of the caret stands what is wrong in it. */
export const faultLine = StateField.define<DecorationSet>({
  create: lineOf,
  update(line, { docChanged, selection, effects, state }) {
    return docChanged || selection || effects.some(effect => effect.is(setFaults)) ? lineOf(state) : line
  },
  provide: field => EditorView.decorations.from(field)
})

/** Does what the button below the line does, by Ctrl or ⌘ and a full stop. */
export function mendAtCaret(view: EditorView): boolean {
  const found = faultAtCaret(view.state, view.state.field(faultField))
  return found ? mend(view, found) : false
}

/** Goes to the next fault, from the last to the first, and says it. */
export function nextFault(view: EditorView): boolean {
  const known = view.state.field(faultField)
  const { head } = view.state.selection.main
  const next = known.find(({ from }) => from > head) ?? known[0]
  if (!next) return false
  const announced = EditorView.announce.of(next.fault.message.replaceAll('**', ''))
  view.dispatch({ selection: { anchor: next.from }, scrollIntoView: true, effects: announced, userEvent: 'select' })
  view.focus()
  return true
}
