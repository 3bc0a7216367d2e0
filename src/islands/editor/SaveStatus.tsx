import { useStore } from '@nanostores/react'
import { Check, CircleAlert } from 'lucide-react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Icon } from '../ui/Icon.tsx'

/** Whether what is on the bench is what is stored. Said politely as it changes. */
export function SaveStatus({ document }: { document: EmailDocument }) {
  const save = useStore(document.$save)
  const template = useStore(document.$saved)
  const words = { unsaved: 'Unsaved changes', saving: 'Saving…', conflict: 'Changed elsewhere', failed: 'Not saved' }
  return (
    <span className="save-status" role="status">
      {save.state !== 'saved' && (
        <span className="small" title={save.state === 'failed' ? save.message : undefined}>
          {save.state === 'failed' && <Icon of={CircleAlert} size={16} />}
          {words[save.state]}
        </span>
      )}
      {save.state === 'saved' && template && (
        <span className="saved">
          <Icon of={Check} size={16} />
          Saved
        </span>
      )}
    </span>
  )
}
