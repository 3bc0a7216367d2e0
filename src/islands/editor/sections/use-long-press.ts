import { useEffect } from 'react'
import { movableOf } from '../../../stores/editor/places.ts'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../use-editor.ts'
import { draggingOf } from './dragging.ts'

/** How long a finger rests on a part to pick it up, in ms, and how far it may go meanwhile, in px. */
const LONG_MS = 300
const STILL = 10

/** A finger that rests on a section picks it up; what is dragged then follows it, and the page stays where it is. */
export function useLongPress(editor: EditorStores) {
  const painted = useStoreAfterPaint(editor.canvas.$painted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame's document is there once it was painted
  useEffect(() => {
    const page = editor.canvas.page()
    return page && listen(page, editor)
  }, [editor, painted])
}

function listen(page: Document, editor: EditorStores): () => void {
  const { selection, canvas } = editor
  const dragging = draggingOf(editor)
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let isDragging = false
  const off = new AbortController()
  const hear = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', act: (event: TouchEvent) => void) =>
    page.addEventListener(type, act, { signal: off.signal, passive: false })
  const inWindow = ({ clientX, clientY }: Touch) => {
    const { left = 0, top = 0 } = canvas.frame()?.getBoundingClientRect() ?? {}
    return { x: clientX + left, y: clientY + top }
  }
  hear('touchstart', ({ touches, target }) => {
    const [touch] = touches
    clearTimeout(timer)
    if (!touch || touches.length > 1 || selection.$typing.get()) return
    start = inWindow(touch)
    const ref = partAt(editor, target as Node)
    if (ref === undefined) return
    timer = setTimeout(() => {
      isDragging = true
      selection.select(ref)
      dragging.pickUp(ref, start)
    }, LONG_MS)
  })
  hear('touchmove', event => {
    const point = event.touches[0] && inWindow(event.touches[0])
    if (!point) return
    if (!isDragging && Math.hypot(point.x - start.x, point.y - start.y) > STILL) clearTimeout(timer)
    if (!isDragging) return
    event.preventDefault()
    dragging.moveTo(point)
  })
  const end = (finish: () => void) => (event: TouchEvent) => {
    clearTimeout(timer)
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    finish()
  }
  hear('touchend', end(dragging.drop))
  hear('touchcancel', end(dragging.cancel))
  page.addEventListener('contextmenu', event => isDragging && event.preventDefault(), { signal: off.signal })
  return () => {
    clearTimeout(timer)
    off.abort()
  }
}

/** What a finger picks up: the section it rests on, or the plain element. */
function partAt({ canvas, document }: EditorStores, target: Node): string | undefined {
  const ref = canvas.refOf(target)
  if (ref === undefined) return undefined
  return movableOf(document.$email.get(), ref.startsWith('s') ? (ref.split('.')[0] ?? ref) : ref)
}
