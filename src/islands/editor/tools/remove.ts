import { Trash2 } from 'lucide-react'
import { apply, backToEmail } from './context.ts'
import type { ButtonTool } from './tool.ts'

/** Takes the part out of the email. */
export const remove: ButtonTool = {
  type: 'button',
  id: 'delete',
  name: 'Delete',
  icon: Trash2,
  isMore: part => part.kind !== 'section',
  isDanger: true,
  fits: () => true,
  run: context => {
    apply(context, [{ op: 'remove', ref: context.part.ref }])
    backToEmail(context.editor)
  }
}
