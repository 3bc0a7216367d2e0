import { useStore } from '@nanostores/react'
import { ChevronRight, Undo2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { FieldName } from '../../../compose/email-facts.ts'
import { reset } from '../../../compose/form/edit.ts'
import { canGoBack, isEmpty } from '../../../compose/form/form.ts'
import { SENTENCE_PATHS } from '../../../compose/form/offers.ts'
import { type FormPath, pathsOf } from '../../../compose/form/paths.ts'
import { fieldWords, shownLabel } from '../../../compose/form/words.ts'
import { senderOfBrand } from '../../../email/brand/sender.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BrandQuestion } from './BrandQuestion.tsx'
import { Doubtful } from './Doubtful.tsx'
import { EntryLine } from './EntryLine.tsx'
import { focusInput, inputId } from './input-places.ts'
import { carriedSentence, carriesSentence, putCarried } from './sentence-drag.ts'
import { useForm } from './view.ts'

export interface EntryProps {
  field: FieldName
  /** Stands below what is not sure. */
  foot?: ReactNode
  children: ReactNode
}

/** A field of the form with what is not sure of it. Where it is narrow, a row that opens in place. */
export function Entry({ field, foot, children }: EntryProps) {
  const { store, isNarrow } = useForm()
  const isOpen = useStore(store.$opened) === field
  const target = useSentenceTarget(field)
  return (
    <div
      className="entry grid scroll-m-6 gap-1.5 max-sm:gap-0 max-sm:border-rule max-sm:border-b"
      data-field={field}
      {...target}
    >
      {!isNarrow ? children : isOpen ? <Opened field={field}>{children}</Opened> : <Folded field={field} />}
      <Doubtful paths={pathsOf(field)} />
      {field === 'sender' && <BrandQuestion />}
      {(!isNarrow || isOpen) && foot}
    </div>
  )
}

const foldedId = (field: FieldName) => `${inputId(field)}-folded`

function Folded({ field }: { field: FieldName }) {
  const { store, form, brand, faults } = useForm()
  const given = field === 'sender' && brand && isEmpty(form, 'sender.name') && senderOfBrand(brand)
  const words = [given, fieldWords(form, field)].filter(Boolean).join(', ')
  const isFaulty = faults.some(({ path }) => path === field || path.startsWith(`${field}.`))
  const open = () => {
    store.$opened.set(field)
    focusInput(field)
  }
  return (
    <button type="button" id={foldedId(field)} className="entry-folded" aria-expanded={false} onClick={open}>
      <b>{shownLabel(form, field)}</b>
      <span className="truncate-line" data-state={isFaulty ? 'faulty' : words ? undefined : 'empty'}>
        {words || (field === 'sender' ? 'Nobody yet' : 'Add')}
        {isFaulty && ', needs a look'}
      </span>
      <Icon of={ChevronRight} size={16} />
    </button>
  )
}

function Opened({ field, children }: EntryProps) {
  const { store } = useForm()
  const close = () => {
    store.$opened.set(undefined)
    setTimeout(() => document.getElementById(foldedId(field))?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a short way for Done
    <div className="grid gap-2.5 py-3" onKeyDown={onKeyDown}>
      {children}
      <EntryLine>
        <Button className="entry-done justify-self-end" onClick={close}>
          Done
        </Button>
      </EntryLine>
    </div>
  )
}

/** Gives a field back as it was read, where the person says something else. */
export function BackToRead({ paths }: { paths: readonly FormPath[] }) {
  const { store, form } = useForm()
  const own = paths.filter(path => canGoBack(form, path))
  const [path] = own
  if (!path) return null
  const back = () => {
    store.change(now => own.reduce(reset, now))
    focusInput(path)
  }
  return (
    <button
      type="button"
      className="entry-back"
      aria-label="As you wrote it. Go back to the brief"
      title="As you wrote it. Go back to the brief"
      onClick={back}
    >
      <Icon of={Undo2} size={14} />
    </button>
  )
}

/** Lets a sentence of the brief be dropped on a field that takes one. */
function useSentenceTarget(field: FieldName) {
  const { store } = useForm()
  const [isOver, setOver] = useState(false)
  const path = pathsOf(field).find(each => SENTENCE_PATHS.includes(each))
  if (!path) return {}
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!carriesSentence(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const sentence = carriedSentence(event)
      if (!sentence) return
      event.preventDefault()
      putCarried(store, sentence, path)
    }
  }
}
