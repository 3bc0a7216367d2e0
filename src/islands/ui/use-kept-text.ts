import { useCallback, useEffect, useState } from 'react'
import { keptText } from '../../stores/kept-text.ts'

/** A state for text that somebody writes: it survives a reload, and is only theirs. `name` says what is written. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(current => current || keptText.read(name)), [name])
  const change = useCallback(
    (next: string) => {
      setText(next)
      keptText.write(name, next)
    },
    [name]
  )
  return [text, change]
}
