import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Check } from '../../stores/brands/checks.ts'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { Icon } from '../ui/Icon.tsx'

interface WordListProps {
  /** What they are: 'Words of its voice'. */
  label: string
  /** One of them, for the button that adds: 'Word'. */
  one: string
  words: readonly string[]
  most: number
  check: Check
  /** As it is kept: without what people write beside it. */
  kept?: (text: string) => string
  placeholder?: string
  /** They are never to be said. */
  isStruck?: boolean
  onChange: (words: string[]) => void
}

/** A few words as chips, each taken out by its cross, and a field that adds one. */
export function WordList({ label, one, words, most, check, kept = text => text.trim(), ...more }: WordListProps) {
  const { placeholder, isStruck, onChange } = more
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const focusSoon = (selector: string) => setTimeout(() => list.current?.querySelector<HTMLElement>(selector)?.focus())
  const close = () => {
    setTyped(undefined)
    setFault(undefined)
  }
  const add = (isByKey: boolean) => {
    const word = kept(typed ?? '')
    if (word === '') return close()
    const isThere = words.some(each => each.toLowerCase() === word.toLowerCase())
    const wrong = isThere ? `“${word}” stands here already.` : check(typed ?? '')
    setFault(wrong)
    if (wrong) return
    onChange([...words, word])
    // The next one follows by itself where there is room for it.
    if (isByKey && words.length + 1 < most) setTyped('')
    else close()
    if (isByKey) focusSoon('input, button')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(true)
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
    focusSoon('.brand-add')
  }
  const takeOut = (word: string) => {
    onChange(words.filter(each => each !== word))
    focusSoon('.brand-add, button')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn with a box of its own
    <div className="brand-words" role="group" aria-label={label} ref={list}>
      {words.map(word => (
        <span key={word} className="brand-word" data-struck={isStruck || undefined}>
          <span className="truncate-line">{word}</span>
          <button type="button" aria-label={`Take out ${word}`} onClick={() => takeOut(word)}>
            <Icon of={X} size={14} />
          </button>
        </span>
      ))}
      {typed !== undefined ? (
        <input
          className="input brand-typed"
          aria-label={`${one} to add: ${label}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && id}
          // biome-ignore lint/a11y/noAutofocus: it opens by a press of who wants to type
          autoFocus
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add(false)}
        />
      ) : (
        words.length < most && (
          <button type="button" className="brand-add" onClick={() => setTyped('')}>
            <Icon of={Plus} size={16} />
            {one}
            <span className="only-spoken"> for {label}</span>
          </button>
        )
      )}
      {fault && <ErrorLine id={id}>{fault}</ErrorLine>}
    </div>
  )
}
