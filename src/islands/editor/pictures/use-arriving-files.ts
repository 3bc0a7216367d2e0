import { useEffect, useState } from 'react'

/**
 * Files that are dropped anywhere on the page, or pasted, while `isOpen`; a file that misses its place would else be opened instead
 * of the page. Answers whether some hang over it. Text that is pasted goes where it always does.
 */
export function useArrivingFiles(isOpen: boolean, take: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const receive = (event: Event, files: FileList | undefined) => {
      if (!files || files.length === 0) return
      event.preventDefault()
      take([...files])
    }
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    // Between two elements of the page, the one that comes is named.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      setIsOver(false)
      receive(event, event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => receive(event, event.clipboardData?.files)
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('dragover', hover, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', paste, { signal })
    return () => leaving.abort()
  }, [isOpen, take])
  return isOver
}
