import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Offer } from '../../../stores/editor/gallery/addition.ts'
import { EmailFrame } from '../../email-frame/EmailFrame.tsx'
import type { EditorStores } from '../use-editor.ts'
import { pictureOf } from './picture-of.ts'

/** Px: what a picture shows of its email is so wide, and at most so high. */
const EMAIL = 600
const HIGHEST = 412
const LEAST = 40

/** A section as it would look in this email, drawn when it comes into view. Until then it is a box. */
export function OfferPicture({ offer, editor: { document } }: { offer: Offer; editor: EditorStores }) {
  const box = useRef<HTMLSpanElement>(null)
  const isSeen = useIsSeen(box)
  const email = useStore(document.$email)
  const [drawn, setDrawn] = useState<{ height: number; scale: number }>()
  const measure = ({ body }: Document) => {
    if (!box.current) return
    const scale = box.current.clientWidth / EMAIL
    const height = Math.min(HIGHEST, Math.max(LEAST, Math.ceil(body.getBoundingClientRect().height)))
    setDrawn({ height: height * scale, scale })
  }
  return (
    <span ref={box} className="offer-picture" style={drawn && { height: drawn.height }} aria-hidden="true">
      {isSeen && (
        <EmailFrame
          title={offer.label}
          document={pictureOf(email, offer)}
          style={drawn && { scale: drawn.scale }}
          onDrawn={measure}
        />
      )}
    </span>
  )
}

/** Whether something has come into view, or nearly. */
function useIsSeen(box: { current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current || isSeen) return
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setSeen(true), {
      rootMargin: '120px'
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, isSeen])
  return isSeen
}
