import type { CSSProperties, ReactNode } from 'react'
import { CreditDrawing } from './CreditDrawing.tsx'

export interface StampProps {
  size: 'large' | 'medium' | 'tiny'
  /** Starter is sand, professional and plain credits are blue, empty is grey. */
  tone?: 'starter' | 'professional' | 'empty'
  /** The word at the foot of a medium stamp. */
  label?: 'CREDIT' | 'LETTER'
  /** Large stamps hold a plan. */
  children?: ReactNode
  style?: CSSProperties
}

/** Perforated paper. Medium and tiny ones are ornament: say what they mean in words beside them. */
export function Stamp({ size, tone = 'professional', label = 'CREDIT', children, style }: StampProps) {
  if (size === 'large') {
    return (
      <div className="stamp-shadow">
        <article className="plan stamp stamp-large">{children}</article>
      </div>
    )
  }
  return (
    <span className={`stamp stamp-${size} stamp-${tone}`} style={style} aria-hidden="true">
      {size === 'medium' && <CreditDrawing label={label} />}
    </span>
  )
}
