import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface SecurityRowProps {
  icon: LucideIcon
  name: string
  says: ReactNode
  /** What it spoke of is over. */
  isFaded?: boolean
  /** What can be done, at its end. */
  children: ReactNode
}

/** A row of the security page: a thing, what is to be said of it, and what can be done. */
export function SecurityRow({ icon, name, says, isFaded, children }: SecurityRowProps) {
  return (
    <li className="security-row" data-faded={isFaded || undefined}>
      <Icon of={icon} size={20} />
      <div>
        <p>{name}</p>
        <p className="small">{says}</p>
      </div>
      {children}
    </li>
  )
}
