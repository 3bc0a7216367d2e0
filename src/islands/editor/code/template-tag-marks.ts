import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { findTemplateTags } from '../../../email/source/template-tags.ts'

const TAG = Decoration.mark({ class: 'cm-template-tag' })
/** A tag may begin before what is in view; none is longer. */
const AROUND = 2_000

function marksInView(view: EditorView): DecorationSet {
  const { doc } = view.state
  const ranges = view.visibleRanges.flatMap(({ from, to }) => {
    const start = Math.max(0, from - AROUND)
    const text = doc.sliceString(start, Math.min(doc.length, to + AROUND))
    return findTemplateTags(text).map(tag => TAG.range(start + tag.start, start + tag.end))
  })
  return Decoration.set(ranges, true)
}

/** Merge and template tags on orange ground, wherever they stand, in what is in view. */
export const templateTagMarks = ViewPlugin.fromClass(
  class {
    marks: DecorationSet
    constructor(view: EditorView) {
      this.marks = marksInView(view)
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.marks = marksInView(view)
    }
  },
  { decorations: plugin => plugin.marks }
)
