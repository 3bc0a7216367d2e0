import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { DraftAnswer, DraftWay } from '../../contract/draft.ts'
import type { TemplateAnswer } from '../../contract/template.ts'
import { ApiError } from '../../stores/api.ts'
import { $draft, keepDraft, loadDraft } from '../../stores/drafts/drafts.ts'
import { toastError } from '../../stores/toasts.ts'
import { Draft } from './Draft.tsx'
import { discardWithUndo } from './discard-draft.ts'

export interface DraftPlaceProps {
  /** The newest draft when the page was made. */
  given: DraftAnswer | null
  /** Nothing is being made, so that there is room for it. */
  isShown: boolean
  /** Without a plan and credits nothing is finished. */
  locked: boolean
  onContinue: (draft: DraftAnswer, designer: DraftWay['designer']) => void
  onKept: (draft: DraftAnswer, template: TemplateAnswer) => void
}

const FAILED = 'This could not be kept. Check your connection and try again.'

/** The newest email whose making was cut, and what can be done with it. */
export function DraftPlace({ given, isShown, locked, onContinue, onKept }: DraftPlaceProps) {
  useEffect(() => $draft.set(given), [given])
  const draft = useStore($draft, { ssr: () => given })
  const [isKeeping, setKeeping] = useState(false)
  if (!draft || !isShown) return null
  const keep = async () => {
    setKeeping(true)
    try {
      onKept(draft, await keepDraft(draft.id))
    } catch (error) {
      setKeeping(false)
      toastError(error instanceof ApiError ? error.message : FAILED)
      void loadDraft().catch(() => {})
    }
  }
  return (
    <Draft
      {...{ draft, locked, isKeeping }}
      onContinue={designer => onContinue(draft, designer)}
      onKeep={() => void keep()}
      onDiscard={() => discardWithUndo(draft)}
    />
  )
}
