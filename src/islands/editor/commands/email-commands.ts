import { Keyboard, Pencil, Save, Search, Send } from 'lucide-react'
import { saveByHand } from '../save-by-hand.ts'
import type { Command } from './command.ts'

export const EMAIL_COMMANDS: Command[] = [
  {
    id: 'commands',
    label: 'Commands',
    icon: Search,
    group: 'email',
    isEverywhere: true,
    isHidden: true,
    run: ({ view }) => view.$dialog.set('commands')
  },
  {
    id: 'keys',
    label: 'List every shortcut',
    icon: Keyboard,
    group: 'go',
    run: ({ view }) => view.$dialog.set('keys')
  },
  {
    id: 'save',
    label: 'Save',
    icon: Save,
    group: 'email',
    isEverywhere: true,
    run: ({ document }) => void saveByHand(document)
  },
  {
    id: 'subject',
    label: 'Subject and preview text…',
    icon: Pencil,
    group: 'email',
    run: ({ view }) => view.$dialog.set('subject')
  },
  {
    id: 'test',
    label: 'Test email…',
    icon: Send,
    group: 'email',
    fits: ({ entitlements, document, $isBlank }) =>
      entitlements.access_email_sending_feature && document.$saved.get() !== null && !$isBlank.get(),
    run: ({ view }) => view.$dialog.set('test')
  }
]
