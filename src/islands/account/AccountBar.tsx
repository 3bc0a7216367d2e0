import { AccountMenu } from './AccountMenu.tsx'
import { CreditCount } from './CreditCount.tsx'
import type { Person } from './person.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export interface AccountBarProps {
  person: Person
  /** Credits at the time the page was made; the store knows better later. */
  credits: number | null
}

/** The right end of the bar: credits, light, account. */
export function AccountBar({ person, credits }: AccountBarProps) {
  return (
    <div className="bar-end">
      <CreditCount credits={credits} />
      <ThemeSwitch />
      <AccountMenu person={person} />
    </div>
  )
}
