import { Italic } from 'lucide-react'
import { markTool } from './marked.ts'

export const italic = markTool({
  id: 'italic',
  name: 'Italic',
  icon: Italic,
  mark: 'italic',
  isOn: ({ look }) => look.isItalic,
  style: (_, isOn) => ({ 'font-style': isOn ? 'italic' : 'normal' })
})
