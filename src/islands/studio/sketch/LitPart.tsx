import { useEffect, useRef } from 'react'

/** A place in px from the email's top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Px between a text and its outline, so that no letter touches it. */
const ROOM = 8

/** Marks a part of the email, and brings it into sight when it is marked anew. */
export function LitPart({ box: { left, top, width, height }, isPassing }: { box: Box; isPassing: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const desk = mark.current?.closest('.sketch-desk')
    if (desk && mark.current) scrollInto(desk, mark.current)
  }, [])
  const style = { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }
  return <span ref={mark} className="sketch-lit" data-passing={isPassing || undefined} style={style} />
}

/** Scrolls an element, and never the page: that would move the field away from who types, or a button from under a press. */
function scrollInto(scroller: Element, inside: Element) {
  const { top, bottom } = scroller.getBoundingClientRect()
  const box = inside.getBoundingClientRect()
  if (box.top < top) scroller.scrollTop += box.top - top
  else if (box.bottom > bottom) scroller.scrollTop += Math.min(box.bottom - bottom, box.top - top)
}
