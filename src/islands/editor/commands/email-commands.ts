import {
  CodeXml,
  FileArchive,
  FileText,
  Keyboard,
  type LucideIcon,
  Mail,
  Pencil,
  Save,
  Search,
  Send
} from 'lucide-react'
import type { ExportForm } from '../../../stores/editor/view.ts'
import { toastError } from '../../../stores/toasts.ts'
import { EXPORT_REFUSAL } from '../entitlement-words.ts'
import { saveByHand } from '../save-by-hand.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'

const startExport = (editor: EditorStores, form: ExportForm) =>
  import('../export-file.ts').then(
    ({ startExport: start }) => start(editor, form),
    () => toastError('The export could not begin: the connection was lost. Please try again.')
  )

const exportAs = (form: ExportForm, label: string, icon: LucideIcon): Command => ({
  id: `export-${form}`,
  label,
  icon,
  group: 'email',
  fits: ({ $isBlank }) => !$isBlank.get(),
  run: editor =>
    editor.entitlements.access_export_feature ? void startExport(editor, form) : toastError(EXPORT_REFUSAL)
})

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
  },
  exportAs('html', 'Export HTML, ready to send', CodeXml),
  exportAs('source', 'Export HTML and CSS apart (ZIP)', FileArchive),
  exportAs('text', 'Export plain text', FileText),
  exportAs('eml', 'Export a mail file (EML)', Mail)
]
