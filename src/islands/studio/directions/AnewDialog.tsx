import { useStore } from '@nanostores/react'
import type { AccountFacts } from '../../../contract/account.ts'
import { balanceOf } from '../../../stores/access.ts'
import type { Directions } from '../../../stores/directions/directions.ts'
import { toastError } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { costWords } from '../cost.ts'

interface AnewDialogProps {
  directions: Directions
  account: AccountFacts
  /** The place of the direction it asks about; closed without one. */
  at: number | undefined
  onClose: () => void
}

const FAILED = 'It could not be made. The one that is here stays; please try again.'

/** Says what another design in the same direction costs before it is made. */
export function AnewDialog({ directions, account: { account, products, entitlements }, at, onClose }: AnewDialogProps) {
  const column = useStore(directions.$columns)[at ?? -1]
  const balance = balanceOf({ account, products })
  const isAble = entitlements.access_credits && balance.credits > 0
  const make = async () => {
    onClose()
    if (at === undefined) return
    await directions
      .remake(at, { anew: true })
      .catch(error => toastError(error instanceof Error ? error.message : FAILED))
  }
  return (
    <Dialog
      open={column !== undefined}
      onClose={onClose}
      title={`“${column?.label ?? ''}” anew`}
      actions={
        <>
          <Button onClick={onClose}>Keep this one</Button>
          <Button variant="primary" disabled={!isAble} onClick={() => void make()}>
            Make it anew
          </Button>
        </>
      }
    >
      <p className="m-0">
        {costWords(balance, entitlements)}. The design that is here stays in the versions of the template, and the
        others stay as they are.
      </p>
    </Dialog>
  )
}
