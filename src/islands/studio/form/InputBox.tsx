import { type KeyboardEvent, memo } from 'react'
import { setWords } from '../../../compose/form/edit.ts'
import { type FormPath, inputsOf, partOf } from '../../../compose/form/paths.ts'
import { LINE } from '../../../compose/form/table.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { DayButton } from './DayButton.tsx'
import { inputId } from './input-places.ts'
import { PictureButton } from './PictureButton.tsx'

export interface InputBoxProps {
  store: FormStore
  path: FormPath
  at: number
  part: string
  /** Its path as an input: `things.2.price`. */
  place: string
  name: string | undefined
  value: string
  example: string
  isFaulty: boolean
}

/** An input, drawn anew only where its own words change: a form may have hundreds. Longer texts grow with their words. */
export const InputBox = memo(function InputBox({ store, path, at, part, place, name, ...shown }: InputBoxProps) {
  const { lines, type } = inputsOf(path)[part] ?? {}
  const write = (text: string) => store.change(form => setWords(form, path, text, at, part))
  const shared = {
    id: inputId(place),
    'data-fact': place,
    'data-part': part === LINE ? partOf(path) : part,
    'aria-label': name,
    'aria-invalid': shown.isFaulty || undefined,
    'aria-describedby': shown.isFaulty ? `${inputId(place)}-fault` : undefined,
    placeholder: shown.example,
    value: shown.value,
    autoComplete: 'off'
  } as const
  if (lines)
    return (
      <textarea
        {...shared}
        className="textarea"
        rows={lines}
        onKeyDown={lines === 1 ? keepOneLine : undefined}
        onChange={({ target }) => write(lines === 1 ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
      />
    )
  const isLink = type === 'link'
  const input = (
    <input
      {...shared}
      className="input"
      inputMode={isLink ? 'url' : undefined}
      autoCapitalize={isLink ? 'none' : undefined}
      spellCheck={!isLink}
      onChange={event => write(event.target.value)}
    />
  )
  if (type === 'date') return <DayButton onDay={write}>{input}</DayButton>
  return part === 'picture' ? (
    <PictureButton name={name} src={shown.value} onChoose={write}>
      {input}
    </PictureButton>
  ) : (
    input
  )
})

const keepOneLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}
