import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'

/** Share of the height that the HTML takes, in percent. */
const START = 60
const LEAST = 15
const MOST = 85
const STEP = 5

const STEPS: Record<string, number> = { ArrowUp: -STEP, ArrowDown: STEP }

/** HTML stands above CSS: the line between them drags, and goes by arrow keys. */
export function useSplit(): { style: CSSProperties; handle: ReactNode } {
  const [share, setShare] = useState(START)
  const set = (percent: number) => setShare(Math.round(Math.min(MOST, Math.max(LEAST, percent))))
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget, pointerId, clientY } = event
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const frame = currentTarget.parentElement?.getBoundingClientRect()
    if (frame) set(((clientY - frame.top) / frame.height) * 100)
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    set(share + by)
  }
  const handle = (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a control, which <hr> is not
    <div
      className="code-split"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the HTML"
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    />
  )
  return { style: { '--html-share': `${share}fr`, '--css-share': `${100 - share}fr` } as CSSProperties, handle }
}
