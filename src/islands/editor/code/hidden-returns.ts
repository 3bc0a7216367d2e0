import { Decoration, EditorView, MatchDecorator, ViewPlugin } from '@codemirror/view'

const returns = new MatchDecorator({ regexp: /\r/g, decoration: Decoration.replace({}) })

/**
 * Emails from elsewhere may end their lines with CR LF. The text keeps both, so that offsets and bytes are those of the source:
 * the CR is not shown, and the caret steps over it.
 */
export const hiddenReturns = ViewPlugin.define(
  view => ({
    marks: returns.createDeco(view),
    update(update) {
      this.marks = returns.updateDeco(update, this.marks)
    }
  }),
  {
    decorations: plugin => plugin.marks,
    provide: plugin => EditorView.atomicRanges.of(view => view.plugin(plugin)?.marks ?? Decoration.none)
  }
)
