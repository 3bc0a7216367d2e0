import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  hint?: ReactNode
  /** A sentence that says what is wrong and what to do. */
  error?: string | undefined
  /** Stands within the input, at its end. */
  end?: ReactNode
  /** Stands between the input and its hint. */
  below?: ReactNode
}

/** An input with its label above, its hint below, and its error below that. */
export function Field({ label, hint, error, end, below, className = '', ...input }: FieldProps) {
  const own = useId()
  const id = input.id ?? own
  const described = [input['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {below}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
