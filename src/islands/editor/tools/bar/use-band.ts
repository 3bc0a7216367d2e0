import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { useStoreAfterPaint } from '../../../ui/use-store-after-paint.ts'
import { outlineBox } from '../../canvas/outline-box.ts'
import type { EditorStores } from '../../use-editor.ts'
import type { SelectedPart } from '../selected-part.ts'
import { type Band, type Bench, barBox, placeBar } from './place-bar.ts'
import { wordsAround, wordsWithin } from './words-around.ts'

/** Where the bar may be now; measured again with each painting and when the bench changes its size. What lies beside it is told. */
export function useBand(
  editor: EditorStores,
  bench: RefObject<HTMLElement | null>,
  selected: SelectedPart | undefined
): Band | undefined {
  const { canvas } = editor
  useStoreAfterPaint(canvas.$painted)
  const [, measureAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const observer = new ResizeObserver(measureAgain)
    const sheet = bench.current?.querySelector('.bench-sheet')
    for (const element of [bench.current, sheet]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [bench])
  const isTrying = useStoreAfterPaint(editor.document.$trial) !== undefined
  const last = useRef<Band>(undefined)
  const outline = selected && outlineBox(canvas.boxOf(selected.ref), selected.kind)
  const measured =
    outline && bench.current
      ? placeBar(outline, roomAround(bench.current), {
          plus: plusAbove(editor, selected),
          words: wordsAround(editor, selected),
          own: () => wordsWithin(editor, selected),
          isRoomy: selected.kind === 'section'
        })
      : undefined
  // What is tried out may have another size: what is pointed at must not move from under the pointer.
  const band = isTrying && last.current ? last.current : measured
  last.current = band
  useLayoutEffect(() => canvas.standBar(band && barBox(band)))
  useEffect(() => () => canvas.standBar(undefined), [canvas])
  return band
}

/** Where the '+' above a part sits: on the lower edge of what stands before its section, or on its section's own edge. */
function plusAbove({ document, canvas }: EditorStores, { ref, parents }: SelectedPart): number | undefined {
  const { parts } = outlineOf(document.$email.get())
  const holder = parents[0]?.ref ?? ref
  const before = parts[parts.findIndex(part => part.ref === holder) - 1]
  const above = before && canvas.boxOf(before.ref)
  return above ? above.top + above.height : canvas.boxOf(holder)?.top
}

/** The rail with its room, which lies on the email where there is none beside it. */
const RAIL = 46
const BESIDE = '(width >= 1100px)'

/** The bench around the email, however far it is scrolled. */
function roomAround(bench: HTMLElement): Bench {
  const own = bench.getBoundingClientRect()
  const email = bench.querySelector('.canvas-overlay')?.getBoundingClientRect() ?? own
  return {
    left: email.left - own.left + bench.scrollLeft,
    top: email.top - own.top + bench.scrollTop,
    width: bench.clientWidth,
    height: bench.clientHeight,
    rail: matchMedia(BESIDE).matches ? Number.NEGATIVE_INFINITY : RAIL
  }
}
