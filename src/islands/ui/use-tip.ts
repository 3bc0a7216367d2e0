import { type RefObject, useEffect, useRef } from 'react'

const GAP = 8

/** Handlers for an anchor and a ref for its tooltip, which is a manual popover: shown on hover and focus, closed by Escape. */
export function useTip<Anchor extends HTMLElement>(): {
  tip: RefObject<HTMLSpanElement | null>
  handlers: {
    onPointerEnter: (event: { currentTarget: Anchor }) => void
    onPointerLeave: () => void
    onFocus: (event: { currentTarget: Anchor }) => void
    onBlur: () => void
    onKeyDown: (event: { key: string }) => void
  }
} {
  const tip = useRef<HTMLSpanElement>(null)
  const show = (event: { currentTarget: Anchor }) => showBeside(tip.current, event.currentTarget)
  // A control of the server's page can be focused before its script runs, and React is told of no focus that came earlier.
  useEffect(() => {
    const focused = document.activeElement
    if (focused && tip.current && focused === tip.current.previousElementSibling) showBeside(tip.current, focused)
  }, [])
  const hide = () => tip.current?.hidePopover()
  const onKeyDown = ({ key }: { key: string }) => (key === 'Escape' ? hide() : undefined)
  return { tip, handlers: { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide, onKeyDown } }
}

function showBeside(tip: HTMLElement | null, anchor: Element) {
  if (!tip) return
  tip.showPopover()
  place(tip, anchor.getBoundingClientRect())
}

/** Above the anchor where there is room, below it otherwise, and never outside the window. */
function place(tip: HTMLElement, anchor: DOMRect) {
  const { width, height } = tip.getBoundingClientRect()
  const middle = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(GAP, Math.min(middle, innerWidth - width - GAP))
  const above = anchor.top - height - GAP
  Object.assign(tip.style, { left: `${left}px`, top: `${above > GAP ? above : anchor.bottom + GAP}px` })
}
