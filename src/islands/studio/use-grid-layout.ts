import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** How the grid is laid out, by its style sheet. Lengths in px. */
export interface Layout {
  columns: number
  /** From the top of a row to that of the next: all cards are of one height. */
  pitch: number
  /** The width of a picture. */
  picture: number
  /** From the top of the page. */
  top: number
}

/** A picture's width to its height, as in the style sheet. */
const PICTURE_RATIO = 0.894

/** The layout of a long list, measured again whenever something changes its size. */
export function useGridLayout(grid: RefObject<HTMLElement | null>, isLong: boolean): Layout | undefined {
  const [layout, setLayout] = useState<Layout>()
  const measure = useCallback(() => {
    if (grid.current) setLayout(before => readLayout(grid.current as HTMLElement, before))
  }, [grid])
  useLayoutEffect(() => (isLong ? measure() : setLayout(undefined)), [isLong, measure])
  useEffect(() => {
    if (!isLong || !grid.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(grid.current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isLong, measure, grid])
  return layout
}

/** How many cards stand side by side, by the style sheet. */
export const readColumns = (grid: HTMLElement | null): number =>
  grid ? Number(getComputedStyle(grid).getPropertyValue('--columns')) : 1

/** What the grid's width gives a picture, and a card its words: cards that are placed keep the width they were given. */
function readLayout(grid: HTMLElement, before?: Layout): Layout | undefined {
  const card = grid.querySelector('.template-card')
  const box = card?.querySelector('.template-picture')
  if (!card || !box) return before
  const { columnGap, rowGap } = getComputedStyle(grid)
  const columns = readColumns(grid)
  const across = Number.parseFloat(columnGap)
  const picture = (grid.getBoundingClientRect().width + across) / columns - across
  const words = card.getBoundingClientRect().height - box.getBoundingClientRect().height
  const pitch = picture / PICTURE_RATIO + words + Number.parseFloat(rowGap)
  const layout = { columns, pitch, picture, top: grid.getBoundingClientRect().top + scrollY }
  const isSame = before && Object.entries(before).every(([name, value]) => layout[name as keyof Layout] === value)
  return isSame ? before : layout
}
