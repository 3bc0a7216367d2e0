import { useStore } from '@nanostores/react'
import type { Chat } from '../../stores/editor/chat.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useCompiledSize } from './use-compiled-size.ts'
import type { Device } from './width.ts'

export interface BenchProps {
  document: EmailDocument
  chat: Chat
  device: Device
}

const MARKS = { desktop: [0, 100, 200, 300, 400, 500, 600], mobile: [0, 100, 200, 300] }

/** The cutting mat with the email on it, its ruler above and its weight below. */
export function Bench({ document, chat, device }: BenchProps) {
  const email = useStore(document.$email)
  const trial = useStore(chat.$trial)
  const size = useCompiledSize(email)
  return (
    <>
      <div className="ruler" aria-hidden="true">
        {MARKS[device].map(mark => (
          <span key={mark} style={{ '--at': mark } as React.CSSProperties}>
            {mark}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="bench" tabIndex={0} aria-label="Preview">
        <div className="bench-sheet">
          <PreviewFrame email={trial ?? email} chat={chat} />
        </div>
      </section>
      <div className="checks-line">
        <span className="checks-end">{size}</span>
      </div>
    </>
  )
}
