import { useStore } from '@nanostores/react'
import { type RefObject, useEffect } from 'react'
import type { EditorStores } from '../../use-editor.ts'

const GAP = 6

/** Scrolls the line that is being typed out from under the bar. */
export function useUncoveredLine(
  { canvas, typing, selection }: EditorStores,
  bench: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>
) {
  const moved = useStore(typing.$moved)
  const isTyping = useStore(selection.$typing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret may have gone to another line
  useEffect(() => {
    const line = isTyping ? caretBox(canvas.page()) : undefined
    const own = bar.current?.getBoundingClientRect()
    const frame = canvas.frame()?.getBoundingClientRect()
    if (!line || !own || !frame) return
    const [top, bottom] = [line.top + frame.top, line.bottom + frame.top]
    if (top >= own.bottom || bottom <= own.top) return
    const isOver = own.top < (bench.current?.getBoundingClientRect().top ?? 0) + own.height
    bench.current?.scrollBy(0, isOver ? top - own.bottom - GAP : bottom - own.top + GAP)
  }, [moved, isTyping])
}

function caretBox(page: Document | undefined): DOMRect | undefined {
  const selection = page?.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  const box = range?.getBoundingClientRect()
  return box && box.height > 0 ? box : undefined
}
