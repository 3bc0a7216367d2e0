import type { LucideIcon } from 'lucide-react'
import { Icon } from './Icon.tsx'

export interface SegmentsProps<Value extends string> {
  /** What is chosen: 'Device'. */
  label: string
  value: Value
  onChange: (value: Value) => void
  /** `label` names the icon for screen readers and on hover. */
  options: { value: Value; label: string; icon: LucideIcon }[]
}

/** Joined icons of which one is pressed: device, light and dark. */
export function Segments<Value extends string>({ label, value, onChange, options }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands
    <div className="segments" role="group" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-label={option.label}
          title={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <Icon of={option.icon} />
        </button>
      ))}
    </div>
  )
}
