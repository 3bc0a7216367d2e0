import { useStore } from '@nanostores/react'
import { EyeOff, Languages } from 'lucide-react'
import { useState } from 'react'
import type { BriefReading } from '../../stores/reading/reading.ts'
import type { ShownAside, ShownChip } from '../../stores/reading/shown-chips.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { FactChip } from './FactChip.tsx'
import { FactForm } from './FactForm.tsx'
import { useAnnouncement } from './use-announcement.ts'

export interface UnderstoodProps {
  reading: BriefReading
  /** Has the email written in English, where the brief is in a language that is not written; nothing where that was said already. */
  onEnglish: (() => void) | undefined
}

/** What was understood of the brief, in place: each chip can be corrected or left out before an email is made. */
export default function Understood({ reading, onEnglish }: UnderstoodProps) {
  const chips = useStore(reading.$chips)
  const asides = useStore(reading.$asides)
  const language = useStore(reading.$language)
  const [opened, setOpened] = useState<string>()
  const announcement = useAnnouncement(chips)
  const close = (key: string) => {
    setOpened(undefined)
    reading.mark([])
    rescueFocus(`[data-fact="${key}"]`, '.fact', '.prompt-box textarea')
  }
  return (
    <section className="mt-6" aria-labelledby="understood">
      {language?.writable === false && onEnglish && (
        <Notice
          tone="orange"
          icon={Languages}
          title={`This brief looks like ${language.name}, and this designer writes English.`}
          action={<Button onClick={onEnglish}>Write it in English</Button>}
        >
          No credit is used until an email is made.
        </Notice>
      )}
      <div className="facts-head">
        <h2 id="understood">Understood</h2>
        <span className="small">
          <span className="facts-click">Open one to correct it. No credit used.</span>
          <span className="facts-tap">Tap one to correct it</span>
        </span>
      </div>
      <ul className="facts">
        {chips.map(chip => (
          <li key={chip.key} className={opened === chip.key ? 'fact-open' : undefined}>
            {opened === chip.key ? (
              <FactForm chip={chip} reading={reading} onClose={() => close(chip.key)} />
            ) : (
              <FactChip
                chip={chip}
                onOpen={() => {
                  setOpened(chip.key)
                  reading.mark(spansOf(chip))
                }}
                onPoint={isPointed => opened === undefined && reading.mark(isPointed ? spansOf(chip) : [])}
              />
            )}
          </li>
        ))}
      </ul>
      <Asides asides={asides} reading={reading} />
      <p className="only-spoken" role="status">
        {announcement}
      </p>
    </section>
  )
}

const spansOf = ({ parts }: ShownChip) => parts.map(({ span }) => span)

/** Words that will not be in the email. Each that may be is a button that puts it there. */
function Asides({ asides, reading }: { asides: ShownAside[]; reading: BriefReading }) {
  if (asides.length === 0) return null
  const include = (aside: ShownAside) => {
    reading.mark([])
    reading.include(aside)
    rescueFocus('.fact-aside', '.fact', '.prompt-box textarea')
  }
  return (
    <div className="fact-asides">
      <Icon of={EyeOff} />
      <p>
        <span id="asides">Will not be in the email:</span>{' '}
        {asides.map((aside, at) => {
          const key = `${aside.text}${aside.span?.at ?? at}`
          if (!aside.usable) return <q key={key}>{shortened(aside.text)}</q>
          return (
            <button
              key={key}
              type="button"
              className="fact-aside"
              aria-label={`Put in the email: ${aside.text}`}
              title="Put it in the email"
              onClick={() => include(aside)}
              onPointerEnter={() => reading.mark([aside.span])}
              onPointerLeave={() => reading.mark([])}
              onFocus={() => reading.mark([aside.span])}
              onBlur={() => reading.mark([])}
            >
              “{shortened(aside.text)}”
            </button>
          )
        })}
      </p>
    </div>
  )
}

const LONGEST = 90
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text)
