import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The ids of those children of a row that have no room in it. They wrap into a line below, where nobody sees them; `hidden` makes
 * them unreachable as well, and leaves their size, so that room that comes back is seen.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, width: number): ReadonlySet<string> {
  const [hidden, setHidden] = useState<string>('')
  // Faces of tools change with the part, so each drawing may need another room.
  useLayoutEffect(() => {
    const cells = [...(row.current?.children ?? [])] as HTMLElement[]
    const top = cells[0]?.offsetTop ?? 0
    const out = cells.filter(cell => cell.offsetTop > top).map(cell => cell.dataset.cell ?? '')
    setHidden(width > 0 ? out.join(' ') : '')
  })
  return new Set(hidden.split(' ').filter(Boolean))
}
