import { foldAll, foldedRanges, unfoldAll } from '@codemirror/language'
import type { EditorView } from '@codemirror/view'
import { CircleX, FoldVertical, Search, TriangleAlert, WandSparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Fault } from '../../../email/lint/fault.ts'
import type { Span } from '../../../email/source/source.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { CodePart } from './code-props.ts'
import { nextFault } from './fault-line.ts'
import { faultWords } from './fault-words.ts'
import { formatView } from './format-view.ts'
import { pressSearch } from './late-search.ts'
import { selectLines } from './selected-lines.ts'
import { type CodeEvents, useCodeView } from './use-code-view.ts'

export interface CodeFieldProps extends CodeEvents {
  part: CodePart
  document: EmailDocument
  faults: Fault[]
  selected: readonly Span[]
  /** Says at the foot what came of something. */
  onSay: (words: string) => void
}

const NAMES = { html: 'HTML', css: 'CSS' }

/** One part of the email as code, with its bar: what is wrong in it, search, fold, format. */
export function CodeField({ part, document, faults, selected, onSay, ...events }: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useCodeView(part, document, host, events)
  useSelected(view, selected)
  const format = async () => view && onSay(await formatView(view, part, document.$email.get()))
  return (
    <section className="code-part" aria-label={`${NAMES[part]} of the email`}>
      <header className="code-bar">
        <b>{NAMES[part]}</b>
        {faults.length > 0 && view && <FaultCount view={view} faults={faults} name={NAMES[part]} />}
        <CodeTool label={`Search in the ${NAMES[part]}`} icon={Search} onPress={() => view && pressSearch(view)} />
        <CodeTool
          label={`Fold all of the ${NAMES[part]}`}
          icon={FoldVertical}
          onPress={() => view && toggleFolds(view)}
        />
        <CodeTool label={`Format the ${NAMES[part]}`} icon={WandSparkles} onPress={() => void format()} />
      </header>
      <div className="code-host" ref={host} />
    </section>
  )
}

/** What is selected elsewhere is lit here; a new selection comes into view, unless it was made here. */
function useSelected(view: EditorView | undefined, selected: readonly Span[]) {
  const [first, setFirst] = useState<number>()
  const start = selected[0]?.start
  useEffect(() => {
    if (!view) return
    selectLines(view, selected, { intoView: start !== first && !view.hasFocus })
    setFirst(start)
  }, [view, selected, start, first])
}

function CodeTool({ label, icon, onPress }: { label: string; icon: typeof Search; onPress: () => void }) {
  return (
    <button type="button" className="plain-button" aria-label={label} title={label} onClick={onPress}>
      <Icon of={icon} />
    </button>
  )
}

/** How much is wrong; a press leads to the next. */
function FaultCount({ view, faults, name }: { view: EditorView; faults: Fault[]; name: string }) {
  const isError = faults.some(({ severity }) => severity === 'error')
  return (
    <button
      type="button"
      className={`plain-button code-count code-count-${isError ? 'error' : 'warning'}`}
      title="Go to the next (F8)"
      onClick={() => nextFault(view)}
    >
      <Icon of={isError ? CircleX : TriangleAlert} size={16} />
      {faultWords(faults)}
      <span className="sr-only"> in the {name}</span>
    </button>
  )
}

function toggleFolds(view: EditorView) {
  if (foldedRanges(view.state).size > 0) unfoldAll(view)
  else foldAll(view)
}
