import { useStore } from '@nanostores/react'
import { type RefObject, useEffect } from 'react'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { $wantedFocus } from './card-focus.ts'

/**
 * Gives the focus to the card that is to have it, which may have to be fetched and drawn first.
 * @param showRow scrolls to a card; nothing until the whole list has been laid out, for which a wish waits
 */
export function useCardFocus(grid: RefObject<HTMLElement | null>, showRow?: (index: number) => void) {
  const wanted = useStore($wantedFocus, { ssr: 'initial' })
  const isLaidOut = showRow !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish
  useEffect(() => {
    if (wanted !== undefined && !findLink(grid.current, wanted)) showRow?.(wanted)
  }, [wanted, isLaidOut])
  // After each drawing: any may bring the card.
  useEffect(() => {
    if (wanted === undefined) return
    const link = findLink(grid.current, wanted)
    if (!link && grid.current && !grid.current.hidden) return
    $wantedFocus.set(undefined)
    if (link) link.focus()
    else rescueFocus('.pane-tools button')
  })
}

const findLink = (grid: HTMLElement | null, index: number) =>
  grid?.querySelector<HTMLElement>(`[data-index="${index}"] a.template-picture`)
