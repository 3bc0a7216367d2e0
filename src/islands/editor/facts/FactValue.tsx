import { useStore } from '@nanostores/react'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ListedValue } from '../../../compose/change/listed-facts.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Facts } from '../../../stores/editor/facts/facts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import { FactInput } from './FactInput.tsx'
import { Outcome } from './Outcome.tsx'

interface FactValueProps {
  fact: ListedValue
  /** The entry that it belongs to: `Tomato`. */
  within?: string | undefined
  facts: Facts
  document: EmailDocument
}

/** A value that the email says, which opens in its place; below it what became of its last change. */
export function FactValue({ fact, within, facts, document }: FactValueProps) {
  const { path, label, value, isLong } = fact
  const [isOpen, setOpen] = useState(false)
  const asked = useStore(facts.$asked)
  const row = useReturningFocus(isOpen)
  const name = within && within !== value ? `${label} of ${within}` : label
  const keep = (words: string) => {
    const done = facts.change(path, words)
    if (!done.ok) return done.reason
    setOpen(false)
    // A value that was taken out has no row any more.
    rescueFocus('.facts-panel-head h2')
    return undefined
  }
  return (
    <li>
      {isOpen ? (
        <FactInput
          label={label}
          name={name}
          value={value}
          isLong={isLong}
          onKeep={keep}
          onReturn={() => setOpen(false)}
        />
      ) : (
        <button ref={row} type="button" className="said-value" onClick={() => setOpen(true)}>
          <span className="small">
            {label}
            {name !== label && <span className="sr-only"> of {within}</span>}
          </span>
          <span>{value}</span>
          <Icon of={Pencil} size={16} />
        </button>
      )}
      {asked?.path === path && asked.after !== '' && <Outcome facts={facts} document={document} />}
    </li>
  )
}

/** Puts the focus on the row once its field is closed. */
function useReturningFocus(isOpen: boolean) {
  const row = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && globalThis.document.activeElement === globalThis.document.body)
      row.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return row
}
