import { ArrowLeft, Check, ChevronDown, ChevronUp, History } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { momentOf } from '../../../stores/editor/versions/days.ts'
import type { Versions } from '../../../stores/editor/versions/versions.ts'
import { countWords } from '../../../stores/editor/versions/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'
import { ComparedSheet } from './ComparedSheet.tsx'
import { ComparedSubject, isOtherSubject } from './ComparedSubject.tsx'
import { closeVersions } from './close-versions.ts'

type Compared = NonNullable<ReturnType<Versions['$compared']['get']>>

/** A version on the left and the email as it is on the right, both only to look at; they scroll together. */
export function Comparison({ editor, compared }: { editor: EditorStores; compared: Compared }) {
  const { was, now, differences, version } = compared
  const [at, setAt] = useState<number | undefined>(undefined)
  const whole = useRef<HTMLDivElement>(null)
  const names = differences.map(({ label, wasLabel }) => label || wasLabel)
  if (isOtherSubject(was, now)) names.push('Subject')
  const moment = momentOf(version.created_at, { now: new Date() })
  const go = (by: 1 | -1) => {
    const next = at === undefined ? (by > 0 ? 0 : names.length - 1) : at + by
    const shown = (next + names.length) % names.length
    setAt(shown)
    whole.current?.querySelector(`[data-difference="${shown}"]`)?.scrollIntoView({ block: 'center' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    closeVersions(editor)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside
    <div ref={whole} className="comparison" onKeyDown={onKeyDown}>
      <ComparedSubject {...{ was, now }} difference={differences.length} isLit={at === differences.length} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard */}
      <section className="bench" tabIndex={0} aria-label="Comparison">
        <div className="compared-sheets">
          <ComparedSheet email={was} side="was" {...{ differences, at }} title={`The version of ${moment}`}>
            <Icon of={History} size={16} /> <b>{moment}</b> read only
          </ComparedSheet>
          <ComparedSheet email={now} side="now" {...{ differences, at }} title="The email now">
            <Icon of={Check} size={16} /> <b>Now</b>
          </ComparedSheet>
        </div>
      </section>
      <div className="checks-line">
        <button
          type="button"
          className="plain-button comparison-back"
          onClick={() => editor.view.$comparing.set(false)}
        >
          <Icon of={ArrowLeft} size={16} /> Versions
        </button>
        <span role="status">
          {at === undefined || !names[at] ? countWords(names.length) : `${at + 1} of ${names.length}: ${names[at]}`}
        </span>
        <span>
          <Step name="Previous change" icon={ChevronUp} isOff={names.length === 0} onPress={() => go(-1)} />
          <Step name="Next change" icon={ChevronDown} isOff={names.length === 0} onPress={() => go(1)} />
        </span>
        <span className="checks-end comparison-key">
          <i data-side="was" /> Was <i data-side="now" /> Is now
        </span>
      </div>
    </div>
  )
}

interface StepProps {
  name: string
  icon: typeof ChevronUp
  isOff: boolean
  onPress: () => void
}

function Step({ name, icon, isOff, onPress }: StepProps) {
  return (
    <button type="button" className="plain-button" aria-label={name} title={name} disabled={isOff} onClick={onPress}>
      <Icon of={icon} />
    </button>
  )
}
