import { useStore } from '@nanostores/react'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../stores/api.ts'
import { createDownload } from '../../../stores/archive/download.ts'
import { saveFile } from '../../../stores/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { LateDialog } from '../../ui/LateDialog.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { mailCode } from '../confirm/mail-code.ts'
import { SecurityRow } from './SecurityRow.tsx'

interface YourDataProps {
  accountId: string
  email: string
  /** The plan's name, where one runs. */
  plan: string | undefined
  /** Whether the site can delete accounts by itself. */
  canDelete: boolean
}

const loadDialog = () => import('./DeleteDialog.tsx')
const loadQuestion = () => import('../confirm/ConfirmIdentity.tsx')

/** Taking everything along, and leaving. */
export function YourData({ accountId, email, plan, canDelete }: YourDataProps) {
  const [download] = useState(() => createDownload(accountId, { call, save: saveFile }))
  const [isDeleting, setDeleting] = useState(false)
  const { isBusy, progress, isAsking } = useStore(download.$state)
  return (
    <section className="security-part" aria-labelledby="your-data">
      <div className="security-head">
        <h2 className="pane-title" id="your-data">
          Your data
        </h2>
      </div>
      <ul className="ruled-rows">
        <SecurityRow
          icon={Download}
          name="Download everything"
          says="Templates, versions, conversations and account as JSON and HTML, in one .zip"
        >
          <Button size="bar" busy={isBusy} busyLabel="Downloading…" onClick={download.start}>
            Download
          </Button>
          {progress && (
            <div className="security-progress">
              <Progress label={progress} onStop={download.stop} />
            </div>
          )}
        </SecurityRow>
        {canDelete && (
          <SecurityRow
            icon={Trash2}
            name="Delete the account"
            says={`${plan ? 'Ends the plan and removes' : 'Removes'} everything. Nobody can bring it back.`}
          >
            <Button variant="danger" size="bar" onClick={() => setDeleting(true)}>
              Delete account
            </Button>
          </SecurityRow>
        )}
      </ul>
      <LateDialog
        load={loadQuestion}
        open={isAsking}
        onClose={download.stopAsking}
        more={{
          email,
          sendCode: () => mailCode(email),
          use: download.prove,
          title: 'Download everything',
          why: 'All that is kept of your account leaves in one file.',
          label: 'Download'
        }}
      />
      <LateDialog
        load={loadDialog}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        more={{ accountId, email, plan }}
      />
    </section>
  )
}
