import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PAIRINGS, type Pairing, pairingLabel } from '../../email/theme/pairings.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { withPart } from '../../stores/brands/parts.ts'
import { Choices } from '../editor/theme/Choices.tsx'
import { PairingCard } from '../editor/theme/PairingCard.tsx'
import { fallbackWords } from '../editor/theme/theme-words.ts'
import { writePart } from './write-part.ts'

const FIRST = 3
const idOf = ({ heading, body }: Pairing) => `${heading} ${body}`

/** Pairs of fonts, with the brand's name set in them. What the brand has stands first, if it is none of these. */
export function TypePairs({ store }: { store: BrandStore }) {
  const [isAll, setAll] = useState(false)
  const brand = useStore(store.$open)
  const type = brand?.value.type
  const own = type && !PAIRINGS.some(pairing => idOf(pairing) === idOf(type)) ? [type] : []
  const all = [...own, ...PAIRINGS]
  const first = all.slice(0, FIRST)
  const holds = type && !first.some(pairing => idOf(pairing) === idOf(type)) ? [...first.slice(0, -1), type] : first
  const note = type && fallbackWords(type)
  const show = (pairing: Pairing | undefined) => store.tryOut(pairing && (each => withPart(each, 'type', pairing)))
  return (
    <>
      <Choices
        label="Type"
        className="pairings"
        choices={(isAll ? all : holds).map(pairing => ({
          id: idOf(pairing),
          value: pairing,
          label: pairingLabel(pairing),
          content: <PairingCard pairing={pairing} sender={brand?.value.sender ?? brand?.name ?? ''} />
        }))}
        chosen={type && idOf(type)}
        onShow={show}
        onChoose={pairing => writePart(store, 'type', pairing)}
      />
      <button type="button" className="text-button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? 'Fewer' : `All ${all.length}`}
        <span className="only-spoken"> pairings</span>
      </button>
      {note && <p className="small m-0">{note}</p>}
    </>
  )
}
