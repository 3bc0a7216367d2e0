import { atom } from 'nanostores'
import { findRef } from '../../../email/outline/find.ts'
import { pointedRef } from '../../../email/outline/pointed.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { View } from '../../../stores/editor/view.ts'
import { UNFINISHED } from '../code/unfinished.ts'
import { heightOf } from './frame-height.ts'
import { createPainter, type Painter } from './painter.ts'

/** A place in px from the email's top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The bar at the selection, above what is selected or below it; of a tight one nothing has a place above. */
export type Bar = Box & { isBelow: boolean; isTight: boolean }

/** The email as it lies on the bench: its frame, and where in it the parts of the email are. */
export function createCanvas(document: EmailDocument, { $light, $picturesOff }: Pick<View, '$light' | '$picturesOff'>) {
  let painter: Painter | undefined
  let frame: HTMLIFrameElement | undefined
  /** What was typed in could not stay as it is, and was drawn anew. */
  let isTypedDrawn = false
  /** Code that is begun and not finished is not shown: the last that was sound stays. */
  let isBehind = false
  /** Grows with each painting: places have to be measured again. */
  const $painted = atom(0)
  /** Where the bar at the selection stands, if there is one: other controls over the email keep clear of it. */
  const $bar = atom<Bar | undefined>(undefined)

  /** Shows the email in a frame from now on. Answers a function that stops. */
  function mount(element: HTMLIFrameElement): () => void {
    frame = element
    const options = () => ({
      scheme: $light.get() === 'dark' ? ('dark' as const) : ('light' as const),
      picturesOff: $picturesOff.get()
    })
    painter = createPainter(element, options, moved)
    painter.paint(document.$shown.get())
    const stops = [
      document.history.$changed.listen(changed => {
        if (!changed || document.$trial.get()) return
        const { after, change, origin = '' } = changed
        const wasBehind = isBehind
        isBehind = origin === UNFINISHED
        if (isBehind) return
        const ref = origin.startsWith('typing:') ? origin.slice('typing:'.length) : undefined
        const typed = ref === undefined ? undefined : elementOf(ref)
        isTypedDrawn = typed !== undefined && painter?.adopt(after, typed) === false
        if (typed === undefined)
          painter?.paint(after, change.html.length === 1 && !wasBehind ? change.html[0] : undefined)
      }),
      document.$trial.listen(() => painter?.paint(document.$shown.get())),
      $light.listen(() => painter?.repaint()),
      $picturesOff.listen(() => painter?.repaint())
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** What stands in the email stands elsewhere now. */
  const moved = () => $painted.set($painted.get() + 1)

  const elementOf = (ref: string): number | undefined => findRef(document.$shown.get(), ref)?.element.index

  const nodeOf = (ref: string): HTMLElement | undefined => {
    const element = isBehind ? undefined : elementOf(ref)
    return element === undefined ? undefined : painter?.nodeOf(element)
  }

  /** Where a part stands; nothing where the preview does not show it. */
  function boxOf(ref: string): Box | undefined {
    const rect = nodeOf(ref)?.getBoundingClientRect()
    return rect && (rect.width > 0 || rect.height > 0) ? rect : undefined
  }

  /** What pointing at a node of the frame means. */
  function refOf(node: Node | null): string | undefined {
    const element = painter?.elementAt(node)
    return element === undefined || isBehind || document.$trial.get()
      ? undefined
      : pointedRef(document.$email.get(), element)
  }

  return {
    $painted,
    $bar,
    /** Says where the bar stands now. */
    standBar(bar: Bar | undefined) {
      if (JSON.stringify(bar) !== JSON.stringify($bar.get())) $bar.set(bar)
    },
    mount,
    moved,
    nodeOf,
    boxOf,
    refOf,
    /** Scrolls a part into sight. A frame that is too low for what was just painted would scroll inside, and cut the email off. */
    reveal(ref: string | undefined) {
      const node = ref === undefined ? undefined : nodeOf(ref)
      if (!node || !frame) return
      frame.style.height = `${heightOf(node.ownerDocument)}px`
      node.scrollIntoView({ block: 'nearest' })
    },
    indexOf: (node: Node) => painter?.indexOf(node),
    /** Whether the last change drew anew what is being typed in. */
    wasTypedDrawn() {
      const was = isTypedDrawn
      isTypedDrawn = false
      return was
    },
    /** Draws the inside of a part as the source has it. */
    redraw(ref: string) {
      const element = elementOf(ref)
      if (element !== undefined) painter?.redraw(element)
    },
    /** The frame's document; nothing while it is loading. */
    page: () => frame?.contentDocument ?? undefined,
    frame: () => frame
  }
}

export type Canvas = ReturnType<typeof createCanvas>
