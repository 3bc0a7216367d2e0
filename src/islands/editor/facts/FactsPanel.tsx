import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { factsFor } from '../../../stores/editor/facts/facts.ts'
import { loadSectionStyles } from '../../../stores/section-styles.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useReturnedFocus } from '../theme/use-returned-focus.ts'
import type { EditorStores } from '../use-editor.ts'
import { AddFact } from './AddFact.tsx'
import { FactField } from './FactField.tsx'
import { NoFacts } from './NoFacts.tsx'
import { Outcome } from './Outcome.tsx'

/** Where the focus goes when what opened the panel is gone. */
const WAYS = '.theme-button, .editor-more button'

/** What the email says, in the panel's place. A change of a fact goes into every place that says it. */
export default function FactsPanel({ editor }: { editor: EditorStores }) {
  const { document, view } = editor
  const title = useRef<HTMLHeadingElement>(null)
  useReturnedFocus(title, WAYS)
  // What is put in as a part of its own needs the rules of its section.
  useEffect(() => void loadSectionStyles().catch(() => {}), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    document.tryOut(undefined)
    view.toggleFacts()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div className="facts-panel" onKeyDown={onKeyDown}>
      <header className="facts-panel-head">
        <h2 ref={title} tabIndex={-1}>
          Facts
        </h2>
        <button type="button" className="plain-button" aria-label="Close the facts" onClick={view.toggleFacts}>
          <Icon of={X} />
        </button>
      </header>
      <Listed editor={editor} />
    </div>
  )
}

function Listed({ editor }: { editor: EditorStores }) {
  const facts = factsFor(editor.document)
  const listed = useStore(facts.$listed)
  const hasFacts = useStore(facts.$facts) !== undefined
  const asked = useStore(facts.$asked)
  const isBlank = useStore(editor.$isBlank)
  if (!hasFacts) return <NoFacts facts={facts} isBlank={isBlank} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="facts-panel-body" aria-label="What the email says" tabIndex={0}>
      {asked?.after === '' && <Outcome facts={facts} document={editor.document} />}
      {listed.map(field => (
        <FactField key={field.field} field={field} facts={facts} document={editor.document} />
      ))}
      <AddFact facts={facts} />
      <p className="small">A change goes into every place that says it. Enter keeps it, Esc returns.</p>
    </section>
  )
}
