import { useStore } from '@nanostores/react'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import type { SetUp } from './set-up-steps.ts'

/** Shows a new app what to scan, or to type. */
export function ScanStep({ setUp }: { setUp: SetUp }) {
  const { enrolment, error } = useStore(setUp.$state)
  return (
    <div className="grid gap-4">
      <p className="m-0">
        Open an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator, and scan this code with
        it.
      </p>
      <div className="two-step-qr" aria-busy={!enrolment && !error}>
        {enrolment && <img src={enrolment.qrCode} alt="The code to scan" width={200} height={200} />}
      </div>
      {enrolment && (
        <p className="small m-0">
          Can you not scan it? Type this key: <code className="two-step-key">{inGroups(enrolment.secret)}</code>
        </p>
      )}
      {error && <ErrorLine>{error}</ErrorLine>}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={setUp.close}>
          Cancel
        </Button>
        {error ? (
          <Button variant="primary" onClick={setUp.begin}>
            Try again
          </Button>
        ) : (
          <Button variant="primary" onClick={setUp.next} busy={!enrolment} busyLabel="Preparing…">
            Next
          </Button>
        )}
      </div>
    </div>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
