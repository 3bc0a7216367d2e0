import { type EditorState, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view'
import type { Span } from '../../../email/source/source.ts'

const select = StateEffect.define<readonly Span[]>()
const LINE = Decoration.line({ class: 'cm-selected-line' })
const NUMBER = new (class extends GutterMarker {
  override elementClass = 'cm-selected-line'
})()
/** More lines than anyone sees at once: an element as long as the email needs no marks to the end. */
const MOST = 2_000

function linesOf({ doc }: EditorState, spans: readonly Span[]): DecorationSet {
  const starts = new Set<number>()
  for (const { start, end } of spans) {
    if (start > doc.length) continue
    const last = doc.lineAt(Math.min(Math.max(start, end - 1), doc.length)).number
    for (let number = doc.lineAt(start).number; number <= last && starts.size < MOST; number++)
      starts.add(doc.line(number).from)
  }
  return Decoration.set(
    [...starts].map(at => LINE.range(at)),
    true
  )
}

/** Their numbers too. */
function numbersOf({ doc }: EditorState, lines: DecorationSet): RangeSet<GutterMarker> {
  const numbers: Range<GutterMarker>[] = []
  lines.between(0, doc.length, from => void numbers.push(NUMBER.range(from)))
  return RangeSet.of(numbers)
}

/** The lines of the selected element have a blue tint. */
export const selectedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { changes, effects, state }) {
    const chosen = effects.find(effect => effect.is(select))
    return chosen ? linesOf(state, chosen.value as readonly Span[]) : lines.map(changes)
  },
  provide: field => [
    EditorView.decorations.from(field),
    gutterLineClass.compute([field], state => numbersOf(state, state.field(field)))
  ]
})

/** Tints the lines of `spans`; brings the first into view if asked to. */
export function selectLines(view: EditorView, spans: readonly Span[], options: { intoView: boolean }) {
  const first = spans[0]?.start
  const effects: StateEffect<unknown>[] = [select.of(spans)]
  if (options.intoView && first !== undefined && first <= view.state.doc.length)
    effects.push(EditorView.scrollIntoView(first, { y: 'nearest', yMargin: 40 }))
  view.dispatch({ effects })
}
