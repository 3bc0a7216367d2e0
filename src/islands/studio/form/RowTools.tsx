import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { nextAt } from '../../ui/nearest.ts'

export interface RowToolsProps {
  /** What they are about: 'thing 2'. */
  label: string
  children: ReactNode
}

/** Buttons about one row: one stop for Tab, so that it goes on to the next row; arrow keys go between them. */
export function RowTools({ label, children }: RowToolsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
  useLayoutEffect(() => {
    const all = buttons()
    const stop = all.find(button => button === document.activeElement) ?? all[0]
    for (const button of all) button.tabIndex = button === stop ? 0 : -1
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons()
    const places = all.map(button => button.getBoundingClientRect())
    const next = nextAt(places, all.indexOf(event.target as HTMLButtonElement), event.key)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    all[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5"
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}
