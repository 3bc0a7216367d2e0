import { useStore } from '@nanostores/react'
import { type LucideIcon, Moon, Sun } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { LateSections } from '../sections/LateSections.tsx'
import type { EditorStores } from '../use-editor.ts'
import { MirrorFrame } from './MirrorFrame.tsx'
import { Overlay } from './Overlay.tsx'
import { type FrameEvents, useFrameEvents } from './use-frame-events.ts'
import { useFrameHeight } from './use-frame-height.ts'
import { WidthHandle } from './WidthHandle.tsx'

/**
 * The email on the bench, where it is worked on: pointing outlines a part, a click selects it, a second one types in it. By
 * keyboard the bench has the focus, and the arrow keys go from part to part.
 */
export function Canvas({ editor, onKey }: { editor: EditorStores; onKey: (event: KeyboardEvent) => void }) {
  const { canvas, view } = editor
  const frame = useRef<HTMLIFrameElement>(null)
  const bench = useRef<HTMLElement>(null)
  const painted = useStore(canvas.$painted)
  const [height, measure] = useFrameHeight(frame, canvas.moved)
  const width = useStore(view.$width)
  const isBoth = useStore(view.$light) === 'both'
  useEffect(() => (frame.current ? canvas.mount(frame.current) : undefined), [canvas])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was painted may be higher
  useEffect(measure, [painted, measure])
  useFrameEvents(
    frame,
    useMemo(() => frameEvents(editor, bench, onKey), [editor, onKey])
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard chooses parts of the email here
    <section ref={bench} className="bench" tabIndex={0} aria-label="Preview" aria-describedby="bench-keys">
      <p id="bench-keys" hidden>
        Arrow keys choose a part of the email, Enter types in it, Escape leaves it.
      </p>
      <div className="bench-sheets" data-both={isBoth || undefined}>
        <div className="bench-sheet">
          {isBoth && <SheetHead icon={Sun} name="Light" />}
          <iframe
            ref={frame}
            title="Preview of your email"
            sandbox="allow-same-origin allow-scripts"
            tabIndex={-1}
            style={{ height }}
          />
          <Overlay editor={editor} bench={bench} />
          <LateSections editor={editor} bench={bench} />
          {width === 'free' && !isBoth && <WidthHandle view={view} />}
        </div>
        {isBoth && <DarkSheet editor={editor} />}
      </div>
    </section>
  )
}

/** The same email as devices show it that are set to dark, painted behind the one that is worked on. */
function DarkSheet({ editor: { document } }: { editor: EditorStores }) {
  const email = useDeferredValue(useStore(document.$shown))
  return (
    <div className="bench-sheet">
      <SheetHead icon={Moon} name="Dark" note="for devices set to dark" />
      <MirrorFrame email={email} scheme="dark" title="Your email on devices set to dark" />
    </div>
  )
}

function SheetHead({ icon, name, note }: { icon: LucideIcon; name: string; note?: string }) {
  return (
    <p className="sheet-head">
      <Icon of={icon} size={16} />
      <b>{name}</b> {note}
    </p>
  )
}

function frameEvents(
  { canvas, selection, typing }: EditorStores,
  bench: { current: HTMLElement | null },
  onKey: FrameEvents['onKey']
): FrameEvents {
  return {
    onPoint: target => selection.$hovered.set(canvas.refOf(target)),
    onPress(target, event) {
      if (typing.holds(target)) return
      const ref = canvas.refOf(target)
      bench.current?.focus({ preventScroll: true })
      const isSecond = ref === selection.$selected.get() && !selection.$isLit.get()
      if (ref !== undefined && isSecond) typing.begin(ref, { x: event.clientX, y: event.clientY })
      else selection.select(ref)
    },
    onKey,
    isTyped: typing.holds
  }
}
