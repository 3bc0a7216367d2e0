import { Strikethrough } from 'lucide-react'
import { decoration } from './decoration.ts'
import { markTool } from './marked.ts'

export const strike = markTool({
  id: 'strike',
  name: 'Strike through',
  icon: Strikethrough,
  isMore: () => true,
  mark: 'strike',
  isOn: ({ look }) => look.isStruck,
  style: ({ look }, isOn) => decoration({ underline: look.isUnderlined, strike: isOn })
})
