import { atom } from 'nanostores'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'
import { type Enrolment, enrol, giveUp, proveByApp, verify } from './set-up.ts'
import { planSetUp, type StepName } from './set-up-plan.ts'
import type { TwoStepSettings } from './two-step.ts'
import { isTaken, newAppName } from './words.ts'

interface SetUpState {
  step: StepName
  name: string
  enrolment?: Enrolment | undefined
  error?: string | undefined
  isBusy: boolean
  codes: string[]
}

const SIX_DIGITS = 'Enter the six digits that your app shows'
const NO_NAME = 'Give it a name by which you know it'
const NAME_TAKEN = 'You have an app of this name already. Choose another one.'
const NO_CODES = 'Two-step verification is on, but its recovery codes could not be fetched. Choose “Make new codes”.'

/** One way through the steps of setting an authenticator app up. The first one needs no name, and brings recovery codes. */
export function createSetUp(settings: Pick<TwoStepSettings, '$state' | 'added'>, onClose: () => void) {
  const { isFirst, apps, steps } = planSetUp(settings.$state.get().known)
  const taken = apps.map(({ name }) => name)
  const $state = atom<SetUpState>({
    step: isFirst ? 'scan' : 'name',
    name: newAppName(taken),
    isBusy: false,
    codes: []
  })
  const go = (changes: Partial<SetUpState>) => $state.set({ ...$state.get(), error: undefined, ...changes })

  /** Answers what went wrong, if anything did. */
  async function begin(): Promise<string | undefined> {
    go({ isBusy: true })
    const outcome = await enrol($state.get().name)
    if (outcome.state === 'confirm') go({ step: 'confirm', isBusy: false })
    else if (outcome.state === 'taken') go({ step: 'name', isBusy: false, error: NAME_TAKEN })
    else if (outcome.state === 'enrolled') go({ step: 'scan', isBusy: false, enrolment: outcome.enrolment })
    else go({ isBusy: false, error: outcome.message })
    return outcome.state === 'failed' ? outcome.message : undefined
  }

  async function chooseName(written: string) {
    const name = written.trim()
    if ($state.get().isBusy) return
    if (name === '') return go({ name, error: NO_NAME })
    if (isTaken(name, taken)) return go({ name, error: NAME_TAKEN })
    go({ name })
    await begin()
  }

  /** Begins anew after a sign-in anew; answers what went wrong, if anything did. */
  async function beginAfter(signIn: () => Promise<string | undefined>): Promise<string | undefined> {
    go({ isBusy: true })
    const wrong = await signIn()
    if (!wrong) return begin()
    go({ isBusy: false })
    return wrong
  }

  /** Whoever has an app shows by its code who they are: a sign-in by password alone would lack the second step. */
  const prove = (code: string) => {
    const ids = apps.map(({ id }) => id)
    return ask(code, () => proveByApp(ids, code), begin)
  }

  async function tryCode(code: string) {
    const { enrolment } = $state.get()
    if (!enrolment) return
    const check = () => verify(enrolment, code)
    await ask(code, check, () => finish(enrolment))
  }

  /** Has a code checked, one at a time; says what is wrong with it, or goes on. */
  async function ask(code: string, check: () => Promise<string | undefined>, goOn: () => Promise<unknown>) {
    if ($state.get().isBusy) return
    if (!/^\d{6}$/.test(code)) return go({ error: SIX_DIGITS })
    go({ isBusy: true })
    const error = await check()
    if (error) return go({ isBusy: false, error })
    await goOn()
  }

  async function finish({ factorId: id }: Enrolment) {
    const { name } = $state.get()
    const codes = await settings.added({ id, name }).catch(() => {
      toastError(NO_CODES)
      return undefined
    })
    // On a phone a message would lie over the codes.
    if (codes) return go({ step: 'codes', isBusy: false, codes })
    toastSuccess(isFirst ? 'Two-step verification is on' : `“${name}” is added`)
    onClose()
  }

  /** Not from a code that is on its way. */
  const back = () => ($state.get().isBusy ? undefined : go({ step: 'scan' }))

  function close() {
    const { step, enrolment, isBusy } = $state.get()
    // A proof on its way changes the session, and a code may make the app count; what was begun and is not wanted is taken back.
    if (isBusy && (step === 'confirm' || step === 'code')) return
    if (enrolment && step !== 'codes') void giveUp(enrolment)
    onClose()
  }

  return {
    $state,
    isFirst,
    steps,
    begin,
    beginAfter,
    chooseName,
    prove,
    next: () => go({ step: 'code' }),
    back,
    verify: tryCode,
    close
  }
}

export type SetUp = ReturnType<typeof createSetUp>
