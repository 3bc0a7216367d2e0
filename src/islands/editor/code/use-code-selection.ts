import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { applyingRules, firstUnderRule } from '../../../email/compile/applying-rules.ts'
import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { pointedRef } from '../../../email/outline/pointed.ts'
import type { Span } from '../../../email/source/source.ts'
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

/** What is selected lights its lines, and the element of the caret is selected as it moves; in a rule, the first that the rule applies to. */
export function useCodeSelection(document: EmailDocument, { $selected, select }: Selection): CodeSelection {
  const ref = useStore($selected)
  const email = useStore(document.$email)
  const [selectedRange, setSelectedRange] = useState<SelectedRange>()
  useEffect(() => {
    const timer = setTimeout(() => setSelectedRange(ref === undefined ? undefined : rangeOf(email, ref)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ref, email])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const selectUnderRule = (offset: number) => {
    const under = refUnderRule(document.$email.get(), offset, $selected.get())
    if (under !== undefined) select(under, { isLit: true })
  }
  return {
    selectedRange,
    onCaret(place) {
      clearTimeout(pause.current)
      if (place.in === 'html') select(refAround(document.$email.get(), place.offset), { isLit: true })
      else pause.current = setTimeout(selectUnderRule, PAUSE_MS, place.offset)
    }
  }
}

function rangeOf(email: EmailSource, ref: string): SelectedRange | undefined {
  const element = findRef(email, ref)?.element
  if (!element) return undefined
  const { start, end, index } = element
  return { html: { start, end }, css: applyingRules(email.css, outlineOf(email).doc, index) }
}

/** What the rule around an offset applies to first; nothing where that is what is selected already, or none. */
function refUnderRule(email: EmailSource, offset: number, selected: string | undefined): string | undefined {
  const isIn = ({ start, end }: Span) => start <= offset && offset <= end
  if (selected !== undefined && rangeOf(email, selected)?.css?.some(isIn)) return undefined
  const index = firstUnderRule(email.css, outlineOf(email).doc, offset)
  return index === undefined ? undefined : pointedRef(email, index)
}

/** What a click on the innermost element around an offset would select; right behind an element, that one. */
function refAround(email: EmailSource, offset: number): string | undefined {
  const { elements } = outlineOf(email).doc
  const around = (at: number) => elements.findLast(({ start, end }) => start <= at && at < end)
  const element = around(offset) ?? around(offset - 1)
  return element && pointedRef(email, element.index)
}
