/** Where something stands, in px. */
export interface Place {
  left: number
  top: number
}

/**
 * Which of some places an arrow key leads to: left and right go through them in order, up and down to the nearest of the next row.
 * Round the ends it goes on. `undefined` for other keys.
 */
export function nextAt(places: readonly Place[], at: number, key: string): number | undefined {
  const last = places.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight') return at === last ? 0 : at + 1
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1
  if (key === 'ArrowDown') return inNextRow(places, at, 1) ?? (at === last ? 0 : at + 1)
  if (key === 'ArrowUp') return inNextRow(places, at, -1) ?? (at === 0 ? last : at - 1)
  return undefined
}

function inNextRow(places: readonly Place[], at: number, way: 1 | -1): number | undefined {
  const here = places[at] as Place
  const beyond = places.filter(({ top }) => (top - here.top) * way > 0)
  const row = Math.min(...beyond.map(({ top }) => (top - here.top) * way))
  const inRow = beyond.filter(({ top }) => (top - here.top) * way === row)
  const [nearest] = inRow.sort((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left))
  return nearest && places.indexOf(nearest)
}
