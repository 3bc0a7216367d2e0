import { useEffect, useRef } from 'react'
import type { Scheme } from '../../../email/compile/preview.ts'
import type { EmailSource } from '../../../email/email.ts'
import { scenesAsSvg } from '../../../email/scenes/as-svg.ts'
import { createPainter, type Painter } from './painter.ts'
import { useFrameHeight } from './use-frame-height.ts'

export interface MirrorFrameProps {
  email: EmailSource
  scheme: Scheme
  /** What it shows, for people who hear the page. */
  title: string
  /** Called after each painting, with what knows which node is which element. */
  onPainted?: (painter: Painter) => void
}

/** An email to look at: it follows each change, and nothing in it can be pressed. */
export function MirrorFrame({ email, scheme, title, onPainted }: MirrorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const painter = useRef<Painter>(undefined)
  const painted = useRef(onPainted)
  painted.current = onPainted
  const [height, measure] = useFrameHeight(frame)
  useEffect(() => {
    if (!frame.current) return
    painter.current = createPainter(
      frame.current,
      () => ({ scheme, picturesOff: false, shownAs: scenesAsSvg }),
      () => {
        measure()
        if (painter.current) painted.current?.(painter.current)
      }
    )
  }, [scheme, measure])
  useEffect(() => painter.current?.paint(email), [email])
  return (
    <iframe
      ref={frame}
      className="mirror-frame"
      title={title}
      sandbox="allow-same-origin"
      tabIndex={-1}
      style={{ height }}
    />
  )
}
