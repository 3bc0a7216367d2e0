import { type RefObject, useEffect } from 'react'

/** What is heard of the email's frame. */
export interface FrameEvents {
  onPoint: (target: Node | null) => void
  /** A click or a tap. */
  onPress: (target: Node, event: MouseEvent, isTap: boolean) => void
  onKey: (event: KeyboardEvent) => void
  /** Whether a press at a node is meant for the text that is being typed. */
  isTyped: (target: Node) => boolean
}

/**
 * Hears pointer and keys inside the frame. It may run scripts as far as its sandbox says, so that every engine calls listeners
 * of the page on its document (WebKit calls none in a frame without them, bug 218086); its policy allows no script at all.
 */
export function useFrameEvents(frame: RefObject<HTMLIFrameElement | null>, events: FrameEvents) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let stop = () => {}
    const begin = () => {
      stop()
      stop = listen(element.contentDocument, events)
    }
    begin()
    element.addEventListener('load', begin)
    return () => {
      stop()
      element.removeEventListener('load', begin)
    }
  }, [frame, events])
}

/** What stands where the pointer is. Letters of some faces reach far out of their element, over the words above: they are not meant. */
function underPointer({ target, clientX, clientY }: MouseEvent): Element | null {
  const hit = target as Element | null
  const holds = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
  }
  if (!hit || holds(hit)) return hit
  return hit.ownerDocument.elementsFromPoint(clientX, clientY).find(holds) ?? hit
}

function listen(page: Document | null, { onPoint, onPress, onKey, isTyped }: FrameEvents): () => void {
  if (!page) return () => {}
  const point = (event: PointerEvent) => onPoint(underPointer(event))
  let pointer = ''
  const down = ({ pointerType }: PointerEvent) => {
    pointer = pointerType
  }
  const leave = (event: PointerEvent) => (event.relatedTarget ? undefined : onPoint(null))
  let isFromTyped = false
  const press = (event: MouseEvent) => {
    const target = underPointer(event)
    // Nothing in an email leads anywhere while it is being made.
    event.preventDefault()
    // Who marks words and lets go beyond the text presses nothing there.
    if (target && !isFromTyped) onPress(target, event, pointer === 'touch')
    isFromTyped = false
  }
  // The keyboard stays with the page, unless it is the text that is typed in.
  const hold = (event: Event) => {
    isFromTyped = event.target !== null && isTyped(event.target as Node)
    if (!isFromTyped) event.preventDefault()
  }
  const refuse = (event: Event) => event.preventDefault()
  const off = new AbortController()
  const { signal } = off
  page.addEventListener('pointermove', point, { signal })
  page.addEventListener('pointerdown', down, { signal })
  page.addEventListener('pointerout', leave, { signal })
  page.addEventListener('mousedown', hold, { signal })
  page.addEventListener('click', press, { signal, capture: true })
  page.addEventListener('auxclick', refuse, { signal, capture: true })
  page.addEventListener('dragstart', refuse, { signal })
  page.addEventListener('submit', refuse, { signal })
  page.addEventListener('keydown', onKey, { signal })
  return () => off.abort()
}
