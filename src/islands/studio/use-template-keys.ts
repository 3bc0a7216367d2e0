import { useEffect, useRef } from 'react'
import { $toasts } from '../../stores/toasts.ts'

/** What toasts that undo name as their keys. */
export const UNDO_KEYS = 'Control+Z'

/** The studio's keys: '/' searches, Ctrl or ⌘ Z takes the last deletion back. They do nothing while something is typed, nor without `onSearch`. */
export function useTemplateKeys(onSearch: (() => void) | undefined) {
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!search.current || isTyping(event) || document.querySelector('dialog[open]')) return
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        search.current()
        document.querySelector<HTMLInputElement>('.template-search input')?.focus()
      }
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undoLast(event)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function undoLast(event: KeyboardEvent) {
  const toast = $toasts.get().findLast(({ action }) => action?.keys === UNDO_KEYS)
  if (!toast) return
  event.preventDefault()
  toast.action?.run()
}

const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
