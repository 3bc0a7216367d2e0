import { atom } from 'nanostores'
import type { IdentityProof } from '../../../contract/identity-proof.ts'
import type { RecoveryCodesAnswer, TwoStepAnswer, TwoStepApp } from '../../../contract/two-step.ts'
import { ApiError, call, callJson } from '../../../stores/api.ts'
import { toastSuccess } from '../../../stores/toasts.ts'

/** What stands open: setting an app up, a question before one is removed or before new codes, or the new codes. */
export type Opened = 'set-up' | 'remove' | 'confirm-codes' | 'codes'

interface TwoStepState {
  known: TwoStepAnswer | null
  opened?: Opened | undefined
  /** Which one is asked about. */
  removing?: TwoStepApp | undefined
  /** New recovery codes, while they are shown. */
  codes?: string[] | undefined
}

const PATH = '/api/two-step'
const FAILED = 'This could not be done. Check your connection and try again.'

/** One sitting at 'Two-step verification'. */
export function createTwoStepSettings(known: TwoStepAnswer | null) {
  const $state = atom<TwoStepState>({ known })
  const open = (opened: Opened) => $state.set({ ...$state.get(), opened })
  const askToRemove = (removing: TwoStepApp) => $state.set({ ...$state.get(), opened: 'remove', removing })
  /** Leaves open what was opened since. */
  const close = (what: Opened) => {
    const { known, opened } = $state.get()
    if (opened === what) $state.set({ known })
  }

  /** After an app's first code: with the first app come recovery codes, where there are any to be had. */
  async function added({ id, name }: Pick<TwoStepApp, 'id' | 'name'>): Promise<string[] | undefined> {
    const now = new Date().toISOString()
    const { apps = [], recovery_codes = null } = $state.get().known ?? {}
    const state: TwoStepAnswer = { apps: [...apps, { id, name, added_at: now, used_at: now }], recovery_codes }
    $state.set({ ...$state.get(), known: state })
    if (recovery_codes === null || apps.length > 0) return undefined
    const { codes } = await makeCodes({})
    $state.set({ ...$state.get(), known: { ...state, recovery_codes: codes.length } })
    return codes
  }

  /** Answers what is wrong with the proof, if anything is. */
  async function remove(proof: IdentityProof): Promise<string | undefined> {
    const { known, removing } = $state.get()
    if (!known || !removing) return undefined
    const wrong = await messageOf(call(`${PATH}/apps/${removing.id}`, { method: 'DELETE', body: { proof } }))
    if (wrong) return wrong
    const apps = known.apps.filter(({ id }) => id !== removing.id)
    const isOff = apps.length === 0
    const recovery_codes = isOff ? known.recovery_codes && 0 : known.recovery_codes
    $state.set({ ...$state.get(), known: { apps, recovery_codes } })
    close('remove')
    toastSuccess(isOff ? 'Two-step verification is off' : `“${removing.name}” is removed`)
    return undefined
  }

  /** Answers what is wrong with the proof, if anything is; otherwise the new codes are shown. */
  async function renewCodes(proof: IdentityProof): Promise<string | undefined> {
    const { known } = $state.get()
    return messageOf(
      makeCodes({ proof }).then(({ codes }) => {
        $state.set({ known: known && { ...known, recovery_codes: codes.length }, opened: 'codes', codes })
      })
    )
  }

  return { $state, open, askToRemove, close, added, remove, renewCodes }
}

export type TwoStepSettings = ReturnType<typeof createTwoStepSettings>

const makeCodes = (body: { proof?: IdentityProof }) =>
  callJson<RecoveryCodesAnswer>(`${PATH}/recovery-codes`, { method: 'POST', body })

async function messageOf(done: Promise<unknown>): Promise<string | undefined> {
  return done.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.message : FAILED)
  )
}
