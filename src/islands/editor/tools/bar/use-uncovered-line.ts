import { type RefObject, useEffect } from 'react'
import { useStoreAfterPaint } from '../../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../../use-editor.ts'

const GAP = 6
/** The bar lies on the text only where it stays at an edge of the bench, so near to it in px. */
const EDGE = 2

/** Scrolls the line that is being typed out from under the bar. */
export function useUncoveredLine(
  { canvas, typing, selection }: EditorStores,
  bench: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>
) {
  const moved = useStoreAfterPaint(typing.$moved)
  const isTyping = useStoreAfterPaint(selection.$typing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret may have gone to another line
  useEffect(() => {
    const line = isTyping ? caretBox(canvas.page()) : undefined
    const own = bar.current?.getBoundingClientRect()
    const frame = canvas.frame()?.getBoundingClientRect()
    const room = bench.current?.getBoundingClientRect()
    if (!line || !own || !frame || !room) return
    const [top, bottom] = [line.top + frame.top, line.bottom + frame.top]
    if (top >= own.bottom || bottom <= own.top) return
    if (own.top <= room.top + EDGE) bench.current?.scrollBy(0, top - own.bottom - GAP)
    else if (own.bottom >= room.bottom - EDGE) bench.current?.scrollBy(0, bottom - own.top + GAP)
  }, [moved, isTyping])
}

function caretBox(page: Document | undefined): DOMRect | undefined {
  const selection = page?.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  const box = range?.getBoundingClientRect()
  return box && box.height > 0 ? box : undefined
}
