import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react'
import { useStoreAfterPaint } from '../../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../../use-editor.ts'
import { backToEmail } from '../context.ts'
import { toolsFor } from '../tools.ts'
import { useToolContext } from '../use-tool-context.ts'
import { MoreTools } from './MoreTools.tsx'
import { PathCell } from './PathCell.tsx'
import { ToolCell } from './ToolCell.tsx'
import { useBand } from './use-band.ts'
import { useOverflow } from './use-overflow.ts'
import { useRoving } from './use-roving.ts'
import { useUncoveredLine } from './use-uncovered-line.ts'

export interface BarProps {
  editor: EditorStores
  bench: RefObject<HTMLElement | null>
}

/** The bar at the selection, with the tools that fit it. It stays where the selection is, and in sight while that is. */
export default memo(function Bar({ editor, bench }: BarProps) {
  const { selection, view } = editor
  const bar = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const selected = useStoreAfterPaint(selection.$described)
  const context = useToolContext(editor)
  const band = useBand(editor, bench, selected)
  const hidden = useOverflow(row, band?.width ?? 0)
  const tools = context ? toolsFor(context) : []
  const inBar = context ? tools.filter(tool => !tool.isMore?.(context.part)) : []
  const shown = inBar.filter(({ id }) => !hidden.has(id))
  const stops = [...(selected?.parents ?? []).map(({ ref }) => ref), ...shown.map(({ id }) => id), 'more']
  const { stop, onKeyDown } = useRoving(bar, stops)
  useUncoveredLine(editor, bench, bar)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open belongs to the part it was opened for
  useEffect(() => view.$tool.set(undefined), [selected?.ref, view])
  if (!selected || !context || !band) return null
  const more = tools.filter(tool => !inBar.includes(tool) || hidden.has(tool.id))
  const { isBelow, left, width, top, height } = band
  /** What was chosen is gone from the path: the keyboard goes on in the email. */
  const select = (ref: string) => {
    selection.select(ref)
    backToEmail(editor)
  }
  return (
    <div className="tool-band" style={{ left, width, top, height }} data-below={isBelow || undefined}>
      <div
        ref={bar}
        className="tool-bar"
        role="toolbar"
        aria-label={`Tools for ${selected.label}`}
        onMouseDown={keepFocus}
        onKeyDown={event => {
          if (event.key === 'Escape' && isOwn(event)) {
            event.preventDefault()
            backToEmail(editor)
          } else if (isOwn(event)) onKeyDown(event)
        }}
      >
        <PathCell selected={selected} onSelect={select} stop={stop} />
        <div ref={row} className="tool-row">
          {inBar.map(tool => (
            <ToolCell key={tool.id} tool={tool} context={context} isOut={hidden.has(tool.id)} stop={stop(tool.id)} />
          ))}
        </div>
        {more.length > 0 && <MoreTools tools={more} context={context} stop={stop('more')} />}
      </div>
    </div>
  )
})

/** What is opened lies elsewhere in the page or is a dialog of its own, though its events come by here. */
const isOwn = ({ currentTarget, target }: KeyboardEvent | MouseEvent) =>
  currentTarget.contains(target as Node) && !(target as Element).closest('dialog')

/** Pressing a button leaves the caret, and the selected words, where they are. */
const keepFocus = (event: MouseEvent) => (isOwn(event) ? event.preventDefault() : undefined)
