import { useStore } from '@nanostores/react'
import { Undo2 } from 'lucide-react'
import { ApiError } from '../../stores/api.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RESTORE_REFUSAL } from './entitlement-words.ts'

interface RestoreLineProps {
  chat: Chat
  mayRestore: boolean
}

/** Takes back what the last reply did. */
export default function RestoreLine({ chat, mayRestore }: RestoreLineProps) {
  const restoring = useStore(chat.$restoring)
  const restore = () =>
    chat
      .restore()
      .then(() => {
        toastSuccess('The version before is back.')
        document.querySelector<HTMLElement>('.composer textarea')?.focus()
      })
      .catch(error =>
        toastError(error instanceof ApiError ? error.message : 'The version could not be restored. Please try again.')
      )
  return (
    <div className="chat-actions">
      <Button size="bar" gatedBy={mayRestore ? undefined : RESTORE_REFUSAL} busy={restoring} onClick={restore}>
        {mayRestore && <Icon of={Undo2} size={16} />}
        Restore
      </Button>
      <span className="small">No credit used</span>
    </div>
  )
}
