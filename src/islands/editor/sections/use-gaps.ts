import { useEffect } from 'react'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Gap } from './Pluses.tsx'

/** Half the height of a gap, in px: that near its '+' appears. */
const NEAR = 12

/** Notes which gap between two parts the pointer is in, wherever in its width. */
export function useGaps({ canvas, $nearGap }: EditorStores, gaps: readonly Gap[]) {
  const painted = useStoreAfterPaint(canvas.$painted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame's document is there once it was painted
  useEffect(() => {
    const page = canvas.page()
    if (!page) return
    const off = new AbortController()
    const note = ({ clientY }: PointerEvent) => {
      const at = gaps.findIndex(({ top }) => Math.abs(top - clientY) <= NEAR)
      $nearGap.set(at < 0 ? undefined : at)
    }
    const leave = ({ relatedTarget }: PointerEvent) => (relatedTarget ? undefined : $nearGap.set(undefined))
    page.addEventListener('pointermove', note, { signal: off.signal })
    // Of the document: one that is loading has no root yet.
    page.addEventListener('pointerout', leave, { signal: off.signal })
    return () => off.abort()
  }, [canvas, painted, gaps, $nearGap])
}
