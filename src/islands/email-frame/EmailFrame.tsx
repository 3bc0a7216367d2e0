import { type CSSProperties, useEffect, useRef } from 'react'
import { scenesAsSvg } from '../../email/scenes/as-svg.ts'
import { showDocument } from './show-document.ts'

export interface EmailFrameProps {
  /** What `previewDocument` makes of an email; nothing while it is not known. */
  document: string
  title: string
  style?: CSSProperties | undefined
  /** Called with its page when all of it is there, pictures and fonts included. */
  onDrawn?: (page: Document) => void
}

/** A picture of an email: nothing in it runs, and nothing can be pressed. */
export function EmailFrame({ document, title, style, onDrawn }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const drawn = useRef(onDrawn)
  drawn.current = onDrawn
  useEffect(() => {
    if (!frame.current || !document) return undefined
    return showDocument(frame.current, scenesAsSvg(document), page => drawn.current?.(page))
  }, [document])
  return <iframe ref={frame} title={title} inert tabIndex={-1} sandbox="allow-same-origin" style={style} />
}
