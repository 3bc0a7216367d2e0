import { useState } from 'react'
import type { Check } from '../../stores/brands/checks.ts'
import { Field, type FieldProps } from '../ui/Field.tsx'

interface TypedFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  value: string
  check: Check
  /** Is told of each text that can be kept, without the blanks round it. */
  onWrite: (text: string) => void
}

/** A field that is kept as it is typed. What cannot be kept stays in it; once it is left, the field says why. */
export function TypedField({ value, check, onWrite, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const fault = typed === undefined ? undefined : check(typed)
  const write = (text: string) => {
    setTyped(text)
    if (!check(text)) onWrite(text.trim())
  }
  const leave = () => {
    setLeft(fault !== undefined)
    if (!fault) setTyped(undefined)
  }
  return (
    <Field
      autoComplete="off"
      {...field}
      value={typed ?? value}
      onChange={event => write(event.target.value)}
      onBlur={leave}
      error={isLeft ? fault : undefined}
    />
  )
}
