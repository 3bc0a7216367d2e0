import { useStore } from '@nanostores/react'
import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EmailDocument, SaveState } from '../../stores/editor/document.ts'
import { Icon } from '../ui/Icon.tsx'

/** Whether what is on the bench is what is stored. Said politely as it changes. */
export function SaveStatus({ document }: { document: EmailDocument }) {
  const save = useStore(document.$save)
  const template = useStore(document.$saved)
  const isKept = useStore(document.$isKept)
  const isCode = document.history.pending().at(-1)?.cause === 'code'
  const state = save.state === 'unsaved' && !isCode ? 'saving' : save.state
  return (
    <span className="save-status" role="status" data-state={state}>
      {state === 'saved' && !template ? (
        <span className="small">Nothing to save yet</span>
      ) : (
        wordsOf(state, save, { isKept, again: () => void document.save() })
      )}
    </span>
  )
}

interface Help {
  /** Whether the work is kept in this browser. */
  isKept: boolean
  again: () => void
}

function wordsOf(state: SaveState['state'], save: SaveState, { isKept, again }: Help): ReactNode {
  const kept = isKept ? 'kept here' : 'lost if you leave'
  if (state === 'saved')
    return (
      <span className="saved">
        <Icon of={Check} size={16} />
        Saved
      </span>
    )
  if (state === 'saving') return <span className="small">Saving…</span>
  if (state === 'unsaved')
    return (
      <span className="small">
        <Icon of={CircleDashed} size={16} />
        Unsaved
      </span>
    )
  return (
    <span className="save-warning" title={save.state === 'failed' ? save.message : undefined}>
      <Icon of={CircleAlert} size={16} />
      {state === 'signed-out' ? (
        <>
          Signed out, {kept}. <a href={signIn()}>Sign in</a>
        </>
      ) : (
        `${WARNINGS[state]}, ${kept}`
      )}
      {state in HELP && (
        <button type="button" className="link" onClick={again}>
          {HELP[state]}
        </button>
      )}
    </span>
  )
}

const WARNINGS: Partial<Record<SaveState['state'], string>> = {
  offline: 'Offline',
  conflict: 'Changed elsewhere',
  deleted: 'Deleted elsewhere',
  failed: 'Not saved'
}

/** What saving again does: a choice that was put off is asked for anew. */
const HELP: Partial<Record<SaveState['state'], string>> = {
  conflict: 'Show both',
  deleted: 'Save it anew',
  failed: 'Try again'
}

const signIn = () => `/signin?${new URLSearchParams({ next: location.pathname, notice: 'session-ended' })}`
