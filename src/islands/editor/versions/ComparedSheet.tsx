import { type ReactNode, useRef } from 'react'
import type { EmailSource } from '../../../email/email.ts'
import type { Difference } from '../../../email/history/difference.ts'
import { MirrorFrame } from '../canvas/MirrorFrame.tsx'
import { useOutlines } from './use-outlines.ts'

interface ComparedSheetProps {
  email: EmailSource
  side: 'was' | 'now'
  differences: Difference[]
  /** The difference that was gone to. */
  at: number | undefined
  title: string
  /** What stands above the sheet. */
  children: ReactNode
}

/** One of two emails that are compared, with what differs outlined and named. */
export function ComparedSheet({ email, side, differences, at, title, children }: ComparedSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const { outlines, onPainted } = useOutlines(sheet, differences, side)
  return (
    <div ref={sheet} className="bench-sheet compared-sheet" data-side={side}>
      <p className="sheet-head">{children}</p>
      <MirrorFrame email={email} scheme="light" title={title} onPainted={onPainted} />
      <div className="canvas-overlay" aria-hidden="true">
        {outlines.map(({ key, difference, label, isSmall, box }) => (
          <div
            key={key}
            className="compared-outline"
            data-difference={difference}
            data-lit={difference === at || undefined}
            style={box}
          >
            {label && <span data-beside={isSmall || undefined}>{label}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
