import { useStore } from '@nanostores/react'
import { type FocusEvent, type KeyboardEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import type { Asked } from '../../stores/templates/address.ts'
import { fetchAgain, PAGE_SIZE, type TemplateList } from '../../stores/templates/list.ts'
import { ask } from '../../stores/templates/search.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { placeAfterKey, wantFocus } from './card-focus.ts'
import { cellsOf, firstCells, gridStyle } from './cells.ts'
import { $pace } from './scroll-pace.ts'
import { EmptyCard, TemplateCard } from './TemplateCard.tsx'
import { useCardFocus } from './use-card-focus.ts'
import { useFetching } from './use-fetching.ts'
import { readColumns, useGridLayout } from './use-grid-layout.ts'
import { usePlace } from './use-place.ts'

const GridWindow = lazy(() => import('./GridWindow.tsx'))

export interface TemplateGridProps {
  list: TemplateList
  asked: Asked
  /** How fetching stands. */
  fetching: string
  /** When the page was made, in ms since 1970. */
  now: number
}

/** The templates as cards. Of a long list only those near the window are drawn, and the one that has the focus. */
export function TemplateGrid({ list, asked, fetching, now }: TemplateGridProps) {
  const { templates, total } = list
  const grid = useRef<HTMLUListElement>(null)
  const held = useRef<string>(undefined)
  const { cells, style, showRow, windowProps } = useGrid(grid, list, held)
  useFetching(list, cells.at(-1)?.index ?? 0)
  useCardFocus(grid, showRow)
  usePlace(total <= PAGE_SIZE || style !== undefined)
  const onFocus = ({ target }: FocusEvent) => {
    held.current = target.closest<HTMLElement>('[data-id]')?.dataset.id
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAfterKey(event, readColumns(grid.current), total)
    if (place !== undefined) wantFocus(place)
  }
  return (
    <>
      {total === 0 && <NoTemplates list={list} />}
      <ul
        ref={grid}
        className="template-grid"
        data-placed={style && ''}
        hidden={total === 0}
        {...(style && { style })}
        aria-busy={fetching === 'another'}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {cells.map(cell => {
          const template = templates[cell.index]
          if (!template) return <EmptyCard key={cell.index} {...cell} total={total} />
          return <TemplateCard key={template.id} template={template} {...cell} total={total} now={now} />
        })}
      </ul>
      {windowProps && (
        <Suspense>
          <GridWindow {...windowProps} />
        </Suspense>
      )}
      {fetching === 'failed' && (
        <div className="template-more">
          <ErrorLine>The templates could not be loaded.</ErrorLine>
          <Button size="bar" onClick={() => void fetchAgain(asked)}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}

/** Which places are drawn, and where: of a short list all in their order, of a long one some rows, as its window tells. */
function useGrid(
  grid: RefObject<HTMLUListElement | null>,
  { templates, total }: TemplateList,
  held: RefObject<string | undefined>
) {
  const layout = useGridLayout(grid, total > PAGE_SIZE)
  const [rows, setRows] = useState<number[]>([])
  const isThrown = useStore($pace, { ssr: 'initial' }) === 'thrown'
  const drawn = useRef(rows)
  // While the page is thrown, the boxes of the grid's ground are all that can be seen: nothing is drawn that leaves at once.
  if (!isThrown || drawn.current.length === 0) drawn.current = rows
  const count = layout ? Math.ceil(total / layout.columns) : 0
  const windowProps = layout && { layout, count, templates, held, grid, onRows: setRows }
  // Until its window tells of rows the grid is as high as its first cards: nothing could be scrolled to.
  if (!layout || rows.length === 0)
    return { cells: firstCells(templates.length), style: undefined, showRow: undefined, windowProps }
  const showRow = (index: number) => {
    const { top, columns, pitch } = layout
    scrollTo({ top: top + Math.floor(index / columns) * pitch - (innerHeight - pitch) / 2 })
  }
  const cells = cellsOf(drawn.current, layout, total)
  return { cells, style: gridStyle(layout, total), showRow, windowProps }
}

function NoTemplates({ list }: Pick<TemplateGridProps, 'list'>) {
  if (list.asked.q.trim() === '')
    return <EmptyState title="No templates yet">Write a brief on the left, and the first one will lie here.</EmptyState>
  const clear = () => {
    ask({ q: '' })
    document.querySelector<HTMLElement>('.template-search input')?.focus()
  }
  return (
    <EmptyState title="No template with these words." action={<Button onClick={clear}>Clear the search</Button>}>
      Every word is looked for in names, subjects and texts. Try fewer of them, or only how they begin.
    </EmptyState>
  )
}
