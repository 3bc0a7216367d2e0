import { useCallback, useEffect, useRef, useState } from 'react'
import type { Column } from '../../../stores/directions/columns.ts'
import { MirrorFrame } from '../../editor/canvas/MirrorFrame.tsx'
import type { Painter } from '../../editor/canvas/painter.ts'
import { SectionChoices } from './SectionChoices.tsx'

/** Px that an email is laid out in; on phones as a phone shows it. */
const [WIDE, NARROW] = [600, 390]

interface SheetProps {
  column: Column
  isPhone: boolean
  /** Takes a section of it by its place; without it none is offered. */
  onUse: ((section: number) => Promise<void>) | undefined
  /** The one that sections are taken for. */
  target: Column | undefined
}

/** An email at the width of its column, which scrolls by itself; what is still to come is a dashed outline. */
export function Sheet({ column, isPhone, onUse, target }: SheetProps) {
  const { email, label, state, reason } = column
  const sheet = useRef<HTMLElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const [painter, setPainter] = useState<Painter>()
  const [size, setSize] = useState<{ scale: number; height: number }>()
  const width = isPhone ? NARROW : WIDE
  const isShown = email.html !== ''
  const measure = useCallback(() => {
    const frame = paper.current?.querySelector('iframe')
    if (!sheet.current || !frame) return
    const scale = Math.min(1, sheet.current.clientWidth / width)
    setSize({ scale, height: frame.offsetHeight * scale })
  }, [width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame comes with the first section
  useEffect(() => {
    const frame = paper.current?.querySelector('iframe')
    if (!sheet.current || !frame) return
    const observer = new ResizeObserver(measure)
    observer.observe(sheet.current)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [measure, isShown])
  const onPainted = useCallback((next: Painter) => setPainter(next), [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="direction-sheet" ref={sheet} tabIndex={0} aria-label={`${label}: the email`}>
      {isShown && (
        <div
          className="direction-paper"
          ref={paper}
          style={
            size && ({ height: size.height, '--width': `${width}px`, '--scale': size.scale } as React.CSSProperties)
          }
        >
          <MirrorFrame email={email} scheme="light" title={`${label}: ${email.subject}`} onPainted={onPainted} />
          {onUse && painter && target && size && (
            <SectionChoices {...{ column, painter, target, onUse }} scale={size.scale} height={size.height} />
          )}
        </div>
      )}
      {(state === 'to-come' || state === 'making') && <div className="direction-rest" aria-hidden="true" />}
      {state === 'unfinished' && <p className="direction-reason">{reason}</p>}
    </section>
  )
}
