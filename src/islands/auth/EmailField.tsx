import { Field } from '../ui/Field.tsx'

interface EmailFieldProps {
  error?: string | undefined
  defaultValue?: string
  autoFocus?: boolean
}

/** Asks for the visitor's address. */
export function EmailField(props: EmailFieldProps) {
  return <Field label="Email" name="email" type="email" autoComplete="username" inputMode="email" required {...props} />
}
