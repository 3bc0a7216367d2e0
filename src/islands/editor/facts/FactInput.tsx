import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ErrorLine } from '../../ui/ErrorLine.tsx'

interface FactInputProps {
  label: string
  /** The whole name, for who does not see what is around. */
  name: string
  value: string
  isLong: boolean
  /** Takes what was written; answers why not. */
  onKeep: (words: string) => string | undefined
  onReturn: () => void
}

/** A value while it is changed: Enter or leaving it keeps it, Escape returns to what stood there. */
export function FactInput({ label, name, value, isLong, onKeep, onReturn }: FactInputProps) {
  const id = useId()
  const [words, setWords] = useState(value)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isDone = useRef(false)
  useEffect(() => field.current?.select(), [])
  const close = (work: () => string | undefined) => {
    if (isDone.current) return
    isDone.current = true
    const reason = work()
    if (reason) isDone.current = false
    setError(reason)
  }
  const keep = () => close(() => onKeep(words))
  const leave = () => close(() => void onReturn())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') keep()
    else leave()
  }
  const props = {
    id,
    ref: field,
    value: words,
    'aria-label': name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setWords(target.value),
    onKeyDown,
    onBlur: () => (words.trim() === value.trim() ? leave() : keep())
  }
  return (
    <div className="said-open">
      <label className="small" htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea {...props} className="textarea" rows={4} /> : <input {...props} className="input" />}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  )
}
