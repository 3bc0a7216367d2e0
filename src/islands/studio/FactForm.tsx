import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { BriefReading, Correction } from '../../stores/reading/reading.ts'
import type { ChipPart, ShownChip } from '../../stores/reading/shown-chips.ts'
import { Button } from '../ui/Button.tsx'
import { dayWords } from './day-words.ts'
import { FactField } from './FactField.tsx'

export interface FactFormProps {
  chip: ShownChip
  reading: BriefReading
  onClose: () => void
}

/** A chip that is open: Enter keeps, Escape returns, and an emptied field is left out. */
export function FactForm({ chip, reading, onClose }: FactFormProps) {
  const parts: (ChipPart | undefined)[] = chip.parts.length > 0 ? chip.parts : [undefined]
  const [begun] = useState(() => parts.map(draftOf))
  const [drafts, setDrafts] = useState(begun)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [])
  const keep = (event: FormEvent) => {
    event.preventDefault()
    reading.correct(
      chip,
      drafts.map((draft, at) => correctionOf(draft, begun[at], parts[at]))
    )
    onClose()
  }
  const leaveOut = () => {
    reading.dismiss(chip)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const wrote = wroteWords(chip)
  const change = (at: number, next: Correction) => setDrafts(drafts.with(at, next))
  return (
    <form ref={form} className="fact-form" aria-label={`Correct: ${chip.label}`} onSubmit={keep} onKeyDown={onKeyDown}>
      {wrote && <p>You wrote {wrote}</p>}
      <div className="fact-fields">
        {drafts.map((draft, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a chip stay in their places while it is open
          <FactField key={at} {...{ chip, draft, at }} onChange={next => change(at, next)} />
        ))}
      </div>
      <div className="fact-choices">
        {mayLeave(chip) && (
          <Button variant="ghost" size="bar" onClick={leaveOut}>
            Leave out
          </Button>
        )}
        <Button type="submit" size="bar">
          Done
        </Button>
      </div>
    </form>
  )
}

/** An email is for something and in some language. */
const mayLeave = ({ role, parts }: ShownChip) => parts.length > 0 && role !== 'kind' && role !== 'language'

/** What is in the field at first: of a day which one it is, else what was read. */
function draftOf(part: ChipPart | undefined): Correction {
  return { value: part?.date ? dayWords(part.date) : (part?.value ?? ''), href: part?.href }
}

/** A day that was only looked at stays as it was typed. */
function correctionOf(draft: Correction, begun: Correction | undefined, part: ChipPart | undefined): Correction {
  return draft.value === begun?.value ? { ...draft, value: part?.value ?? draft.value } : draft
}

function wroteWords({ parts, role }: ShownChip): string {
  if (role === 'kind' || role === 'language' || parts.length > 1) return ''
  const [part] = parts
  return part?.span ? `“${part.read ?? part.value}”` : ''
}
