import type { Balance } from '../../stores/access.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CreditCount } from './CreditCount.tsx'
import type { Person } from './person.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export interface AccountBarProps {
  person: Person
  /** As it was when the page was made; the store knows better later. */
  balance: Balance | null
}

/** The right end of the bar: credits, light, account. */
export function AccountBar({ person, balance }: AccountBarProps) {
  return (
    <div className="bar-end">
      <CreditCount balance={balance} />
      <ThemeSwitch />
      <AccountMenu person={person} />
    </div>
  )
}
