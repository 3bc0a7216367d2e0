const LEAST = 200

/** How high a frame must be to show all of its document, in px. What is scrolled inside it stands above its upper edge. */
export function heightOf(page: Document): number {
  const { bottom } = page.body.getBoundingClientRect()
  return Math.max(LEAST, Math.ceil(bottom + (page.defaultView?.scrollY ?? 0)))
}
