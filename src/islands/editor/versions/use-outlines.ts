import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Difference } from '../../../email/history/difference.ts'
import type { Painter } from '../canvas/painter.ts'

export interface Outline {
  key: string
  /** Which of the differences it shows. */
  difference: number
  label: string
  /** Its label stands beside it: above, it would reach further than what it names. */
  isSmall: boolean
  /** In px of the sheet. */
  box: { left: number; top: number; width: number; height: number }
}

const SMALL = 220
/** Around texts, which touch their own edges. */
const AIR = 6
/** What the widest label takes beside a small thing. */
const LABEL = 96

/** Where the elements that differ stand in a frame, whenever it was painted or takes another size. */
export function useOutlines(sheet: RefObject<HTMLElement | null>, differences: Difference[], side: 'was' | 'now') {
  const [outlines, setOutlines] = useState<Outline[]>([])
  const painter = useRef<Painter>(undefined)
  const measure = useCallback(() => {
    const [shown, width] = [painter.current, sheet.current?.clientWidth ?? 0]
    if (shown) setOutlines(differences.flatMap((each, at) => outlinesOf(each, at, { shown, side, width })))
  }, [differences, side, sheet])
  useEffect(() => {
    measure()
    const frame = sheet.current?.querySelector('iframe')
    const observer = new ResizeObserver(measure)
    if (frame) observer.observe(frame)
    return () => observer.disconnect()
  }, [measure, sheet])
  const onPainted = useCallback(
    (by: Painter) => {
      painter.current = by
      measure()
    },
    [measure]
  )
  return { outlines, onPainted }
}

interface Place {
  shown: Painter
  side: 'was' | 'now'
  /** Of the sheet, in px. */
  width: number
}

function outlinesOf(difference: Difference, at: number, { shown, side, width }: Place): Outline[] {
  const elements = difference[side]
  return elements.flatMap((element, index) => {
    const node = shown.nodeOf(element)
    const rect = node?.getBoundingClientRect()
    if (!node || !rect || rect.width === 0) return []
    const air = /^(IMG|TABLE|A)$/.test(node.nodeName) ? 0 : AIR
    const left = Math.max(0, rect.left - air)
    const right = Math.min(width, rect.right + air)
    const label = index > 0 ? '' : side === 'now' ? difference.label : difference.wasLabel
    const isSmall = right - left < SMALL && right + LABEL < width
    const box = { left, top: rect.top - air, width: right - left, height: rect.height + 2 * air }
    return [{ key: `${at}-${element}`, difference: at, label, isSmall, box }]
  })
}
