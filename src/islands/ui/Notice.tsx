import { CalendarClock, CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface NoticeProps {
  /** Orange: something ends. Red: it has ended. */
  tone: 'orange' | 'red'
  /** Instead of the tone's own. */
  icon?: LucideIcon
  /** A whole sentence, with the date where there is one. */
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function Notice({
  tone,
  icon = tone === 'red' ? CircleAlert : CalendarClock,
  title,
  children,
  action
}: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon of={icon} size={20} />
      <div>
        <p className="notice-title">{title}</p>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  )
}
