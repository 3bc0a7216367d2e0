import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { usePasswordStrength } from './use-password-strength.ts'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'below'> {
  /** It is being chosen: the field says how hard it is to guess. */
  isNew?: boolean
}

/** A password, hidden until the eye is pressed and once the form is sent; nothing writes it down as text. */
export function PasswordField({ isNew = false, hint, ...field }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const { strength, measure, forget } = usePasswordStrength()
  useFormEvent(input, 'submit', () => setIsShown(false))
  useFormEvent(input, 'reset', forget)
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => isNew && measure(currentTarget)
  // What was typed, or filled in by the browser, before the page came alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isNew && input.current) void measure(input.current)
  }, [])
  return (
    <Field
      {...field}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onInput={onInput}
      end={<PasswordEye isShown={isShown} onPress={() => setIsShown(!isShown)} />}
      below={isNew && <StrengthBars bars={strength?.bars ?? 0} />}
      hint={
        isNew ? (
          <>
            <span role="status">{strength && `${strength.word}. `}</span>
            {hint}
          </>
        ) : (
          hint
        )
      }
    />
  )
}

/** Its words are text, no label of its own: the field alone is labelled by "password". */
function PasswordEye({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  return (
    <button type="button" className="field-eye" aria-pressed={isShown} onClick={onPress}>
      <Icon of={isShown ? EyeOff : Eye} />
      <span className="sr-only">Show password</span>
    </button>
  )
}

/** Ornament: the word beside it says the same. */
function StrengthBars({ bars }: { bars: number }) {
  return (
    <div className="strength" data-bars={bars} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}

function useFormEvent(input: { current: HTMLInputElement | null }, event: 'submit' | 'reset', react: () => void) {
  const latest = useRef(react)
  latest.current = react
  useEffect(() => {
    const form = input.current?.form
    const listener = () => latest.current()
    form?.addEventListener(event, listener)
    return () => form?.removeEventListener(event, listener)
  }, [input, event])
}
