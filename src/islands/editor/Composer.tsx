import { useStore } from '@nanostores/react'
import { MousePointer2, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { labelOf } from '../../email/outline/find.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'

interface ComposerProps {
  document: EmailDocument
  chat: Chat
}

/** Where an instruction is written. Enter sends, Shift Enter starts a new line. */
export function Composer({ document, chat }: ComposerProps) {
  const state = useStore(chat.$chat)
  const isGuessing = useStore(chat.$guessing) !== undefined
  const [name] = useState(() => `chat:${document.$saved.get()?.id ?? 'new'}`)
  const [text, setText] = useKeptText(name)
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
      <form className="composer" onSubmit={onSubmit}>
        <Selected document={document} chat={chat} />
        <textarea
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
      <p className="key-hint">Enter sends, Shift Enter starts a new line.</p>
    </>
  )
}

/** The part that "this" means: chosen in the preview or from the list, which stays where it is, so that the keyboard can go on in it. */
function Selected({ document, chat }: ComposerProps) {
  const email = useStore(document.$email)
  const selection = useStore(chat.$selection)
  const list = useRef<HTMLSelectElement>(null)
  const parts = useMemo(() => partsOf(email), [email])
  if (parts.length === 0) return null
  const known = selection === undefined || parts.some(({ ref }) => ref === selection.ref)
  const choose = (ref: string) => chat.$selection.set(parts.find(part => part.ref === ref))
  const clear = () => {
    chat.$selection.set(undefined)
    list.current?.focus()
  }
  return (
    <span className={selection ? 'chip-selected' : undefined}>
      {selection && <Icon of={MousePointer2} size={14} />}
      <select
        ref={list}
        className="part-choice"
        aria-label="Part to change"
        value={selection?.ref ?? ''}
        onChange={event => choose(event.target.value)}
      >
        <option value="">Whole email</option>
        {!known && <option value={selection.ref}>{selection.label}</option>}
        {parts.map(({ ref, label }) => (
          <option key={ref} value={ref}>
            {label}
          </option>
        ))}
      </select>
      {selection && (
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
    ...slots.map(slot => ({ ref: slot.ref, label: `${label}: ${labelOf(email, slot.ref)}` }))
  ])
}
