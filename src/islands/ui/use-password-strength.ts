import { useRef, useState } from 'react'
import type { PasswordStrength } from '../../contract/passwords/password-strength.ts'

/** What guesses passwords is fetched with the first letter; where it does not come, nothing is said of their strength. */
export function usePasswordStrength() {
  const [strength, setStrength] = useState<PasswordStrength>()
  const asked = useRef('')
  const forget = () => {
    asked.current = ''
    setStrength(undefined)
  }
  const measure = async ({ value, form }: HTMLInputElement) => {
    if (value === '') return forget()
    asked.current = value
    const guesser = await import('../../contract/passwords/password-strength.ts').catch(() => undefined)
    if (asked.current === value) setStrength(guesser?.passwordStrength(value, addressesIn(form)))
  }
  return { strength, measure, forget }
}

/** What a form says of whose password it is. */
function addressesIn(form: HTMLFormElement | null): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[type=email]') ?? []
  return [...fields].map(({ value }) => value).filter(Boolean)
}
