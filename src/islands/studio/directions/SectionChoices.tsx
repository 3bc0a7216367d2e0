import { Plus, Replace } from 'lucide-react'
import { useState } from 'react'
import { outlineOf } from '../../../email/outline/outline.ts'
import { replacedBy } from '../../../stores/directions/borrow.ts'
import type { Column } from '../../../stores/directions/columns.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { Painter } from '../../editor/canvas/painter.ts'
import { Icon } from '../../ui/Icon.tsx'

interface SectionChoicesProps {
  column: Column
  /** Knows where each section stands. */
  painter: Painter
  target: Column
  onUse: (section: number) => Promise<void>
  scale: number
  /** Of the paper; where it changes, sections have moved. */
  height: number
}

const FAILED = 'The section could not be taken. Nothing was changed; please try again.'

/** The sections of a direction as buttons, each of which brings its section into the chosen one. */
export function SectionChoices({ column, painter, target, onUse, scale }: SectionChoicesProps) {
  const [busy, setBusy] = useState<number>()
  const use = async (at: number) => {
    setBusy(at)
    await onUse(at).catch(error => toastError(error instanceof Error ? error.message : FAILED))
    setBusy(undefined)
  }
  return (
    <>
      {outlineOf(column.email).sections.map((section, at) => {
        const box = painter.nodeOf(section.element)?.getBoundingClientRect()
        if (!box) return null
        const isInstead = replacedBy(target.email, section) !== undefined
        const words = isInstead ? 'Use this instead' : 'Use this'
        return (
          <button
            key={section.ref}
            type="button"
            className="direction-section"
            aria-label={`${words}: ${section.label}, for ${target.label}`}
            aria-busy={busy === at || undefined}
            style={{ top: box.top * scale, height: box.height * scale }}
            onClick={() => void use(at)}
          >
            <span className="direction-use">
              <Icon of={isInstead ? Replace : Plus} size={16} />
              {words}
            </span>
          </button>
        )
      })}
    </>
  )
}
