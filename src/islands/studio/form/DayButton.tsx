import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

export interface DayButtonProps {
  onDay: (words: string) => void
  /** The input that the day is written into. */
  children: ReactNode
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayWords = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '')

/** A date in words, with a calendar that writes them. */
export function DayButton({ onDay, children }: DayButtonProps) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className="entry-pick">
      {children}
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={event => event.target.value && onDay(dayWords(event.target.value))}
      />
      <button type="button" aria-label="Choose a day" onClick={() => calendar.current?.showPicker()}>
        <Icon of={CalendarDays} size={16} />
      </button>
    </span>
  )
}
