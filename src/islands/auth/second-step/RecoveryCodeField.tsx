import { Field } from '../../ui/Field.tsx'

/** One of the codes that were kept for a lost phone. The field is called `code`, as that for the app's is. */
export function RecoveryCodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Recovery code"
      name="code"
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      required
      hint="One of those that you kept when you turned two-step verification on. Each works once."
      error={error}
    />
  )
}
