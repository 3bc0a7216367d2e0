import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useReducer } from 'react'
import { outlineBox } from '../../canvas/outline-box.ts'
import type { EditorStores } from '../../use-editor.ts'
import { type Band, type Bench, placeBar } from './place-bar.ts'

/** Where the bar may be now; measured again with each painting and when the bench changes its size. */
export function useBand(
  { canvas }: EditorStores,
  bench: RefObject<HTMLElement | null>,
  selected: ReturnType<EditorStores['selection']['$described']['get']>
): Band | undefined {
  useStore(canvas.$painted)
  const [, measureAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const observer = new ResizeObserver(measureAgain)
    const sheet = bench.current?.querySelector('.bench-sheet')
    for (const element of [bench.current, sheet]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [bench])
  const outline = selected && outlineBox(canvas.boxOf(selected.ref), selected.kind)
  return outline && bench.current ? placeBar(outline, roomAround(bench.current)) : undefined
}

/** The bench around the email, however far it is scrolled. */
function roomAround(bench: HTMLElement): Bench {
  const own = bench.getBoundingClientRect()
  const email = bench.querySelector('.canvas-overlay')?.getBoundingClientRect() ?? own
  return {
    left: email.left - own.left + bench.scrollLeft,
    top: email.top - own.top + bench.scrollTop,
    width: bench.clientWidth
  }
}
