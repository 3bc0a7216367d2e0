import { Bold } from 'lucide-react'
import { markTool } from './marked.ts'

export const bold = markTool({
  id: 'bold',
  name: 'Bold',
  icon: Bold,
  mark: 'bold',
  isOn: ({ look }) => look.isBold,
  style: (_, isOn) => ({ 'font-weight': isOn ? '700' : '400' })
})
