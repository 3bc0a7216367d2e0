import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useMedia } from '../ui/use-media.ts'

/** Share of a phone's screen that the preview takes, in percent; editor.css has it too, for before the script runs. */
const START = 42
const LEAST = 15
const MOST = 75
const STEP = 5

const STEPS: Record<string, number> = { ArrowUp: -STEP, ArrowDown: STEP }

/**
 * On phones the preview lies above the panel: a handle between them divides the screen, by finger or by arrow keys. On a
 * low screen, such as a page at 200 %, the preview begins as a strip: the conversation needs the room.
 */
export function usePanelHeight(): { style: CSSProperties; handle: ReactNode } {
  const isLow = useMedia('(height < 500px)')
  const [chosen, setChosen] = useState<number>()
  const share = chosen ?? (isLow ? LEAST : START)
  const set = (percent: number) => setChosen(Math.round(Math.min(MOST, Math.max(LEAST, percent))))
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const frame = event.currentTarget.closest('.editor')?.getBoundingClientRect()
    if (frame) set(((event.clientY - frame.top - 56) / (frame.height - 56)) * 100)
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
      className="panel-handle"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the preview"
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    />
  )
  return { style: chosen === undefined ? {} : { '--panel-share': `${chosen}` }, handle }
}
