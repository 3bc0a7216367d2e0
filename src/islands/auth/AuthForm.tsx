import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { prefetchAuthClient } from '../../stores/session.ts'
import { Button } from '../ui/Button.tsx'

interface AuthFormProps<F> {
  errors: object
  isBusy: boolean
  /** Words of the button, and while it is at work. */
  label: string
  busyLabel: string
  onSubmit: (fields: F) => void
  children: ReactNode
}

/** A form of text fields with one button. The first field that is wrong gets the focus. */
export function AuthForm<F extends Record<string, string>>(props: AuthFormProps<F>) {
  const { errors, isBusy, label, busyLabel, onSubmit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const isReady = useIsHydrated()
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(fieldsOf<F>(event.currentTarget))
  }
  return (
    // Until the page has come alive the browser would send the form itself: never with a password in the address.
    <form className="form" method="post" ref={form} onSubmit={submit} onFocus={prefetchAuthClient} noValidate>
      {children}
      <Button type="submit" variant="primary" size="form" disabled={!isReady} busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </form>
  )
}

function fieldsOf<F>(form: HTMLFormElement): F {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'email' ? value.trim() : value])) as F
}

const never = () => () => {}

/** False in the server's markup, true as soon as the page can answer. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
