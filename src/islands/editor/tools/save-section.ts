import { Bookmark } from 'lucide-react'
import { saveSelectedSection } from '../sections/save-section.ts'
import { isKind } from './part.ts'
import type { ButtonTool } from './tool.ts'

/** Keeps a section for other emails. */
export const saveSection: ButtonTool = {
  type: 'button',
  id: 'save-section',
  name: 'Save this section',
  icon: Bookmark,
  short: 'Save',
  fits: isKind('section'),
  run: ({ editor }) => void saveSelectedSection(editor)
}
