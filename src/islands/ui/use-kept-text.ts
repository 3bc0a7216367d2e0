import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { keptText } from '../../stores/kept-text.ts'

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * A state for text that somebody writes: it survives a reload, and is only theirs. `name` says what is written. Who gives
 * the third to their field keeps what was typed there before the page came alive.
 */
export function useKeptText<F extends Field>(name: string): [string, (text: string) => void, RefObject<F | null>] {
  const [text, setText] = useState('')
  const field = useRef<F>(null)
  const change = useCallback(
    (next: string) => {
      setText(next)
      keptText.write(name, next)
    },
    [name]
  )
  useEffect(() => {
    const early = field.current?.value
    if (early) change(early)
    else setText(keptText.read(name))
  }, [name, change])
  return [text, change, field]
}
