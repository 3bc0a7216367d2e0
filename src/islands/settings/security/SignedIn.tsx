import { useState } from 'react'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { endOthers } from './end-others.ts'

/** Where the account is signed in. */
export function SignedIn() {
  const [isBusy, setBusy] = useState(false)
  const endThem = async () => {
    setBusy(true)
    const failure = await endOthers()
    setBusy(false)
    if (failure) toastError(failure)
    else toastSuccess('Signed out everywhere else')
  }
  return (
    <section className="security-part" aria-labelledby="signed-in">
      <div className="security-head">
        <h2 className="pane-title" id="signed-in">
          Signed in
        </h2>
        <Button size="bar" busy={isBusy} busyLabel="Signing out…" onClick={endThem}>
          Sign out everywhere else
        </Button>
      </div>
      <p className="small m-0">Other browsers and devices have to sign in again. This one stays signed in.</p>
    </section>
  )
}
