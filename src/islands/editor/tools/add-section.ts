import { PanelBottomOpen } from 'lucide-react'
import type { ButtonTool } from './tool.ts'

/** Opens the gallery for the place below what is selected. */
export const addSection: ButtonTool = {
  type: 'button',
  id: 'add-below',
  name: 'Add a section below',
  icon: PanelBottomOpen,
  isMore: () => true,
  fits: () => true,
  run: ({ editor }) => editor.adding.open()
}
