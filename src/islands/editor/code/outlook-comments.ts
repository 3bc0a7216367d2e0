import { htmlLanguage } from '@codemirror/lang-html'
import { syntaxTree } from '@codemirror/language'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { type Input, parseMixed, type SyntaxNodeRef } from '@lezer/common'
import { conditionalInside } from '../../../email/source/comments.ts'

/** Longer ones are left as plain comments: their inside would be read at one go. */
const LONGEST = 50_000

/** Reads what stands in Outlook's conditional comments as HTML of its own. */
export const outlookParser = parseMixed((node: SyntaxNodeRef, input: Input) => {
  if (node.name !== 'Comment' || node.to - node.from > LONGEST) return null
  const inside = conditionalInside(input.read(node.from, node.to))
  if (!inside) return null
  const overlay = [{ from: node.from + inside.from, to: node.from + inside.to }]
  return { parser: htmlLanguage.parser, overlay }
})

const OUTLOOK = Decoration.mark({ class: 'cm-outlook' })

function marksInView(view: EditorView): DecorationSet {
  const tree = syntaxTree(view.state)
  const found = new Map<number, number>()
  for (const { from, to } of view.visibleRanges) {
    tree.iterate({ from, to, enter: node => void (node.name === 'Comment' && found.set(node.from, node.to)) })
  }
  const isConditional = (from: number) => /^<!--\[if/i.test(view.state.sliceDoc(from, from + 8))
  const ranges = [...found].filter(([from]) => isConditional(from)).map(([from, to]) => OUTLOOK.range(from, to))
  return Decoration.set(ranges, true)
}

/** Outlook's comments are set apart and stay readable. */
export const outlookMarks = ViewPlugin.fromClass(
  class {
    marks: DecorationSet
    constructor(view: EditorView) {
      this.marks = marksInView(view)
    }
    update(update: ViewUpdate) {
      const isReadOn = syntaxTree(update.startState) !== syntaxTree(update.state)
      if (update.docChanged || update.viewportChanged || isReadOn) this.marks = marksInView(update.view)
    }
  },
  { decorations: plugin => plugin.marks }
)
