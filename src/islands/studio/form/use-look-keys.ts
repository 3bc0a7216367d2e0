import { useEffect, useRef } from 'react'

/** L tries another look, Shift L goes back to the one before. They do nothing while something is typed. */
export function useLookKeys(tryAnother: () => void, goBack: () => void) {
  const latest = useRef({ tryAnother, goBack })
  latest.current = { tryAnother, goBack }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'l' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return
      event.preventDefault()
      if (event.shiftKey) latest.current.goBack()
      else latest.current.tryAnother()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const isTyped = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null)
