import type { KeyboardEvent } from 'react'

export interface ModeSwitchProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** `panel` is the id of the tab panel that the mode shows. */
  options: { value: Value; label: string; panel?: string }[]
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Two equal tabs, such as 'AI Editor' and 'Code Edit'. Arrow keys move between them. */
export function ModeSwitch<Value extends string>({ label, value, onChange, options }: ModeSwitchProps<Value>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    const next = (options.findIndex(option => option.value === value) + step + options.length) % options.length
    onChange(options[next]?.value ?? value)
    ;(event.currentTarget.children[next] as HTMLElement).focus()
  }
  return (
    <div className="modes" role="tablist" aria-label={label} onKeyDown={move}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={option.panel}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
