import { useStore } from '@nanostores/react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { describe } from '../../../email/outline/describe.ts'
import { useLate } from '../../ui/use-late.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Box } from './canvas.ts'
import { outlineBox } from './outline-box.ts'

export interface OverlayProps {
  editor: EditorStores
  bench: RefObject<HTMLElement | null>
}

const loadBar = () => import('../tools/bar/Bar.tsx')

/** What lies over the email: the outline of what is pointed at, and of what is selected, with its tools. */
export function Overlay({ editor, bench }: OverlayProps) {
  const { canvas, selection, document } = editor
  useStore(canvas.$painted)
  const hovered = useStore(selection.$hovered)
  const selected = useStore(selection.$described)
  const pointed = hovered !== undefined && hovered !== selected?.ref ? canvas.boxOf(hovered) : undefined
  const section = selected?.parents[0]
  const isLit = useStore(selection.$isLit)
  const hasBar = useMedia('(width >= 700px)') && !isLit
  const Bar = useLate(loadBar, hasBar && selected !== undefined)
  return (
    <div className="canvas-overlay">
      {hovered !== undefined && pointed && (
        <Outline box={pointed} className="outline-hovered">
          <b className="outline-label">{describe(document.$email.get(), hovered)?.label}</b>
        </Outline>
      )}
      {section && <SectionOutline editor={editor} ref_={section.ref} />}
      {selected && <SelectedOutline editor={editor} selected={selected} isNamed={!hasBar} />}
      {selected && hasBar && Bar && <Bar editor={editor} bench={bench} />}
    </div>
  )
}

type Selected = NonNullable<ReturnType<EditorStores['selection']['$described']['get']>>

function SelectedOutline({
  editor: { canvas },
  selected: { ref, kind, label },
  isNamed
}: {
  editor: EditorStores
  selected: Selected
  /** Where no bar says its name. */
  isNamed: boolean
}) {
  const box = outlineBox(canvas.boxOf(ref), kind)
  return box ? (
    <Outline box={box} className="outline-selected">
      {isNamed && <b className="outline-label">{label}</b>}
    </Outline>
  ) : null
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
