import type { TemplateCard } from '../../contract/template.ts'
import { type Deletion, deleteTemplate } from '../../stores/templates/actions.ts'
import { $list } from '../../stores/templates/list.ts'
import { closeToast, toastAction, toastError } from '../../stores/toasts.ts'
import { wantFocus } from './card-focus.ts'
import { UNDO_KEYS } from './use-template-keys.ts'

/** Deletes a template at once, and says so with a way back. The focus goes to the card after it, else the one before. */
export function deleteWithUndo({ id, name }: Pick<TemplateCard, 'id' | 'name'>) {
  const at = placeOf(id)
  const deletion = deleteTemplate(id)
  wantFocus(Math.max(0, Math.min(at, $list.get().total - 1)))
  const undo = () => {
    closeToast(toast)
    void bringBack({ id, name }, deletion)
  }
  const toast = toastAction(`Deleted “${name}”.`, { label: 'Undo', keys: UNDO_KEYS, run: undo })
  deletion.done.catch(() => {
    closeToast(toast)
    toastError(`“${name}” could not be deleted. Please try again.`)
  })
}

async function bringBack({ id, name }: Pick<TemplateCard, 'id' | 'name'>, deletion: Deletion) {
  try {
    await deletion.undo()
    const at = placeOf(id)
    if (at >= 0) wantFocus(at)
  } catch {
    const again = () => void bringBack({ id, name }, deletion)
    toastError(`“${name}” could not be brought back. It is kept for a day.`, { label: 'Try again', run: again })
  }
}

const placeOf = (id: string): number => $list.get().templates.findIndex(template => template.id === id)
