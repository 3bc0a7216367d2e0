import { atom } from 'nanostores'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'
import { type Enrolment, enrol, giveUp, verify } from './set-up.ts'
import type { TwoStepSettings } from './two-step.ts'

/** `confirm`: the sign-in is too old, and a proof is asked for before all else. */
interface SetUpState {
  step: 'confirm' | 'scan' | 'code' | 'codes'
  enrolment?: Enrolment | undefined
  error?: string | undefined
  isBusy: boolean
  codes: string[]
}

const SIX_DIGITS = 'Enter the six digits that your app shows'
const NO_CODES = 'Two-step verification is on, but its recovery codes could not be fetched. Choose “Make new codes”.'

/** One way through the steps of setting two-step verification up. */
export function createSetUp(settings: Pick<TwoStepSettings, '$state' | 'turnedOn'>, onClose: () => void) {
  const $state = atom<SetUpState>({ step: 'scan', isBusy: false, codes: [] })
  const go = (changes: Partial<SetUpState>) => $state.set({ ...$state.get(), error: undefined, ...changes })

  /** Answers what went wrong, if anything did. */
  async function begin(): Promise<string | undefined> {
    const outcome = await enrol()
    if (outcome.state === 'confirm') go({ step: 'confirm' })
    else if (outcome.state === 'enrolled') go({ step: 'scan', enrolment: outcome.enrolment })
    else go({ error: outcome.message })
    return outcome.state === 'failed' ? outcome.message : undefined
  }

  async function tryCode(code: string) {
    const { enrolment, isBusy } = $state.get()
    if (isBusy || !enrolment) return
    if (!/^\d{6}$/.test(code)) return go({ error: SIX_DIGITS })
    go({ isBusy: true })
    const outcome = await verify(enrolment, code)
    if (outcome.state !== 'verified') return go({ isBusy: false, error: outcome.message })
    await finish()
  }

  async function finish() {
    const codes = await settings.turnedOn().catch(() => {
      toastError(NO_CODES)
      return undefined
    })
    // On a phone a message would lie over the codes.
    if (codes) return go({ step: 'codes', isBusy: false, codes })
    toastSuccess('Two-step verification is on')
    onClose()
  }

  function close() {
    const { step, enrolment, isBusy } = $state.get()
    // A code on its way may turn it on; what was begun and is not wanted is taken back.
    if (isBusy) return
    if (enrolment && step !== 'codes') void giveUp(enrolment)
    onClose()
  }

  return {
    $state,
    steps: settings.$state.get().known?.recovery_codes === null ? 2 : 3,
    begin,
    next: () => go({ step: 'code' }),
    back: () => go({ step: 'scan' }),
    verify: tryCode,
    close
  }
}

export type SetUp = ReturnType<typeof createSetUp>
