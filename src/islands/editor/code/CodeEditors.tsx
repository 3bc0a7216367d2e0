import type { EditorView } from '@codemirror/view'
import { type FormEvent, type KeyboardEvent, useMemo, useState } from 'react'
import type { Fault } from '../../../email/lint/fault.ts'
import { CodeField } from './CodeField.tsx'
import { CodeFoot } from './CodeFoot.tsx'
import type { CodePart, CodeProps } from './code-props.ts'
import { PanelWidth } from './PanelWidth.tsx'
import { useCodeSelection } from './use-code-selection.ts'
import { LEAVE_HINT } from './use-code-view.ts'
import { useSplit } from './use-split.tsx'

const NONE: never[] = []

/** HTML above CSS, and what can be done with both at the foot. */
export function CodeEditors({ document, selection }: CodeProps) {
  const { selectedRange, onCaret } = useCodeSelection(document, selection)
  const [faults, setFaults] = useState<Record<CodePart, Fault[]>>({ html: NONE, css: NONE })
  const [place, setPlace] = useState({ line: 1, column: 1 })
  const [said, setSaid] = useState('')
  const split = useSplit()
  const html = selectedRange?.html
  const selected = useMemo(
    () => ({ html: html ? [html] : NONE, css: selectedRange?.css ?? NONE }),
    [html, selectedRange?.css]
  )
  const moved = (part: CodePart) => (view: EditorView, byPerson: boolean) => {
    const { head } = view.state.selection.main
    const line = view.state.doc.lineAt(head)
    if (view.hasFocus) setPlace({ line: line.number, column: head - line.from + 1 })
    setSaid('')
    if (byPerson) onCaret({ in: part, offset: head })
  }
  const field = (part: CodePart) => (
    <CodeField
      part={part}
      document={document}
      faults={faults[part]}
      selected={selected[part]}
      onFaults={found => setFaults(all => ({ ...all, [part]: found }))}
      onCaret={moved(part)}
      onSay={setSaid}
    />
  )
  return (
    <form
      className="code-fields"
      onSubmit={event => saveByButton(event, document.save)}
      onKeyDown={event => saveByKey(event, document.save)}
    >
      <PanelWidth />
      <div className="code-parts" style={split.style}>
        {field('html')}
        {split.handle}
        {field('css')}
      </div>
      <p id={LEAVE_HINT} className="sr-only">
        Tab indents. Press Escape, then Tab, to leave the field.
      </p>
      <CodeFoot document={document} faults={[...faults.html, ...faults.css]} said={said} place={place} />
    </form>
  )
}

function saveByButton(event: FormEvent, save: () => Promise<boolean>) {
  event.preventDefault()
  void save()
}

function saveByKey(event: KeyboardEvent, save: () => Promise<boolean>) {
  if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  void save()
}
