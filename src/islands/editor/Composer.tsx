import { useStore } from '@nanostores/react'
import { MousePointer2, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { slotWords } from '../../email/outline/find.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import type { Selection } from '../../stores/editor/selection.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'
import { useStoreAfterPaint } from '../ui/use-store-after-paint.ts'
import { keyNames } from './commands/keys.ts'

interface ComposerProps {
  document: EmailDocument
  chat: Chat
  selection: Selection
}

/** Where an instruction is written. Enter sends, Shift Enter starts a new line. */
export function Composer({ document, chat, selection }: ComposerProps) {
  const state = useStore(chat.$chat)
  const isGuessing = useStore(chat.$guessing) !== undefined
  const [name] = useState(() => `chat:${document.$saved.get()?.id ?? 'new'}`)
  const [text, setText, field] = useKeptText<HTMLTextAreaElement>(name)
  // What could not be sent goes back to where it was written.
  useEffect(() => {
    if (state.state === 'failed') setText(state.unsent)
  }, [state, setText])
  const send = () => {
    if (text.trim() === '' || state.state === 'thinking') return
    setText('')
    void chat.send(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <>
      <form className="composer" autoComplete="off" onSubmit={onSubmit}>
        <Selected document={document} selection={selection} />
        <textarea
          ref={field}
          rows={2}
          maxLength={4_000}
          aria-label="What should change?"
          placeholder={isGuessing ? 'Or say it in other words' : 'Tell me what to change'}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="bar" variant="primary" busy={state.state === 'thinking'}>
          Send
        </Button>
      </form>
      <p className="key-hint">
        <span>Enter sends, Shift Enter starts a new line.</span>
        <span>{keyNames('Mod+k').join(' ')} for commands</span>
      </p>
    </>
  )
}

/** The part that "this" means: chosen in the preview or from the list, which stays where it is, so that the keyboard can go on in it. */
function Selected({ document, selection }: Omit<ComposerProps, 'chat'>) {
  const email = useStoreAfterPaint(document.$email)
  const selected = useStoreAfterPaint(selection.$described)
  const list = useRef<HTMLSelectElement>(null)
  const parts = useMemo(() => partsOf(email), [email])
  if (parts.length === 0 && !selected) return null
  const known = selected === undefined || parts.some(({ ref }) => ref === selected.ref)
  const clear = () => {
    selection.select(undefined)
    list.current?.focus()
  }
  return (
    <span className={selected ? 'chip-selected' : undefined}>
      {selected && (
        <>
          <Icon of={MousePointer2} size={14} />
          <span className="chip-words" aria-hidden="true">
            <b>{selected.label}</b> {selected.words}
          </span>
        </>
      )}
      <select
        ref={list}
        className="part-choice"
        aria-label="Part to change"
        value={selected?.ref ?? ''}
        onChange={event => selection.select(event.target.value || undefined)}
      >
        <option value="">Whole email</option>
        {!known && <option value={selected.ref}>{`${selected.label} ${selected.words}`.trim()}</option>}
        {parts.map(({ ref, label }) => (
          <option key={ref} value={ref}>
            {label}
          </option>
        ))}
      </select>
      {selected && (
        <button type="button" aria-label="Clear the selection" onClick={clear}>
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  )
}

/** Every section, and what is in it under its name: `Hero: Heading`. */
function partsOf(email: Parameters<typeof outlineOf>[0]) {
  return outlineOf(email).sections.flatMap(({ ref, label, slots }) => [
    { ref, label },
    ...slots.map(slot => ({ ref: slot.ref, label: `${label}: ${slotWords(slot.name)}` }))
  ])
}
