import { useEffect, useState } from 'react'
import type { Blank } from '../../../stores/editor/blank.ts'
import { isAccepted } from '../../../stores/editor/import/accepted.ts'

const FIELDS = 'input, textarea, select, [contenteditable], dialog'

/**
 * Takes what is dropped anywhere on the page, where a browser would else open it instead, and what is pasted outside of fields.
 * Answers whether a file hangs over it.
 */
export function useArrivals(blank: Blank): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    // Between two elements of the page, the one that comes is named.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!isInField(event) && takeFrom(event.dataTransfer, blank)) event.preventDefault()
    }
    const paste = (event: ClipboardEvent) => {
      if (!isInField(event) && takeFrom(event.clipboardData, blank)) event.preventDefault()
    }
    addEventListener('dragover', hover, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', paste, { signal })
    return () => off.abort()
  }, [blank])
  return isOver
}

/** Text that lands in a field is the field's; a file is not. */
const isInField = (event: DragEvent | ClipboardEvent): boolean => {
  const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
  const isFile = event instanceof DragEvent && data?.types.includes('Files')
  return !isFile && Boolean((event.target as Element | null)?.closest?.(FIELDS))
}

/** Answers whether there was anything. What is copied in a file manager comes with its name as text, a text with a picture of it. */
function takeFrom(data: DataTransfer | null, blank: Blank): boolean {
  const files = [...(data?.files ?? [])]
  const text = data?.getData('text/plain') ?? ''
  const file = files.find(({ name }) => isAccepted(name)) ?? (text.trim() ? undefined : files[0])
  if (file) void blank.takeFile(file)
  else if (text.trim()) void blank.takeText(text)
  return Boolean(file || text.trim())
}
