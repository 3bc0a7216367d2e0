import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** What is missing. */
  title: string
  /** What to do about it. */
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="stamp-outline" aria-hidden="true" />
      <h3 className="empty-title">{title}</h3>
      <p>{children}</p>
      {action}
    </div>
  )
}
