import { useStore } from '@nanostores/react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { exportFile } from './export-file.ts'
import { FindingList } from './FindingList.tsx'
import type { EditorStores } from './use-editor.ts'
import { useFindings } from './use-findings.ts'

interface ExportDialogProps {
  editor: EditorStores
  open: boolean
  onClose: () => void
}

/** Says what readers should not get as it is; whoever means it so exports all the same. */
export default function ExportDialog({ editor, open, onClose }: ExportDialogProps) {
  const findings = useFindings(editor, open)
  const form = useStore(editor.view.$exported)
  const exportAnyway = () => {
    onClose()
    void exportFile(editor.document, form)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Before you export"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={exportAnyway}>
            Export anyway
          </Button>
        </>
      }
    >
      <FindingList editor={editor} findings={findings} />
    </Dialog>
  )
}
