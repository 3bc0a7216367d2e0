import { type KeyboardEvent, type PointerEvent, useState } from 'react'

const START = 620
const LEAST = 400
const STEP = 20
/** Share of the window that the code may take. */
const MOST = 0.6

const STEPS: Record<string, number> = { ArrowLeft: STEP, ArrowRight: -STEP }

/** Between bench and code: drags, and goes by arrow keys. Where the panel lies over the bench there is none. */
export function PanelWidth() {
  const [width, setWidth] = useState(START)
  const most = Math.max(START, Math.round(innerWidth * MOST))
  const set = (element: HTMLElement, wanted: number) => {
    const next = Math.round(Math.min(most, Math.max(LEAST, wanted)))
    setWidth(next)
    element.closest<HTMLElement>('.editor')?.style.setProperty('--code-width', `${next}px`)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget, pointerId, clientX } = event
    if (currentTarget.hasPointerCapture(pointerId)) set(currentTarget, innerWidth - clientX)
  }
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    set(event.currentTarget, width + by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a control, which <hr> is not
    <div
      className="code-width"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the code"
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    />
  )
}
