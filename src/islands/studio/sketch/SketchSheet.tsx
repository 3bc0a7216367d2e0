import { type MouseEvent, useMemo, useRef } from 'react'
import { fieldAt, placeOf } from '../../../compose/compose/places.ts'
import { pointedRef } from '../../../email/outline/pointed.ts'
import type { Sketch } from '../../../stores/sketch/sketch.ts'
import { MirrorFrame } from '../../editor/canvas/MirrorFrame.tsx'
import { LitPart } from './LitPart.tsx'
import { useLit } from './use-lit.ts'

export interface SketchSheetProps {
  sketch: Sketch
  /** The path of the field that has the focus: its place is lit. */
  field: string | undefined
  /** It stands there only while it is pointed at. */
  isPointed: boolean
  onField: (path: string) => void
}

/** The email of the form. The place of the focused field is lit, and a click leads to the field that says what stands there. */
export function SketchSheet({ sketch, field, isPointed, onField }: SketchSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const ref = field ? placeOf(sketch.places, field) : undefined
  const { box, painter, onPainted } = useLit(sheet, sketch.email, ref)
  // Its words change with each key and stand in the inbox row; in the email they would have all of it drawn anew.
  const email = useMemo(() => ({ ...sketch.email, preheader: '' }), [sketch])
  const press = ({ clientX, clientY }: MouseEvent) => {
    const frame = sheet.current?.querySelector('iframe')
    const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
    const hit = frame?.contentDocument?.elementFromPoint(clientX - left, clientY - top) ?? null
    const element = painter.current?.elementAt(hit)
    const pressed = element === undefined ? undefined : pointedRef(sketch.email, element)
    const path = pressed && fieldAt(sketch.places, pressed)
    if (path) onField(path)
  }
  return (
    <div ref={sheet} className="sketch-sheet">
      <MirrorFrame email={email} scheme="light" title="Your email as it stands" onPainted={onPainted} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short way for pointers; the fields are reached by their labels */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="sketch-presses" onClick={press}>
        {box && <LitPart box={box} key={ref} isPassing={isPointed} />}
      </div>
    </div>
  )
}
