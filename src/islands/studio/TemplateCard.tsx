import { Ellipsis } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import type { TemplateCard as Card } from '../../contract/template.ts'
import { deleteTemplate } from '../../stores/templates.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'
import { editedWords } from './edited.ts'

const loadItems = () => import('./TemplateItems.tsx')

/** One email of the account: its top as a picture, its name, and when it changed. A page more draws only the new ones. */
export const TemplateCard = memo(function TemplateCard({ template, now }: { template: Card; now: number }) {
  const { id, name, revision, updated_at } = template
  const [confirming, setConfirming] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  // The item that opened the dialog is gone with its menu, so the browser has nowhere to give the focus back to.
  const close = () => {
    setConfirming(false)
    setTimeout(() => card.current?.querySelector<HTMLElement>('.template-foot button')?.focus())
  }
  const trigger = (props: TriggerProps) => (
    <button type="button" className="plain-button" aria-label={`More for ${name}`} {...props}>
      <Icon of={Ellipsis} />
    </button>
  )
  return (
    <li className="template-card" ref={card}>
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
      <DeleteDialog template={template} open={confirming} onClose={close} neighbour={() => neighbourOf(card.current)} />
    </li>
  )
})

/** Where the focus goes when a card goes: the card after it, else the one before, else the page. */
const neighbourOf = (card: Element | null): HTMLElement | null | undefined =>
  (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector<HTMLElement>('.template-picture') ??
  document.querySelector<HTMLElement>('#main a, #main textarea')

interface DeleteDialogProps {
  template: Card
  open: boolean
  onClose: () => void
  neighbour: () => HTMLElement | null | undefined
}

function DeleteDialog({ template, open, onClose, neighbour }: DeleteDialogProps) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const remove = async () => {
    setState('busy')
    const next = neighbour()
    try {
      await deleteTemplate(template.id)
      setTimeout(() => next?.focus())
      toastSuccess(`“${template.name}” was deleted.`)
    } catch {
      setState('failed')
    }
  }
  const close = () => {
    setState('asking')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete this template?"
      actions={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button variant="danger" busy={state === 'busy'} busyLabel="Deleting…" onClick={remove}>
            Delete template
          </Button>
        </>
      }
    >
      <p className="m-0">“{template.name}” goes with all its versions and its chat. This cannot be undone.</p>
      {state === 'failed' && (
        <ErrorLine className="mt-4">The template could not be deleted. Please try again.</ErrorLine>
      )}
    </Dialog>
  )
}
