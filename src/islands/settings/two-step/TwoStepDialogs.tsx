import { useStore } from '@nanostores/react'
import { LateDialog } from '../../ui/LateDialog.tsx'
import { mailCode } from './mail-code.ts'
import type { TwoStepSettings } from './two-step.ts'

interface TwoStepDialogsProps {
  settings: TwoStepSettings
  email: string
}

const loadSetUp = () => import('./SetUpDialog.tsx')
const loadConfirm = () => import('../confirm/ConfirmIdentity.tsx')
const loadCodes = () => import('./CodesDialog.tsx')

/** What two-step verification asks and shows. Most visits open none of it. */
export function TwoStepDialogs({ settings, email }: TwoStepDialogsProps) {
  const { opened, codes = [] } = useStore(settings.$state)
  const question = { email, sendCode: () => mailCode(email) }
  return (
    <>
      <LateDialog
        load={loadSetUp}
        open={opened === 'set-up'}
        onClose={() => settings.close('set-up')}
        more={{ settings, email }}
      />
      <LateDialog
        load={loadConfirm}
        open={opened === 'turn-off'}
        onClose={() => settings.close('turn-off')}
        more={{
          ...question,
          title: 'Remove two-step verification',
          why: 'From then on your password alone signs you in. Your recovery codes are good no more.',
          label: 'Remove',
          use: settings.turnOff
        }}
      />
      <LateDialog
        load={loadConfirm}
        open={opened === 'confirm-codes'}
        onClose={() => settings.close('confirm-codes')}
        more={{
          ...question,
          title: 'Make new codes',
          why: 'The codes that you have now are good no more.',
          label: 'Make new codes',
          use: settings.renewCodes
        }}
      />
      <LateDialog load={loadCodes} open={opened === 'codes'} onClose={() => settings.close('codes')} more={{ codes }} />
    </>
  )
}
