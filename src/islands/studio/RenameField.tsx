import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { TemplateCard } from '../../contract/template.ts'
import { renameTemplate } from '../../stores/templates/actions.ts'
import { toastError } from '../../stores/toasts.ts'

/** As the API takes it. */
const LONGEST_NAME = 200

interface RenameFieldProps {
  template: Pick<TemplateCard, 'id' | 'name'>
  /** Called when the field is done with; by a key, the focus is still in it. */
  onEnd: (isByKey: boolean) => void
}

/** The name of a card while it is written anew: Enter keeps, Escape returns, and so does an empty field. */
export default function RenameField({ template: { id, name }, onEnd }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const end = (isKept: boolean, isByKey: boolean) => {
    // Leaving the page takes the focus too.
    if (isOver.current) return
    isOver.current = true
    const written = field.current?.value.trim()
    onEnd(isByKey)
    if (isKept && written) void rename(id, name, written)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    end(event.key === 'Enter', true)
  }
  return (
    <input
      ref={field}
      className="template-rename"
      aria-label={`New name of ${name}`}
      defaultValue={name}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      enterKeyHint="done"
      onKeyDown={onKeyDown}
      onBlur={() => end(true, false)}
    />
  )
}

const rename = (id: string, name: string, written: string) =>
  renameTemplate(id, written).catch(() =>
    toastError(`“${name}” could not be renamed to “${written}”. Please try again.`)
  )
