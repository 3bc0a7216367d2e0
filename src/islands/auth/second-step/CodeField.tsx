import { useEffect, useRef } from 'react'
import { Field } from '../../ui/Field.tsx'

interface CodeFieldProps {
  label?: string
  hint?: string
  error?: string | undefined
}

const DIGITS = 6

/** Six digits, called `code`, that submit their form by themselves once they are all there: typed, pasted or filled in. */
export function CodeField({ label = 'Code from your app', hint, error }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const submitted = useRef('')
  // It may have been filled in before the page was awake.
  useEffect(() => {
    if (field.current) submitted.current = submitWhole(field.current, '')
  }, [])
  // A wrong code makes room for the next one.
  useEffect(() => {
    if (error) field.current?.select()
  }, [error])
  return (
    <Field
      ref={field}
      label={label}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
      hint={hint}
      error={error}
      onInput={({ currentTarget }) => {
        submitted.current = submitWhole(currentTarget, submitted.current)
      }}
    />
  )
}

/** What is typed after six digits changes nothing, and is no second try of them. Answers what was submitted. */
function submitWhole(field: HTMLInputElement, submitted: string): string {
  const digits = field.value.replace(/\D+/g, '').slice(0, DIGITS)
  if (digits !== field.value) field.value = digits
  if (digits.length < DIGITS) return ''
  if (digits !== submitted) field.form?.requestSubmit()
  return digits
}
