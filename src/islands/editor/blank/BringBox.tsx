import { useStore } from '@nanostores/react'
import { CodeXml } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import type { Blank, Refused } from '../../../stores/editor/blank.ts'
import { ACCEPTED } from '../../../stores/editor/import/accepted.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface BringBoxProps {
  blank: Blank
  refused: Refused | undefined
  /** A file hangs over the bench. */
  isOver: boolean
}

/** Where an email goes that somebody has already. What could not be read is said below it. */
export function BringBox({ blank, refused, isOver }: BringBoxProps) {
  const isReading = useStore(blank.$fetching) === 'file'
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) void blank.takeFile(file)
    // The same file can be chosen again once it was mended.
    target.value = ''
  }
  return (
    <>
      <section className="bring-box" aria-labelledby="blank-bring" tabIndex={-1} data-over={isOver || undefined}>
        <Icon of={CodeXml} size={20} />
        <div>
          <h3 id="blank-bring">An email you have</h3>
          <p>Paste HTML, or drop an .html, .eml or .zip file here</p>
        </div>
        <span className="bring-actions">
          <Button size="bar" className="only-touch" onClick={() => void pasteInto(blank)}>
            Paste
          </Button>
          <Button size="bar" busy={isReading} busyLabel="Reading…" onClick={() => chooser.current?.click()}>
            Choose a file
          </Button>
        </span>
        <input ref={chooser} type="file" hidden accept={ACCEPTED} aria-label="Choose a file" onChange={choose} />
      </section>
      {refused && (
        <div className="bring-refused">
          <ErrorLine>{refused.reason}</ErrorLine>
          {refused.words && (
            <Button size="bar" onClick={blank.makeBrief}>
              Make it the brief
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Phones have no key for it. */
async function pasteInto(blank: Blank) {
  try {
    blank.takeText(await navigator.clipboard.readText())
  } catch {
    blank.$refused.set({ reason: 'The browser does not let this page read what you copied. Choose a file instead.' })
  }
}
