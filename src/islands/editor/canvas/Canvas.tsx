import { useStore } from '@nanostores/react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useLate } from '../../ui/use-late.ts'
import { LateSections } from '../sections/LateSections.tsx'
import type { EditorStores } from '../use-editor.ts'
import { Overlay } from './Overlay.tsx'
import { type FrameEvents, useFrameEvents } from './use-frame-events.ts'
import { useFrameHeight } from './use-frame-height.ts'

const loadBothLights = () => import('./BothLights.tsx')
const loadWidthHandle = () => import('./WidthHandle.tsx')

/**
 * The email on the bench, where it is worked on: pointing outlines a part, a click selects it, and puts the caret into a text; a
 * tap only selects, the second one types. By keyboard the bench has the focus, and the arrow keys go from part to part.
 */
export const Canvas = memo(function Canvas({
  editor,
  onKey
}: {
  editor: EditorStores
  onKey: (event: KeyboardEvent) => void
}) {
  const { canvas, selection, view } = editor
  const frame = useRef<HTMLIFrameElement>(null)
  const bench = useRef<HTMLElement>(null)
  const [height, measure] = useFrameHeight(frame, canvas.moved)
  const hasSelected = useStore(selection.$selected) !== undefined
  const width = useStore(view.$width)
  const isBoth = useStore(view.$light) === 'both'
  const BothLights = useLate(loadBothLights, isBoth)
  const WidthHandle = useLate(loadWidthHandle, width === 'free')
  useEffect(() => (frame.current ? canvas.mount(frame.current) : undefined), [canvas])
  // What was painted may have another body.
  useEffect(() => canvas.$painted.subscribe(measure), [canvas, measure])
  useFrameEvents(
    frame,
    useMemo(() => frameEvents(editor, bench, onKey), [editor, onKey])
  )
  return (
    <section
      ref={bench}
      className="bench"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard chooses parts of the email here
      tabIndex={0}
      aria-label="Preview"
      aria-describedby="bench-keys"
      data-selected={hasSelected || undefined}
    >
      <p id="bench-keys" hidden>
        Arrow keys choose a part of the email, Enter types in it, Escape leaves it.
      </p>
      <div className="bench-sheets" data-both={isBoth || undefined}>
        <div className="bench-sheet">
          {isBoth && BothLights && <BothLights editor={editor} light="light" />}
          <iframe
            ref={frame}
            title="Preview of your email"
            sandbox="allow-same-origin allow-scripts"
            tabIndex={-1}
            style={{ height }}
          />
          <Overlay editor={editor} bench={bench} />
          <LateSections editor={editor} bench={bench} />
          {width === 'free' && !isBoth && WidthHandle && <WidthHandle view={view} />}
        </div>
        {isBoth && BothLights && <BothLights editor={editor} light="dark" />}
      </div>
    </section>
  )
})

function frameEvents(
  { canvas, selection, typing }: EditorStores,
  bench: { current: HTMLElement | null },
  onKey: FrameEvents['onKey']
): FrameEvents {
  return {
    onPoint: target => selection.$hovered.set(canvas.refOf(target)),
    onPress(target, event, isTap) {
      if (typing.holds(target)) return
      const ref = canvas.refOf(target)
      bench.current?.focus({ preventScroll: true })
      const isSecond = ref === selection.$selected.get() && !selection.$isLit.get()
      selection.press(ref)
      if (ref !== undefined && (isSecond || !isTap)) typing.begin(ref, { x: event.clientX, y: event.clientY })
    },
    onKey,
    isTyped: typing.holds
  }
}
