import { MailCheck } from 'lucide-react'
import { Notice } from '../ui/Notice.tsx'

interface HalfConfirmedProps {
  /** Where both links went; nothing where nobody who is signed in here waits for a new address. */
  addresses: [present: string, wanted: string] | undefined
}

/** Says that the first of the two links of a change of address has done its work, and what is left to do. */
export function HalfConfirmed({ addresses }: HalfConfirmedProps) {
  return (
    <div className="mb-4">
      <Notice tone="orange" icon={MailCheck} title="One of the two addresses is confirmed.">
        {addresses
          ? `Now open the link in the other mail. One went to ${addresses[0]}, one to ${addresses[1]}.`
          : 'Now open the link that was sent to the other one.'}
      </Notice>
    </div>
  )
}
