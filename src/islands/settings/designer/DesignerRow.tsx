import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { DesignerKind } from '../../../contract/designer.ts'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'

interface DesignerRowProps {
  settings: DesignerSettings
  designer: DesignerKind
  name: string
  /** Beside the name. */
  badge?: ReactNode
  /** At the right. */
  fact?: ReactNode
  /** What it does, in a sentence. */
  children: ReactNode
  /** Below it, whether it is open or not. */
  more?: ReactNode
}

/** One designer; its radio is on when it is the open one. */
export function DesignerRow({ settings, designer, name, badge, fact, children, more }: DesignerRowProps) {
  const opened = useStore(settings.$opened)
  return (
    <div className="designer-row">
      <input
        type="radio"
        name="designer"
        id={`designer-${designer}`}
        aria-describedby={`designer-${designer}-says`}
        checked={opened === designer}
        onChange={() => void settings.open(designer)}
      />
      <div className="designer-said">
        <p className="designer-name">
          <label htmlFor={`designer-${designer}`}>{name}</label>
          {badge}
          {fact && <span className="designer-fact small">{fact}</span>}
        </p>
        <p id={`designer-${designer}-says`} className="designer-says">
          {children}
        </p>
        {more}
      </div>
    </div>
  )
}
