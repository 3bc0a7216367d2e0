import { Underline } from 'lucide-react'
import { decoration } from './decoration.ts'
import { markTool } from './marked.ts'

export const underline = markTool({
  id: 'underline',
  name: 'Underline',
  icon: Underline,
  isMore: () => true,
  mark: 'underline',
  isOn: ({ look }) => look.isUnderlined,
  style: ({ look }, isOn) => decoration({ underline: isOn, strike: look.isStruck })
})
