import { useStore } from '@nanostores/react'
import { type RefObject, useEffect } from 'react'
import { NOT_FETCHED } from '../../../stores/editor/blank.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import { isWish } from '../../../stores/editor/is-wish.ts'
import { keptText } from '../../../stores/kept-text.ts'
import { toastError } from '../../../stores/toasts.ts'
import { useKeptText } from '../../ui/use-kept-text.ts'
import { BRIEF, blankOf, generation } from './shared-blank.ts'

/** As the API takes it, in UTF-16 units. */
const LONGEST = 10_000

/**
 * The brief of an empty sheet, and the email as it is made of it: on the sheet, then under an address of its own. A brief that asks
 * for one part adds that, which takes no designer and costs nothing.
 */
export function useBrief(document: EmailDocument, field: RefObject<HTMLTextAreaElement | null>, isLocked: boolean) {
  const made = useStore(generation.$generation)
  const [brief, setBrief] = useKeptText(BRIEF)
  const blank = blankOf(document)
  const offered = useStore(blank.$brief)
  const isMaking = made.state === 'making' || made.state === 'made'
  useEffect(() => {
    if (offered === undefined) return
    setBrief(offered)
    blank.$brief.set(undefined)
    field.current?.focus()
  }, [offered, blank, setBrief, field])
  useEffect(() => {
    document.$trial.set(made.state === 'making' && made.email.html !== '' ? made.email : undefined)
    if (made.state !== 'made') return
    keptText.write(BRIEF, '')
    location.assign(`/editor/${made.template.id}`)
  }, [made, document])
  const isTooLong = brief.length > LONGEST
  const isPart = isWish(brief)
  const canSend = brief.trim() !== '' && !isTooLong && (isPart || !isLocked) && !isMaking
  const send = async (language?: 'en') => {
    if (!canSend) return
    if (!isPart) return generation.generate(brief, async () => ({ ...(language && { language }) }))
    const add = import('./add-wished.ts').then(({ addWished }) => addWished(document, brief))
    if (await add.catch(() => toastError(NOT_FETCHED))) setBrief('')
  }
  return { brief, setBrief, made, isMaking, isTooLong, isPart, canSend, send }
}
