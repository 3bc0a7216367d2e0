import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { type TemplateCard as Card, deleteTemplate } from '../../stores/templates.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { editedWords } from './edited.ts'

const loadItems = () => import('./TemplateItems.tsx')

/** One email of the account: its top as a picture, its name, and when it changed. */
export function TemplateCard({ template, now }: { template: Card; now: number }) {
  const { id, name, revision, updated_at } = template
  const [confirming, setConfirming] = useState(false)
  const trigger = (props: TriggerProps) => (
    <button type="button" className="plain-button" aria-label={`More for ${name}`} {...props}>
      <Icon of={Ellipsis} />
    </button>
  )
  return (
    <li className="template-card">
      <a className="template-picture" href={`/editor/${id}`} title={name}>
        <span className="only-spoken">{name}</span>
        <iframe
          title={name}
          src={`/preview/${id}?revision=${revision}`}
          sandbox=""
          loading="lazy"
          tabIndex={-1}
          aria-hidden="true"
        />
      </a>
      <div className="template-foot">
        <span className="template-name truncate-line" title={name}>
          {name}
        </span>
        <LateMenu trigger={trigger} load={loadItems} more={{ id, onDelete: () => setConfirming(true) }} />
      </div>
      <span className="small">{editedWords(Date.parse(updated_at), now)}</span>
      <DeleteDialog template={template} open={confirming} onClose={() => setConfirming(false)} />
    </li>
  )
}

function DeleteDialog({ template, open, onClose }: { template: Card; open: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await deleteTemplate(template.id)
      toastSuccess(`“${template.name}” was deleted.`)
    } catch {
      toastError('The template could not be deleted. Please try again.')
      setBusy(false)
      onClose()
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete this template?"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} busyLabel="Deleting…" onClick={remove}>
            Delete template
          </Button>
        </>
      }
    >
      <p className="m-0">“{template.name}” goes with all its versions and its chat. This cannot be undone.</p>
    </Dialog>
  )
}
