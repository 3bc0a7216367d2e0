import { useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../ui/Field.tsx'

interface KeyFieldProps {
  /** The last four signs of the key that is kept; null where there is none. */
  keyEnd: string | null
  isRequired: boolean
}

/** A key is written once; the one that is kept is told by its end, and can be replaced. */
export function KeyField({ keyEnd, isRequired }: KeyFieldProps) {
  const id = useId()
  const [isReplacing, setReplacing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isReplacing) field.current?.focus()
  }, [isReplacing])
  if (keyEnd === null || isReplacing) {
    return (
      <Field
        ref={field}
        label="Key"
        name="key"
        type="password"
        autoComplete="off"
        maxLength={500}
        required={isRequired && keyEnd === null}
      />
    )
  }
  return (
    <div className="field">
      <span className="field-label" id={id}>
        Key
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: what is shown is no field */}
      <div className="input designer-kept" role="group" aria-labelledby={id}>
        <span>
          <span aria-hidden="true">••••••••••••</span> <span className="sr-only">It ends in </span>
          {keyEnd}
        </span>
        <button type="button" className="link" onClick={() => setReplacing(true)}>
          Replace
        </button>
      </div>
    </div>
  )
}
