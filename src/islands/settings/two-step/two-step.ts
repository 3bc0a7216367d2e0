import { atom } from 'nanostores'
import type { IdentityProof } from '../../../contract/identity-proof.ts'
import type { RecoveryCodesAnswer, TwoStepAnswer } from '../../../contract/two-step.ts'
import { ApiError, call, callJson } from '../../../stores/api.ts'
import { toastSuccess } from '../../../stores/toasts.ts'

/** What stands open: setting it up, turning it off, a question before new codes, or the new codes. */
export type Opened = 'set-up' | 'turn-off' | 'confirm-codes' | 'codes'

interface TwoStepState {
  known: TwoStepAnswer | null
  opened?: Opened | undefined
  /** New recovery codes, while they are shown. */
  codes?: string[] | undefined
}

const PATH = '/api/two-step'
const FAILED = 'This could not be done. Check your connection and try again.'

/** One sitting at 'Two-step verification'. */
export function createTwoStepSettings(known: TwoStepAnswer | null) {
  const $state = atom<TwoStepState>({ known })
  const open = (opened: Opened) => $state.set({ ...$state.get(), opened })
  /** A dialog that gives way to the next one says that it closed, too late to mean that one. */
  const close = (what: Opened) => {
    const { known, opened } = $state.get()
    if (opened === what) $state.set({ known })
  }

  /** After the app's first code: makes the first recovery codes, where there are any to be had. */
  async function turnedOn(): Promise<string[] | undefined> {
    const now = new Date().toISOString()
    const hasCodes = $state.get().known?.recovery_codes != null
    const state: TwoStepAnswer = { app: { added_at: now, used_at: now }, recovery_codes: hasCodes ? 0 : null }
    $state.set({ ...$state.get(), known: state })
    if (!hasCodes) return undefined
    const { codes } = await makeCodes({})
    $state.set({ ...$state.get(), known: { ...state, recovery_codes: codes.length } })
    return codes
  }

  /** Answers what is wrong with the proof, if anything is. */
  async function turnOff(proof: IdentityProof): Promise<string | undefined> {
    const wrong = await messageOf(call(PATH, { method: 'DELETE', body: { proof } }))
    if (wrong) return wrong
    const codes = $state.get().known?.recovery_codes === null ? null : 0
    $state.set({ known: { app: null, recovery_codes: codes } })
    toastSuccess('Two-step verification is off')
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

  return { $state, open, close, turnedOn, turnOff, renewCodes }
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
