import { useStore } from '@nanostores/react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { foundColours, replaceColour } from '../../../email/operations/found-colours.ts'
import { labelColour } from '../../../email/theme/colour-label.ts'
import type { EditorStores } from '../use-editor.ts'
import { ColourField } from './ColourField.tsx'
import { PartHead } from './PartHead.tsx'
import { placesWords } from './theme-words.ts'

const FIRST = 8

/** The colours of an email's own elements, which belong to no theme. Each can be another one wherever it stands. */
export function FoundColours({ editor: { document }, isAlone }: { editor: EditorStores; isAlone: boolean }) {
  // The email itself is painted first: hundreds of colours take longer than a frame to find.
  const email = useDeferredValue(useStore(document.$email))
  const found = useMemo(() => foundColours(email), [email])
  const [open, setOpen] = useState<string>()
  const [isAll, setAll] = useState(false)
  if (found.length === 0) return isAlone ? <p className="theme-part small">It has no colours yet.</p> : null
  const replace = (from: string, to: string) => {
    if (from === to) return document.tryOut(undefined)
    const title = `${labelColour(from)} is **${labelColour(to)}** in **Theme**`
    const done = document.perform(replaceColour(document.$email.get(), from, to), {
      cause: 'theme',
      title: capital(title)
    })
    if (done.ok) setOpen(to)
  }
  return (
    <div className="theme-part">
      <PartHead
        name={isAlone ? 'Colours' : 'Colours outside the theme'}
        count={found.length}
        isAll={isAll}
        onAll={setAll}
      />
      <ul className="colour-rows" aria-label="Colours of this email">
        {(isAll ? found : found.slice(0, FIRST)).map(({ colour, count }) => (
          <li key={colour}>
            <FoundRow colour={colour} count={count} isOpen={open === colour} onOpen={setOpen} />
            {open === colour && (
              <ColourField
                id={`found-${colour.slice(1)}`}
                label={labelColour(colour)}
                value={colour}
                onShow={to =>
                  document.tryOut(to && to !== colour ? replaceColour(document.$email.get(), colour, to) : undefined)
                }
                onChoose={to => replace(colour, to)}
                onClose={() => setOpen(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface FoundRowProps {
  colour: string
  count: number
  isOpen: boolean
  onOpen: (colour: string | undefined) => void
}

/** Emails with hundreds of colours are brought along: a change draws anew only the rows that it is about. */
const FoundRow = memo(function FoundRow({ colour, count, isOpen, onOpen }: FoundRowProps) {
  return (
    <button
      type="button"
      className="colour-row"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `found-${colour.slice(1)}` : undefined}
      onClick={() => onOpen(isOpen ? undefined : colour)}
    >
      <span className="swatch" style={{ background: colour }} />
      <span>{capital(labelColour(colour))}</span>
      <span className="colour-value">{colour.toUpperCase()}</span>
      <span className="contrast contrast-count">{placesWords(count)}</span>
    </button>
  )
})
