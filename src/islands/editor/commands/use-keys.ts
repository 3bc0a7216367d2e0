import { useCallback, useEffect } from 'react'
import type { EditorStores } from '../use-editor.ts'
import { commandFor } from './commands.ts'
import type { KeyPress } from './keys.ts'

type Press = KeyPress & { preventDefault: () => void; target: EventTarget | null; isComposing?: boolean }

/** Whatever has keys of its own keeps them; but code has no history of its own. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog'

/** Without Ctrl or ⌘, keys are the email's only where it has the focus, or nothing has: a button on the bench has its own. */
const isOnBench = (target: Element | null, { altKey }: KeyPress) =>
  target === document.body || Boolean(target?.closest?.('.bench') && (altKey || !target.closest('button')))

/**
 * Does what keys mean: anywhere on the page with Ctrl or ⌘, and without where no field has the focus. Answers a handler for keys
 * that are pressed inside the email's frame.
 */
export function useKeys(editor: EditorStores) {
  const press = useCallback(
    (event: Press, isInFrame: boolean) => {
      if (event.isComposing) return
      const target = event.target as Element | null
      const isPlain = !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)
      const isTakenBack = !isPlain && target?.closest?.('.cm-content') && /^[zy]$/i.test(event.key)
      if (!isInFrame && !isTakenBack && (target?.closest?.(FIELDS) || (isPlain && !isOnBench(target, event)))) return
      const command = commandFor(event, editor)
      if (!command) return
      event.preventDefault()
      command.run(editor)
    },
    [editor]
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => (event.defaultPrevented ? undefined : press(event, false))
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [press])
  return useCallback((event: KeyboardEvent) => press(event, true), [press])
}
