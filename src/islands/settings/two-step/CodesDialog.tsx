import { Dialog } from '../../ui/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface CodesDialogProps {
  open: boolean
  onClose: () => void
  codes: string[]
}

/** Shows new recovery codes. */
export default function CodesDialog({ open, onClose, codes }: CodesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keep these recovery codes" width={520}>
      <p className="small mt-0">The codes that you had before are good no more.</p>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  )
}
