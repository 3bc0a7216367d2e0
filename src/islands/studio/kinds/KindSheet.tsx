import { PenLine, Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { KIND_WORDS, type Kind } from '../../../compose/kinds.ts'
import { Icon } from '../../ui/Icon.tsx'
import { nextAt } from '../../ui/nearest.ts'
import { KindPicture } from './KindPicture.tsx'
import { ALL, GROUPS, kindsIn, nextByLetter } from './kind-groups.ts'
import { onSecondPress } from './second-press.ts'

export interface KindSheetProps {
  /** Opens the form of a kind; nothing where no brief can be written. */
  onKind: ((kind: Kind) => void) | undefined
}

/** Where the editor begins with the finished email of a kind; no credit is used. */
const startWith = (kind: Kind) => `/editor?start=${kind}`

/** A finished email of every kind: one press opens its facts, 'Start with it' or a double press the editor. */
export function KindSheet({ onKind }: KindSheetProps) {
  const [group, setGroup] = useState(ALL)
  const kinds = kindsIn(group)
  return (
    <>
      <div className="kind-head">
        <h2 className="pane-title pane-title-large" id="templates">
          Or begin from one
        </h2>
        <GroupChoice group={group} onChange={setGroup} />
      </div>
      <ul className="kind-grid" aria-labelledby="templates" onKeyDown={event => goBy(event, kinds)}>
        {kinds.map(kind => (
          <li key={kind} className="kind">
            <KindButton kind={kind} onKind={onKind} />
            <a className="link kind-start" href={startWith(kind)} aria-label={`Start with it: ${KIND_WORDS[kind]}`}>
              Start with it
            </a>
          </li>
        ))}
        <li className="kind">
          <button type="button" disabled={!onKind} onClick={() => onKind?.('letter')}>
            <span className="kind-dashed">
              <Icon of={PenLine} />
            </span>
            Something else
          </button>
        </li>
        <li className="kind">
          <a href="/editor">
            <span className="kind-dashed">
              <Icon of={Plus} />
            </span>
            Blank sheet
          </a>
        </li>
      </ul>
    </>
  )
}

function KindButton({ kind, onKind }: KindSheetProps & { kind: Kind }) {
  const start = () => location.assign(startWith(kind))
  const press = (event: MouseEvent) => {
    if (onKind) onKind(kind)
    else start()
    onSecondPress(event, () => onKind && start())
  }
  return (
    <button type="button" onClick={press}>
      <KindPicture kind={kind} />
      {KIND_WORDS[kind]}
    </button>
  )
}

function GroupChoice({ group, onChange }: { group: string; onChange: (group: string) => void }) {
  return (
    <fieldset className="kind-groups">
      <legend className="only-spoken">Kinds of email</legend>
      {GROUPS.map(label => (
        <label key={label}>
          <input type="radio" name="kinds" value={label} checked={group === label} onChange={() => onChange(label)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Arrow keys go to the neighbours, Home and End to the ends, letters to the next name that begins with them. */
function goBy(event: KeyboardEvent<HTMLUListElement>, kinds: readonly Kind[]) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.kind > :first-child')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const places = buttons.map(button => button.getBoundingClientRect())
  const isLetter = /^\p{L}$/u.test(event.key)
  const next = isLetter ? nextByLetter(kinds, at, event.key) : nextAt(places, at, event.key)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
