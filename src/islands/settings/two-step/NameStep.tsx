import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { SetUp } from './set-up-steps.ts'

/** The service for accounts takes more, and no row has room for it. */
const LONGEST = 60

/** Asks what another app is to be called. */
export function NameStep({ setUp }: { setUp: SetUp }) {
  const { name, error, isBusy } = useStore(setUp.$state)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and with each thing that is wrong
  useEffect(() => field.current?.select(), [error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void setUp.chooseName(field.current?.value ?? '')
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        ref={field}
        label="Name"
        name="app-name"
        defaultValue={name}
        autoComplete="off"
        maxLength={LONGEST}
        required
        hint="By which you tell your apps apart, such as the device that it is on."
        error={error}
      />
      <div className="dialog-actions">
        <Button variant="ghost" onClick={setUp.close}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Preparing…">
          Next
        </Button>
      </div>
    </form>
  )
}
