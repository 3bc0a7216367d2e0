import { type RefObject, useEffect, useState } from 'react'
import type { Column } from '../../../stores/directions/columns.ts'

/** Which of the directions a phone shows, and the way to the others. */
export function Dots({ columns, row }: { columns: readonly Column[]; row: RefObject<HTMLDivElement | null> }) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const follow = () => setShown(Math.round(element.scrollLeft / element.clientWidth))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [row])
  const show = (at: number) => row.current?.children[at]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  return (
    <nav className="direction-dots" aria-label="Directions">
      {columns.map(({ label }, at) => (
        <button
          // They stay in their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          type="button"
          aria-label={`Show ${label}, ${at + 1} of ${columns.length}`}
          aria-current={at === shown || undefined}
          onClick={() => show(at)}
        />
      ))}
    </nav>
  )
}
