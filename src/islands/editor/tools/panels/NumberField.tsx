import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useEntered } from '../../../ui/use-entered.ts'
import { readSize } from '../sizes.ts'

interface NumberFieldProps {
  label: string
  value: number
  least: number
  most: number
  /** The next value by − and +, or an arrow key. */
  next: (value: number, direction: 1 | -1) => number
  onChange: (value: number) => void
}

/** A number of px with − and +, which can be typed as well. What is no number is not taken; of others, the nearest that fits. */
export function NumberField({ label, value, least, most, next, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useEntered<string>(`${value}`)
  const step = (direction: 1 | -1) => onChange(Math.min(most, Math.max(least, next(value, direction))))
  const take = () => {
    const read = readSize(typed, least, most)
    setTyped(`${read ?? value}`)
    if (read !== undefined && read !== value) onChange(read)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (!direction) return
    event.preventDefault()
    step(direction)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands
    <div className="number-field" role="group" aria-label={label}>
      <button type="button" aria-label={`${label}: less`} disabled={value <= least} onClick={() => step(-1)}>
        <Icon of={Minus} size={16} />
      </button>
      <input
        inputMode="numeric"
        aria-label={`${label} in px`}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={`${label}: more`} disabled={value >= most} onClick={() => step(1)}>
        <Icon of={Plus} size={16} />
      </button>
    </div>
  )
}
