import { ListPlus } from 'lucide-react'
import { isInList } from '../../../stores/editor/items.ts'
import { addItem as add } from '../sections/add-item.ts'
import type { ButtonTool } from './tool.ts'

/** Another item at the end of the list that the part stands in. */
export const addItem: ButtonTool = {
  type: 'button',
  id: 'add-item',
  name: 'Add an item',
  icon: ListPlus,
  isMore: () => true,
  fits: ({ email, ref }) => isInList(email, ref),
  run: ({ editor, part }) => add(editor, part.ref)
}
