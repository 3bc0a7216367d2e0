import { useStore } from '@nanostores/react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { describe } from '../../../stores/editor/parts.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Box } from './canvas.ts'

export interface OverlayProps {
  editor: EditorStores
  bench: RefObject<HTMLElement | null>
}

/** Px between a text and its outline, so that no letter touches it. Pictures and sections have theirs flush. */
export const ROOM = 8

/** What lies over the email: the outline of what is pointed at, and of what is selected. */
export function Overlay({ editor }: OverlayProps) {
  const { canvas, selection, document } = editor
  useStore(canvas.$painted)
  const hovered = useStore(selection.$hovered)
  const selected = useStore(selection.$described)
  const pointed = hovered !== undefined && hovered !== selected?.ref ? canvas.boxOf(hovered) : undefined
  const section = selected?.parents[0]
  return (
    <div className="canvas-overlay">
      {hovered !== undefined && pointed && (
        <Outline box={pointed} className="outline-hovered">
          <b className="outline-label">{describe(document.$email.get(), hovered)?.label}</b>
        </Outline>
      )}
      {section && <SectionOutline editor={editor} ref_={section.ref} />}
      {selected && <SelectedOutline editor={editor} selected={selected} />}
    </div>
  )
}

type Selected = NonNullable<ReturnType<EditorStores['selection']['$described']['get']>>

function SelectedOutline({
  editor: { canvas },
  selected: { ref, kind }
}: {
  editor: EditorStores
  selected: Selected
}) {
  const box = canvas.boxOf(ref)
  if (!box) return null
  const isFlush = kind === 'picture' || kind === 'section'
  return <Outline box={isFlush ? box : grown(box, ROOM)} className="outline-selected" />
}

function SectionOutline({ editor: { canvas }, ref_ }: { editor: EditorStores; ref_: string }) {
  const box = canvas.boxOf(ref_)
  return box ? <Outline box={box} className="outline-section" /> : null
}

function Outline({ box, className, children }: { box: Box; className: string; children?: ReactNode }) {
  const { left, top, width, height } = box
  const style: CSSProperties = { left, top, width, height }
  return (
    <span className={className} style={style}>
      {children}
    </span>
  )
}

/** A box with room around it. */
export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by
})
