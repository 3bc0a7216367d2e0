import { useStore } from '@nanostores/react'
import { LateDialog } from '../../ui/LateDialog.tsx'
import { mailCode } from '../confirm/mail-code.ts'
import type { TwoStepSettings } from './two-step.ts'
import { removalWords } from './words.ts'

interface TwoStepDialogsProps {
  settings: TwoStepSettings
  email: string
}

const loadSetUp = () => import('./SetUpDialog.tsx')
const loadConfirm = () => import('../confirm/ConfirmIdentity.tsx')
const loadCodes = () => import('./CodesDialog.tsx')

/** What two-step verification asks and shows. Most visits open none of it. */
export function TwoStepDialogs({ settings, email }: TwoStepDialogsProps) {
  const { known, opened, removing, codes = [] } = useStore(settings.$state)
  const left = (known?.apps.length ?? 1) - 1
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
        open={opened === 'remove'}
        onClose={() => settings.close('remove')}
        more={{
          ...question,
          title: left === 0 ? 'Remove two-step verification' : `Remove “${removing?.name}”`,
          why: removalWords(left),
          label: 'Remove',
          isRemoval: true,
          use: settings.remove
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
