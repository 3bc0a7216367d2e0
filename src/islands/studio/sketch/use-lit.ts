import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import type { Painter } from '../../editor/canvas/painter.ts'
import type { Box } from './LitPart.tsx'

/**
 * The box of the part of a painted email that a ref names, from the email's top left corner: measured anew with each painting, and
 * when a picture arrives late, of it or above it. `onPainted` is for the frame.
 */
export function useLit(sheet: RefObject<HTMLElement | null>, email: EmailSource, ref: string | undefined) {
  const painter = useRef<Painter>(undefined)
  const [box, setBox] = useState<Box>()
  const resizes = useRef<ResizeObserver>(undefined)
  const watched = useRef<Element>(undefined)
  const latest = useRef(() => {})
  latest.current = () => {
    const element = ref === undefined ? undefined : findRef(email, ref)?.element.index
    const node = element === undefined ? undefined : painter.current?.nodeOf(element)
    setBox(node?.getBoundingClientRect())
    if (node && node !== watched.current) resizes.current?.observe(node)
    watched.current = node
  }
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current())
    const frame = sheet.current?.querySelector('iframe')
    if (frame) observer.observe(frame)
    resizes.current = observer
    return () => observer.disconnect()
  }, [sheet])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when either changes
  useEffect(() => latest.current(), [email, ref])
  const onPainted = useCallback((next: Painter) => {
    painter.current = next
    latest.current()
  }, [])
  return { box, painter, onPainted }
}
