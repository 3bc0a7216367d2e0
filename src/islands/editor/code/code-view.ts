import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  ViewPlugin
} from '@codemirror/view'
import { styleNonce } from '../../../stores/site.ts'
import { faultLine, mendAtCaret, nextFault } from './fault-line.ts'
import { hiddenReturns } from './hidden-returns.ts'
import { lateSearch } from './late-search.ts'
import { codeLook } from './look.ts'
import { PHRASES } from './phrases.ts'
import { selectedLines } from './selected-lines.ts'
import { templateTagMarks } from './template-tag-marks.ts'
import { typeOver } from './type-over.ts'

/** The page has one history for hand, chat and code: what the browser would undo here by itself would pass it by. */
const noHistoryOfItsOwn = EditorView.domEventHandlers({
  beforeinput(event) {
    if (!event.inputType.startsWith('history')) return false
    event.preventDefault()
    return true
  }
})

const EDITING: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  foldGutter({ openText: '⌄', closedText: '›' }),
  codeFolding({ placeholderText: '…' }),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  // Each line end stays what it was: CR LF is two characters of the text.
  EditorState.lineSeparator.of('\n'),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false }),
  EditorState.phrases.of(PHRASES),
  keymap.of([
    { key: 'Mod-.', run: mendAtCaret },
    { key: 'F8', run: nextFault },
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...foldKeymap,
    ...completionKeymap,
    indentWithTab
  ])
]

export interface CodeViewOptions {
  /** Where the field goes. */
  parent: HTMLElement
  text: string
  /** The name of the field. */
  label: string
  /** The id of what says how the field is left by keyboard. */
  describedBy: string
  /** Language, lint and listeners. */
  extensions: Extension
}

/** Lines wrap where they have no room beside each other; elsewhere they are scrolled to. */
const NARROW = '(width < 700px)'

/** Wraps lines on narrow screens for as long as the field stands. */
function wrapping(): Extension {
  const part = new Compartment()
  const narrow = matchMedia(NARROW)
  const now = () => (narrow.matches ? EditorView.lineWrapping : [])
  const follow = ViewPlugin.define(view => {
    const change = () => view.dispatch({ effects: part.reconfigure(now()) })
    narrow.addEventListener('change', change)
    return { destroy: () => narrow.removeEventListener('change', change) }
  })
  return [part.of(now()), follow]
}

/** A field for code: everything of CodeMirror that is the same for HTML and CSS. It has no history of its own. */
export function createCodeView({ parent, text, label, describedBy, extensions }: CodeViewOptions): EditorView {
  const attributes = EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    tabindex: '0',
    spellcheck: 'false'
  })
  const state = EditorState.create({
    doc: text,
    extensions: [
      codeLook,
      EditorView.cspNonce.of(styleNonce()),
      lateSearch,
      EDITING,
      wrapping(),
      extensions,
      templateTagMarks,
      hiddenReturns,
      selectedLines,
      faultLine,
      noHistoryOfItsOwn,
      typeOver,
      attributes
    ]
  })
  return new EditorView({ state, parent })
}
