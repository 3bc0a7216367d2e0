import { CodeXml, FileArchive, FileText, Mail } from 'lucide-react'
import type { ReactElement } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { exportFile } from './export-file.ts'

interface ExportItemsProps {
  trigger: ReactElement
  document: EmailDocument
}

/** The forms in which a template leaves the workshop. */
export default function ExportItems({ trigger, document }: ExportItemsProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <ExportChoices document={document} />
    </Menu>
  )
}

export function ExportChoices({ document }: { document: EmailDocument }) {
  return (
    <>
      <MenuItem icon={CodeXml} onSelect={() => void exportFile(document, 'html')}>
        HTML, ready to send
      </MenuItem>
      <MenuItem icon={FileArchive} onSelect={() => void exportFile(document, 'source')}>
        HTML and CSS apart (ZIP)
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => void exportFile(document, 'text')}>
        Plain text
      </MenuItem>
      <MenuItem icon={Mail} onSelect={() => void exportFile(document, 'eml')}>
        Mail file (EML)
      </MenuItem>
    </>
  )
}
