import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PAIRINGS, type Pairing, pairingLabel } from '../../../email/theme/pairings.ts'
import { senderOf } from '../../../email/theme/sender.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { EditorStores } from '../use-editor.ts'
import { Choices } from './Choices.tsx'
import { PairingCard } from './PairingCard.tsx'
import { PartHead } from './PartHead.tsx'
import { fallbackWords } from './theme-words.ts'

const FIRST = 3
const idOf = ({ heading, body }: Pairing) => `${heading} ${body}`

/** Fonts for headings and text, with the sender's name set in them. What the email had when the panel was opened stands first. */
export function Pairings({ editor: { document, theming }, theme }: { editor: EditorStores; theme: Theme }) {
  const [own] = useState<Pairing>({ heading: theme.heading, body: theme.body })
  const [isAll, setAll] = useState(false)
  const sender = senderOf(useStore(document.$email)) ?? 'Your name'
  const pairings = [own, ...PAIRINGS.filter(pairing => idOf(pairing) !== idOf(own))]
  const shown = isAll ? pairings : firstWith(theme, pairings)
  const note = fallbackWords(theme)
  return (
    <div className="theme-part">
      <PartHead name="Type" count={pairings.length} isAll={isAll} onAll={setAll} />
      <Choices
        label="Type"
        className="pairings"
        choices={shown.map(pairing => ({
          id: idOf(pairing),
          value: pairing,
          label: pairingLabel(pairing),
          content: <PairingCard pairing={pairing} sender={sender} />
        }))}
        chosen={idOf(theme)}
        onShow={theming.show}
        onChoose={theming.choose}
      />
      {note && <p className="small">{note}</p>}
    </div>
  )
}

/** The first few, and among them the one that holds: a mood may have brought it. */
function firstWith({ heading, body }: Pairing, pairings: readonly Pairing[]): readonly Pairing[] {
  const first = pairings.slice(0, FIRST)
  const holds = idOf({ heading, body })
  return first.some(pairing => idOf(pairing) === holds) ? first : [...first.slice(0, -1), { heading, body }]
}
