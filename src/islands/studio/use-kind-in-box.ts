import { type RefObject, useEffect, useRef } from 'react'
import { kindOf } from '../../compose/form/form.ts'
import { KIND_WORDS, type Kind } from '../../compose/kinds.ts'
import type { FormParts } from './use-form-parts.ts'

interface KindInBoxParts {
  parts: FormParts | undefined
  prompt: string
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
  /** The form is wanted, whatever the box says. */
  onOpen: () => void
}

/**
 * Whoever chooses a kind with an empty box has its name in it, selected, so that an email can be made of the form alone. An
 * emptied box has the name again once it is left.
 */
export function useKindInBox({ parts, prompt, field, write, onOpen }: KindInBoxParts) {
  const wanted = useRef<Kind>(undefined)
  const latest = useRef({ prompt, write })
  latest.current = { prompt, write }
  const store = parts?.form.store
  const put = (kind: Kind) => {
    if (!isOpen(latest.current.prompt)) return
    latest.current.write(KIND_WORDS[kind])
    setTimeout(() => field.current?.select())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (!store) return undefined
    if (wanted.current) store.choose(wanted.current)
    wanted.current = undefined
    return store.$form.listen(({ kind }, before) => {
      if (kind && kind !== before?.kind) put(kind)
    })
  }, [store])
  return {
    /** Opens the form of a kind, which may have to be fetched first. */
    choose(kind: Kind) {
      onOpen()
      if (store) store.choose(kind)
      else wanted.current = kind
      put(kind)
    },
    /** The box was left. */
    restore() {
      const kind = store && kindOf(store.$form.get())
      if (kind && latest.current.prompt.trim() === '') latest.current.write(KIND_WORDS[kind])
    }
  }
}

const NAMES: ReadonlySet<string> = new Set(Object.values(KIND_WORDS))
/** Nothing is written yet but the name of a kind. */
const isOpen = (prompt: string): boolean => prompt.trim() === '' || NAMES.has(prompt.trim())
