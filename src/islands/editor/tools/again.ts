import { RefreshCw } from 'lucide-react'
import { isKind } from './part.ts'
import type { ButtonTool } from './tool.ts'

/** Has the designer make a section in another design, as a turn of the chat: free, and one step back. */
export const again: ButtonTool = {
  type: 'button',
  id: 'again',
  name: 'Try again: another design',
  icon: RefreshCw,
  short: 'Try again',
  fits: isKind('section'),
  run: ({ editor, part }) => {
    editor.view.$panel.set('chat')
    void editor.chat.send(`Try again: ${part.label} in another design`, { again: true })
  }
}
