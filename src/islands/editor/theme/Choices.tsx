import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { nextAt } from '../../ui/nearest.ts'
import { pointing } from './pointing.ts'

export interface Choice<Value> {
  id: string
  value: Value
  /** Its name, where its content does not say it. */
  label?: string
  content?: ReactNode
  style?: CSSProperties
}

export interface ChoicesProps<Value> {
  /** What is chosen: 'Mood'. */
  label: string
  /** How it looks. */
  className: string
  choices: readonly Choice<Value>[]
  /** The id of the one that holds; nothing where none does. */
  chosen: string | undefined
  /** Shows one; nothing shows what holds. */
  onShow: (value: Value | undefined) => void
  onChoose: (value: Value) => void
}

/** One of several. Pointing at one or going there by the arrow keys shows it; a click, Enter or Space chooses it. */
export function Choices<Value>({ label, className, choices, chosen, onShow, onChoose }: ChoicesProps<Value>) {
  const [reached, setReached] = useState<string>()
  const inTurn = [reached, chosen].find(id => choices.some(choice => choice.id === id)) ?? choices[0]?.id
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const at = radios.indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : nextAt(radios.map(placeOf), at, event.key)
    if (next === undefined) return
    event.preventDefault()
    radios[next]?.focus()
  }
  return (
    <div className={className} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {choices.map(({ id, value, label: name, content, style }) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would be chosen by the arrow keys, which only show here
        <button
          key={id}
          type="button"
          role="radio"
          aria-label={name}
          style={style}
          aria-checked={id === chosen}
          tabIndex={id === inTurn ? 0 : -1}
          {...pointing(isPointed => onShow(isPointed ? value : undefined))}
          onFocus={() => {
            setReached(id)
            onShow(value)
          }}
          onClick={() => onChoose(value)}
        >
          {content}
        </button>
      ))}
    </div>
  )
}

const placeOf = ({ offsetLeft, offsetTop }: HTMLElement) => ({ left: offsetLeft, top: offsetTop })
