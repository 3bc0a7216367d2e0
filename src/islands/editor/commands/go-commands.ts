import { LayoutGrid, MessageSquare, PencilRuler, SquarePen } from 'lucide-react'
import type { Command } from './command.ts'

export const GO_COMMANDS: Command[] = [
  {
    id: 'chat',
    label: 'Write to the designer',
    icon: MessageSquare,
    group: 'go',
    run: ({ view }) => {
      view.$panel.set('chat')
      setTimeout(() => document.querySelector<HTMLElement>('.composer textarea')?.focus())
    }
  },
  { id: 'studio', label: 'Studio', icon: LayoutGrid, group: 'go', run: () => location.assign('/studio') },
  {
    id: 'designer',
    label: 'Choose a designer',
    icon: PencilRuler,
    group: 'go',
    run: () => location.assign('/settings/designer')
  },
  { id: 'new', label: 'New template', icon: SquarePen, group: 'go', run: () => location.assign('/editor') }
]
