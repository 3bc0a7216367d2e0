import { FONTS, fontKey } from '../../../email/theme/fonts.ts'
import { type Pairing, pairingLabel } from '../../../email/theme/pairings.ts'
import { shownFont } from './shown-fonts.ts'

/** Two fonts, with the sender's name set in them. */
export function PairingCard({ pairing, sender }: { pairing: Pairing; sender: string }) {
  const { weight = 700, capitals } = FONTS[fontKey(pairing.heading) ?? ''] ?? {}
  const style = {
    fontFamily: shownFont(pairing.heading),
    fontWeight: weight,
    ...(capitals && { textTransform: 'uppercase' as const })
  }
  return (
    <>
      <span className="pairing-name truncate-line" style={style}>
        {sender}
      </span>
      <span style={{ fontFamily: shownFont(pairing.body) }}>{pairingLabel(pairing)}</span>
    </>
  )
}
