import { useStore } from '@nanostores/react'
import type { Balance } from '../../stores/access.ts'
import { $balance } from '../../stores/account.ts'
import { balanceWords } from '../billing/words.ts'
import { Stamp } from '../ui/Stamp.tsx'

/** '4 credits' beside a stamp, which is grey when there is none to use. Nothing while nobody knows. */
export function CreditCount({ balance: atFirst }: { balance: Balance | null }) {
  const balance = useStore($balance, { ssr: 'initial' }) ?? atFirst
  if (balance === null) return null
  const usable = balance.hasPlan && balance.credits > 0
  return (
    <span className="credit-count">
      <Stamp size="tiny" tone={usable ? 'professional' : 'empty'} />
      <span>{balanceWords(balance)}</span>
    </span>
  )
}
