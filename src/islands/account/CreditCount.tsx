import { useStore } from '@nanostores/react'
import { $credits } from '../../stores/account.ts'
import { Stamp } from '../ui/Stamp.tsx'

/** '4 credits' beside a stamp; the stamp is grey when none is left. Nothing while nobody knows. */
export function CreditCount({ credits: atFirst }: { credits: number | null }) {
  const credits = useStore($credits, { ssr: 'initial' }) ?? atFirst
  if (credits === null) return null
  return (
    <span className="credit-count">
      <Stamp size="tiny" tone={credits > 0 ? 'professional' : 'empty'} />
      <span>{wordsFor(credits)}</span>
    </span>
  )
}

function wordsFor(credits: number): string {
  if (credits === 0) return 'No credits'
  return credits === 1 ? '1 credit' : `${credits.toLocaleString('en')} credits`
}
