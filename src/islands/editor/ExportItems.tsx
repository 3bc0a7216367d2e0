import { CodeXml, FileArchive, FileText, Mail } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { startExport } from './export-file.ts'
import type { EditorStores } from './use-editor.ts'

interface ExportItemsProps {
  trigger: ReactElement
  editor: EditorStores
}

/** The forms in which a template leaves the workshop. */
export default function ExportItems({ trigger, editor }: ExportItemsProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <ExportChoices editor={editor} />
    </Menu>
  )
}

export function ExportChoices({ editor }: { editor: EditorStores }) {
  return (
    <>
      <MenuItem icon={CodeXml} onSelect={() => void startExport(editor, 'html')}>
        HTML, ready to send
      </MenuItem>
      <MenuItem icon={FileArchive} onSelect={() => void startExport(editor, 'source')}>
        HTML and CSS apart (ZIP)
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => void startExport(editor, 'text')}>
        Plain text
      </MenuItem>
      <MenuItem icon={Mail} onSelect={() => void startExport(editor, 'eml')}>
        Mail file (EML)
      </MenuItem>
    </>
  )
}
