import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import type { ListedTemplate } from '../../stores/templates/list.ts'
import type { Layout } from './use-grid-layout.ts'

/** Rows beyond the edges of the window that are drawn. */
const AHEAD = 2

export interface GridWindowProps {
  layout: Layout
  /** How many rows the grid has. */
  count: number
  templates: ListedTemplate[]
  /** The id of the card that had the focus last. */
  held: RefObject<string | undefined>
  grid: RefObject<HTMLElement | null>
  /** Told of the rows that are to be drawn, in their order. */
  onRows: (rows: number[]) => void
}

/**
 * Follows which rows of a long list are near the window; shows nothing itself. The row of the card that has the focus stays,
 * and those beside it, so that neither it nor the way from it is lost.
 */
export default function GridWindow({ layout, count, templates, held, grid, onRows }: GridWindowProps) {
  const { columns, pitch, top } = layout
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      const at = templates.findIndex(({ id }) => id === held.current)
      if (at < 0 || !grid.current?.contains(document.activeElement)) return near
      const row = Math.floor(at / columns)
      const round = [row - 1, row, row + 1].filter(each => each >= 0 && each < range.count)
      return [...new Set([...near, ...round])].sort((one, other) => one - other)
    },
    [templates, columns, grid, held]
  )
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => pitch,
    overscan: AHEAD,
    scrollMargin: top,
    rangeExtractor
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as the layout says
  useLayoutEffect(() => virtualizer.measure(), [pitch, virtualizer])
  const rows = virtualizer.getVirtualItems().map(({ index }) => index)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of once for each set of rows
  useLayoutEffect(() => onRows(rows), [rows.join()])
  return null
}
