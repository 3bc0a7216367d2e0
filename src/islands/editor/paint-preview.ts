/**
 * Shows a document in a preview's frame. Once the frame stands, only its content is exchanged: it keeps its place and does not
 * blink. Nothing in it can run: the frame's sandbox forbids scripts, and its policy stays that of the first document.
 */
export function paintPreview(frame: HTMLIFrameElement, source: string) {
  const shown = frame.contentDocument
  if (!shown || frame.dataset.painted !== 'true') {
    frame.srcdoc = source
    frame.dataset.painted = 'true'
    return
  }
  const next = new DOMParser().parseFromString(source, 'text/html')
  shown.documentElement.lang = next.documentElement.lang
  shown.documentElement.dir = next.documentElement.dir
  shown.head.replaceWith(shown.adoptNode(next.head))
  shown.body.replaceWith(shown.adoptNode(next.body))
}

/** The mark (`data-at`) of the element at a point of the frame, in px from its top left corner. */
export function markAt(frame: HTMLIFrameElement, x: number, y: number): number | undefined {
  const mark = frame.contentDocument?.elementFromPoint(x, y)?.closest('[data-at]')?.getAttribute('data-at')
  return mark ? Number(mark) : undefined
}

/** Where a marked element lies in the frame. */
export function boxOf(frame: HTMLIFrameElement, mark: number): DOMRect | undefined {
  return frame.contentDocument?.querySelector(`[data-at="${mark}"]`)?.getBoundingClientRect()
}
