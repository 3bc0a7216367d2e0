import { useEffect } from 'react'
import type { FormStore } from '../../../stores/form/form.ts'

/** L tries another look, Shift L goes back to the one before. They do nothing while something is typed. */
export function useLookKeys({ tryAnother, goBack }: FormStore) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'l' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return
      event.preventDefault()
      if (event.shiftKey) goBack()
      else tryAnother()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [tryAnother, goBack])
}

const isTyped = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null)
