import { Copy, Download, Printer } from 'lucide-react'
import { saveFile } from '../../../stores/save-file.ts'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** Ten codes that are shown this once, and ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="grid gap-4">
      <p className="m-0">
        Without your phone, each of these signs you in once. They are shown only now: keep them where you will find them
        and nobody else will.
      </p>
      <ol className="two-step-codes" aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="two-step-keep">
        <Button size="bar" onClick={() => copy(codes)}>
          <Icon of={Copy} size={16} /> Copy
        </Button>
        <Button size="bar" onClick={() => download(codes)}>
          <Icon of={Download} size={16} /> Download
        </Button>
        <Button size="bar" onClick={() => print()}>
          <Icon of={Printer} size={16} /> Print
        </Button>
      </div>
      <div className="dialog-actions">
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}

const textOf = (codes: string[]) => `Mailwright recovery codes, each good once\n\n${codes.join('\n')}\n`

async function copy(codes: string[]) {
  await navigator.clipboard.writeText(textOf(codes)).then(
    () => toastSuccess('Copied'),
    () => toastError('The codes could not be copied. Select them and copy them by hand.')
  )
}

const download = (codes: string[]) =>
  saveFile(new Blob([textOf(codes)], { type: 'text/plain' }), 'mailwright-recovery-codes.txt')
