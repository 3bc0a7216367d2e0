import { type DragEvent, useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/**
 * Files that are dropped on an element, or pasted while it is there. Answers whether some hang over it, and the element's handlers.
 * Text that is pasted goes where it always does.
 */
export function useArrivingFiles(take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [take])
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    if (!hasFiles(event)) return
    event.preventDefault()
    take([...event.dataTransfer.files])
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } }
}
