import { useStore } from '@nanostores/react'
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { EmailSource } from '../../email/email.ts'
import { findRef, labelOf, refAt } from '../../email/outline/find.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import { previewSource } from '../preview-source.ts'
import { boxOf, markAt, markLoaded, paintPreview } from './paint-preview.ts'

export interface PreviewFrameProps {
  email: EmailSource
  chat: Chat
}

/** The email in a frame that cannot run scripts. A click selects the part that the next instruction is about. */
export function PreviewFrame({ email, chat }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const selection = useStore(chat.$selection)
  const [height, measure] = useFrameHeight(frame)
  useEffect(() => {
    if (!frame.current) return
    paintPreview(frame.current, previewSource(email, { markElements: true }))
    measure()
  }, [email, measure])
  const select = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const element = frame.current && markAt(frame.current, event.clientX - left, event.clientY - top)
    const ref = element === undefined || element === null ? undefined : refAt(email, { element })
    chat.$selection.set(ref ? { ref, label: labelOf(email, ref) } : undefined)
  }
  const box = selection && frame.current ? boxOfRef(frame.current, email, selection.ref) : undefined
  return (
    <>
      <iframe
        ref={frame}
        title="Preview of your email"
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{ height }}
        onLoad={event => {
          markLoaded(event.currentTarget)
          measure()
        }}
      />
      {/* The frame runs nothing and hears nothing: clicks are caught above it. The composer's list does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="bench-clicks" onClick={select}>
        {box && selection && (
          <span
            className="selection-box"
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          >
            <b>{selection.label}</b>
          </span>
        )}
      </div>
    </>
  )
}

function boxOfRef(frame: HTMLIFrameElement, email: EmailSource, ref: string): DOMRect | undefined {
  const found = findRef(email, ref)
  return found && boxOf(frame, found.element.index)
}

/** The frame is as high as its content, also when pictures arrive late or the width changes. Measuring again follows the newest body. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>): [number, () => void] {
  const [height, setHeight] = useState(600)
  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback(() => {
    const body = frame.current?.contentDocument?.body
    if (!body) return
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() =>
      setHeight(Math.max(200, Math.ceil(body.getBoundingClientRect().bottom)))
    )
    observer.current.observe(body)
  }, [frame])
  useEffect(() => () => observer.current?.disconnect(), [])
  return [height, measure]
}
