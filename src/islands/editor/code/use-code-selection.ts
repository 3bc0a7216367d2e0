import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { applyingRules } from '../../../email/compile/applying-rules.ts'
import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { pointedRef } from '../../../email/outline/pointed.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Selection } from '../../../stores/editor/selection.ts'
import type { CodePart, SelectedRange } from './code-props.ts'

/** What is typed moves lit lines along by itself; where they are is worked out anew in a pause. */
const PAUSE_MS = 150

export interface CodeSelection {
  /** The lines of the selected element and of its rules. */
  selectedRange: SelectedRange | undefined
  /** Hears where a person puts the caret. */
  onCaret: (place: { in: CodePart; offset: number }) => void
}

/** What is selected lights its lines, and the element of the caret is selected as it moves. */
export function useCodeSelection(document: EmailDocument, { $selected, select }: Selection): CodeSelection {
  const ref = useStore($selected)
  const email = useStore(document.$email)
  const [selectedRange, setSelectedRange] = useState<SelectedRange>()
  useEffect(() => {
    const timer = setTimeout(() => setSelectedRange(ref === undefined ? undefined : rangeOf(email, ref)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ref, email])
  return {
    selectedRange,
    onCaret(place) {
      if (place.in === 'html') select(refAround(document.$email.get(), place.offset), { isLit: true })
    }
  }
}

function rangeOf(email: EmailSource, ref: string): SelectedRange | undefined {
  const element = findRef(email, ref)?.element
  if (!element) return undefined
  const { start, end, index } = element
  return { html: { start, end }, css: applyingRules(email.css, outlineOf(email).doc, index) }
}

/** What a click on the innermost element around an offset would select; right behind an element, that one. */
function refAround(email: EmailSource, offset: number): string | undefined {
  const { elements } = outlineOf(email).doc
  const around = (at: number) => elements.findLast(({ start, end }) => start <= at && at < end)
  const element = around(offset) ?? around(offset - 1)
  return element && pointedRef(email, element.index)
}
