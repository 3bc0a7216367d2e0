/** Px from an edge in which it scrolls, and how far at most in a frame. */
const ROOM = 48
const MOST = 18

/** How far a bench scrolls in a frame while something is held over it: the nearer to an edge the further, in px. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const [above, below] = [top + ROOM - y, y - (bottom - ROOM)]
  const share = Math.min(1, Math.max(above, below, 0) / ROOM)
  return Math.round(share * MOST) * (above > below ? -1 : 1) + 0
}

/** Scrolls a bench while the pointer is held near its upper or lower edge. Answers a function that stops. */
export function scrollAtEdges(bench: Element | null | undefined, pointer: () => { y: number }, onScroll: () => void) {
  if (!bench) return () => {}
  let frame = requestAnimationFrame(function step() {
    frame = requestAnimationFrame(step)
    const { top, bottom } = bench.getBoundingClientRect()
    const speed = scrollSpeed(pointer().y, top, bottom)
    if (speed === 0) return
    bench.scrollTop += speed
    onScroll()
  })
  return () => cancelAnimationFrame(frame)
}
