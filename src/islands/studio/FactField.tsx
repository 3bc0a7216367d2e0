import { CalendarDays } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { KIND_WORDS } from '../../compose/kinds.ts'
import { SCENES } from '../../email/theme/scenes.ts'
import type { Correction } from '../../stores/reading/reading.ts'
import { languageName, type ShownChip } from '../../stores/reading/shown-chips.ts'
import { Icon } from '../ui/Icon.tsx'
import { dayWords } from './day-words.ts'

interface FactFieldProps {
  chip: ShownChip
  draft: Correction
  at: number
  onChange: (next: Correction) => void
}

const LANGUAGES = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh'
]

/** The field of a fact, of the type of its role. */
export function FactField({ chip, draft, at, onChange }: FactFieldProps) {
  const { role, label, parts } = chip
  const set = (value: string) => onChange({ ...draft, value })
  const name = parts.length > 1 ? `${label} ${at + 1}` : label
  if (role === 'kind')
    return <Choice label={name} value={draft.value} onChange={set} options={Object.entries(KIND_WORDS)} />
  if (role === 'language')
    return <Choice label={name} value={draft.value} onChange={set} options={languages(draft.value)} />
  if (role === 'scene') return <Choice label={name} value={draft.value} onChange={set} options={scenes()} />
  if (role === 'deadline') return <Day label={name} value={draft.value} onChange={set} day={parts[at]?.date} />
  return (
    <>
      <Text label={name} value={draft.value} onChange={set} isNameHidden={at > 0} />
      {role === 'button' && parts[at]?.span && (
        <Text label="Link" value={draft.href ?? ''} onChange={href => onChange({ ...draft, href })} isUrl />
      )}
    </>
  )
}

const languages = (now: string): [string, string][] =>
  [...new Set([...LANGUAGES, now])]
    .map((tag): [string, string] => [tag, languageName(tag)])
    .sort(([, one], [, other]) => one.localeCompare(other))

const scenes = (): [string, string][] =>
  SCENES.map(({ name }): [string, string] => [name, name.charAt(0).toUpperCase() + name.slice(1)]).sort(
    ([one], [other]) => one.localeCompare(other)
  )

interface OneField {
  label: string
  value: string
  onChange: (value: string) => void
}

function Text({
  label,
  value,
  onChange,
  isUrl = false,
  isNameHidden = false
}: OneField & { isUrl?: boolean; isNameHidden?: boolean }) {
  const id = useId()
  return (
    <Row id={id} label={label} isNameHidden={isNameHidden}>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={2_000}
        inputMode={isUrl ? 'url' : 'text'}
        autoCapitalize={isUrl ? 'none' : undefined}
        spellCheck={!isUrl}
        onChange={event => onChange(event.target.value)}
      />
    </Row>
  )
}

function Choice({ label, value, onChange, options }: OneField & { options: [string, string][] }) {
  const id = useId()
  return (
    <Row id={id} label={label}>
      <select id={id} className="select" value={value} onChange={event => onChange(event.target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </Row>
  )
}

/** A day in words, as it will be printed; the calendar writes them. */
function Day({ label, value, onChange, day }: OneField & { day?: string | undefined }) {
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <Row id={id} label={label}>
      <span className="fact-day">
        <input
          id={id}
          className="input"
          value={value}
          maxLength={200}
          onChange={event => onChange(event.target.value)}
        />
        <input
          ref={calendar}
          type="date"
          className="fact-calendar"
          tabIndex={-1}
          aria-hidden="true"
          defaultValue={day}
          onChange={event => event.target.value && onChange(dayWords(event.target.value))}
        />
        <button type="button" aria-label="Choose a day" onClick={() => calendar.current?.showPicker()}>
          <Icon of={CalendarDays} />
        </button>
      </span>
    </Row>
  )
}

function Row({
  id,
  label,
  isNameHidden = false,
  children
}: {
  id: string
  label: string
  isNameHidden?: boolean
  children: ReactNode
}) {
  return (
    <div className="fact-row">
      <label htmlFor={id}>{isNameHidden ? <span className="only-spoken">{label}</span> : label}</label>
      {children}
    </div>
  )
}
