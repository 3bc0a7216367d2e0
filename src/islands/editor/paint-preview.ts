/**
 * Shows a document in a preview's frame. Once the frame stands, only its content is exchanged: it keeps its place and does not
 * blink. Nothing in it can run: the frame's sandbox forbids scripts, and its policy stays that of the first document.
 */
export function paintPreview(frame: HTMLIFrameElement, source: string) {
  const shown = frame.contentDocument
  // A frame that is still loading would put its first document over whatever is shown in the meantime.
  if (shown?.URL !== 'about:srcdoc' || shown.readyState === 'loading' || frame.dataset.loaded !== 'true') {
    frame.dataset.loaded = 'false'
    frame.srcdoc = source
    return
  }
  const next = new DOMParser().parseFromString(source, 'text/html')
  shown.documentElement.lang = next.documentElement.lang
  shown.documentElement.dir = next.documentElement.dir
  shown.head.replaceWith(shown.adoptNode(next.head))
  shown.body.replaceWith(shown.adoptNode(next.body))
}

/** Called when the frame has loaded: from now on only its content is exchanged. */
export function markLoaded(frame: HTMLIFrameElement) {
  if (frame.contentDocument?.URL === 'about:srcdoc') frame.dataset.loaded = 'true'
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
