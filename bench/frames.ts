/** Notes the time between frames from now on, in the page that it is evaluated in, as `frames`. */
export function watchFrames() {
  const frames: number[] = []
  Object.assign(globalThis, { frames })
  let last = performance.now()
  const note = (now: number) => {
    frames.push(now - last)
    last = now
    if ((globalThis as unknown as { frames: number[] }).frames === frames) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** The times that `watchFrames` noted, in ms. */
export const framesSeen = (): number[] => (globalThis as unknown as { frames: number[] }).frames

/** The names of the columns of `frameRow`. */
export const FRAME_COLUMNS = `${' '.repeat(24)}   frames   median      95 %    worst   over 50`

/** One row: what was done, how many frames it took, and their times in ms. */
export function frameRow(name: string, frames: number[]) {
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const long = frames.filter(frame => frame > 50).length
  console.log(
    [name.padEnd(24), `${frames.length}`, at(0.5), at(0.95), at(1), `${long}`].map(each => each.padStart(9)).join('')
  )
}
