import { useStore } from '@nanostores/react'
import { ApiError } from '../../../stores/api.ts'
import { momentOf } from '../../../stores/editor/versions/days.ts'
import type { Versions } from '../../../stores/editor/versions/versions.ts'
import { toastAction, toastError } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { RESTORE_REFUSAL } from '../entitlement-words.ts'
import type { EditorStores } from '../use-editor.ts'

const FAILED = 'That did not work. Your email is as it was; try again.'
const say = (error: unknown) => toastError(error instanceof ApiError ? error.message : FAILED)

/** What can be done with the version that is looked at. */
export function VersionsFoot({ editor, versions }: { editor: EditorStores; versions: Versions }) {
  const compared = useStore(versions.$compared)
  const isRestoring = useStore(versions.$restoring)
  const gate = editor.entitlements.access_rollback_feature ? undefined : RESTORE_REFUSAL
  if (!compared) return null
  const moment = momentOf(compared.version.created_at, { now: new Date() })
  const restore = async () => {
    try {
      await versions.restore(moment)
      toastAction(`The version of ${moment} is restored.`, { label: 'Undo', run: editor.document.undo })
      document.getElementById('versions-title')?.focus()
    } catch (error) {
      say(error)
    }
  }
  const open = async () => {
    try {
      const id = await versions.copy(moment)
      if (id !== undefined) location.assign(`/editor/${id}`)
    } catch (error) {
      say(error)
    }
  }
  return (
    <footer className="versions-foot">
      <Button variant="primary" gatedBy={gate} busy={isRestoring} onClick={restore}>
        Restore this version
      </Button>
      <Button onClick={open}>Open a copy</Button>
      <Button className="versions-look" onClick={() => editor.view.$comparing.set(true)}>
        Compare with now
      </Button>
      <p>Restoring adds a version; nothing is lost. No credit used.</p>
    </footer>
  )
}
