import {
  AlignLeft,
  CodeXml,
  Columns2,
  ImageOff,
  Inbox,
  Monitor,
  Moon,
  MoveHorizontal,
  Smartphone,
  X
} from 'lucide-react'
import type { Light, Panel, Width } from '../../../stores/editor/view.ts'
import type { EditorStores } from '../use-editor.ts'
import { closeVersions } from '../versions/close-versions.ts'
import type { Command } from './command.ts'

const width = (value: Width, label: string, icon: Command['icon']): Command => ({
  id: `width-${value}`,
  label,
  icon,
  group: 'view',
  run: ({ view }) => view.$width.set(value)
})

/** Turns a light on, or back to what light devices show. */
const light = (value: Light) => (editor: EditorStores) => {
  const { $light } = editor.view
  $light.set($light.get() === value ? 'light' : value)
}

/** How a panel that was opened beside the email gives its place back. */
const CLOSINGS: Partial<Record<Panel, (editor: EditorStores) => void>> = {
  gallery: ({ adding }) => adding.close(),
  theme: ({ theming }) => theming.close(),
  versions: closeVersions,
  facts: ({ view }) => view.toggleFacts()
}

export const VIEW_COMMANDS: Command[] = [
  width('desktop', 'Desktop width', Monitor),
  width('phone', 'Phone width', Smartphone),
  width('free', 'Free width', MoveHorizontal),
  { id: 'dark', label: 'Dark', icon: Moon, group: 'view', run: light('dark') },
  { id: 'both', label: 'Light and dark beside each other', icon: Columns2, group: 'view', run: light('both') },
  {
    id: 'pictures-off',
    label: ({ view }) => (view.$picturesOff.get() ? 'Pictures on' : 'Pictures off'),
    icon: ImageOff,
    group: 'view',
    run: ({ view }) => view.$picturesOff.set(!view.$picturesOff.get())
  },
  {
    id: 'plain-text',
    label: ({ view }) => (view.$form.get() === 'text' ? 'The email itself' : 'Plain text'),
    icon: AlignLeft,
    group: 'view',
    run: ({ view }) => view.$form.set(view.$form.get() === 'text' ? 'email' : 'text')
  },
  {
    id: 'inbox-row',
    label: 'Inbox row',
    icon: Inbox,
    group: 'view',
    run: ({ view }) => view.$inboxRow.set(!view.$inboxRow.get())
  },
  {
    id: 'code',
    label: ({ view }) => (view.$panel.get() === 'code' ? 'AI Editor' : 'Code Edit'),
    icon: CodeXml,
    group: 'view',
    run: ({ view }) => view.$panel.set(view.$panel.get() === 'code' ? 'chat' : 'code')
  },
  {
    // Escape leaves the selection first, which is a command before these.
    id: 'close-panel',
    label: 'Close the panel',
    icon: X,
    group: 'view',
    fits: ({ view }) => CLOSINGS[view.$panel.get()] !== undefined,
    run: editor => CLOSINGS[editor.view.$panel.get()]?.(editor)
  }
]
