import { type RefObject, useEffect, useRef } from 'react'

const GAP = 8

/**
 * Handlers for an anchor and a ref for its tooltip, which is a manual popover: shown on hover and focus, closed by Escape. One that
 * `leavesOnPress` makes room for what the press opens, and is shown on focus only to those who come by a key.
 */
export function useTip<Anchor extends HTMLElement>({
  leavesOnPress = false
} = {}): {
  tip: RefObject<HTMLSpanElement | null>
  handlers: {
    onPointerEnter: (event: { currentTarget: Anchor }) => void
    onPointerLeave: () => void
    onPointerDown: () => void
    onFocus: (event: { currentTarget: Anchor }) => void
    onBlur: () => void
    onKeyDown: (event: { key: string }) => void
  }
} {
  const tip = useRef<HTMLSpanElement>(null)
  const show = (event: { currentTarget: Anchor }) => showBeside(tip.current, event.currentTarget)
  const showOnFocus = (event: { currentTarget: Anchor }) =>
    !leavesOnPress || event.currentTarget.matches(':focus-visible') ? show(event) : undefined
  // A control of the server's page can be focused before its script runs, and React is told of no focus that came earlier.
  useEffect(() => {
    const focused = document.activeElement
    if (focused && tip.current && focused === tip.current.previousElementSibling) showBeside(tip.current, focused)
  }, [])
  const hide = () => tip.current?.hidePopover()
  const onKeyDown = ({ key }: { key: string }) => (key === 'Escape' ? hide() : undefined)
  const onPointerDown = () => (leavesOnPress ? hide() : undefined)
  return {
    tip,
    handlers: {
      onPointerEnter: show,
      onPointerLeave: hide,
      onPointerDown,
      onFocus: showOnFocus,
      onBlur: hide,
      onKeyDown
    }
  }
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
