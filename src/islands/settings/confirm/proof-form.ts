import { atom } from 'nanostores'
import type { IdentityProof } from '../../../contract/identity-proof.ts'

/** What a proof is made of. */
export type ProofWay = 'password' | 'code'

export interface ProofParts {
  /** Mails a code; answers what went wrong, if anything did. */
  sendCode: () => Promise<string | undefined>
  /** Does what the proof is for; answers what is wrong with it, if anything is. */
  use: (proof: IdentityProof) => Promise<string | undefined>
  onClose: () => void
}

interface ProofState {
  way: ProofWay
  /** A code is being mailed. */
  isSending: boolean
  isBusy: boolean
  error?: string | undefined
}

/** One sitting at a question for the password, or for a code that is mailed instead. */
export function createProofForm({ sendCode, use, onClose }: ProofParts) {
  const $state = atom<ProofState>({ way: 'password', isSending: false, isBusy: false })
  const isAtWork = () => $state.get().isBusy || $state.get().isSending

  async function mailCode() {
    if (isAtWork()) return
    $state.set({ ...$state.get(), isSending: true, error: undefined })
    const error = await sendCode()
    $state.set({ way: error ? $state.get().way : 'code', isSending: false, isBusy: false, error })
  }

  async function submit(written: string) {
    const { way } = $state.get()
    if (isAtWork()) return
    const read = readProof(way, written)
    if (typeof read === 'string') return $state.set({ ...$state.get(), error: read })
    $state.set({ way, isSending: false, isBusy: true })
    const error = await use(read)
    $state.set({ way, isSending: false, isBusy: false, error })
  }

  /** What a proof set going cannot be called back, and whoever asked for it hears how it went. */
  const close = () => ($state.get().isBusy ? undefined : onClose())

  return { $state, mailCode, submit, close }
}

export type ProofForm = ReturnType<typeof createProofForm>

/** The proof, or what is wrong with what was written. Codes are read out in groups, so they may be written so. */
function readProof(way: ProofWay, written: string): IdentityProof | string {
  if (way === 'password') return written === '' ? 'Enter your password' : { password: written }
  const code = written.replace(/[\s-]+/g, '')
  return /^\d{6}$/.test(code) ? { code } : 'Enter the six digits of the code'
}
