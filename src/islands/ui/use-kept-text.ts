import { useCallback, useEffect, useState } from 'react'
import { tabText } from '../../stores/kept-text.ts'

/**
 * A state for text that somebody writes: it survives a reload of the tab. `name` says whose text it is, such as
 * `brief:<account id>`, so that another account in the same tab never meets it.
 */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(current => current || tabText.read(name)), [name])
  const change = useCallback(
    (next: string) => {
      setText(next)
      tabText.write(name, next)
    },
    [name]
  )
  return [text, change]
}
