import { atom } from 'nanostores'
import type { IdentityProof } from '../../contract/identity-proof.ts'
import type { PendingEmail } from '../../contract/pending-email.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { emailError } from '../auth/fields.ts'

export interface AccountFields {
  fullName: string
  email: string
}

/** How an update went. A new address takes effect once a link sent to it is opened. */
export type AccountUpdate =
  | { state: 'updated' }
  | { state: 'confirm'; pending: PendingEmail }
  /** Only with a proof, or with a better one than came along. */
  | { state: 'prove'; message?: string }
  | { state: 'refused'; field: 'email'; message: string }
  | { state: 'failed'; message: string }

export type UpdateAccount = (changes: Partial<AccountFields>, proof?: IdentityProof) => Promise<AccountUpdate>

interface FormState {
  isBusy: boolean
  emailError?: string | undefined
  /** The address that waits for its confirmation. */
  waitingFor?: PendingEmail | undefined
  /** Who asks for the change has to show that it is theirs to make. */
  isAsking?: boolean
}

const UNPROVEN = 'This was not enough. Try again, or have a code mailed.'

/** One sitting at 'Account Settings'. Only what differs from what is known is sent. */
export function createAccountForm(known: AccountFields, update: UpdateAccount) {
  const $state = atom<FormState>({ isBusy: false })
  let saved = known
  let asked: AccountFields | undefined

  async function save(fields: AccountFields) {
    if ($state.get().isBusy) return
    const wrong = emailError(fields.email.trim())
    $state.set({ ...$state.get(), emailError: wrong })
    if (wrong) return
    const changes = changesOf(saved, fields)
    if (Object.keys(changes).length === 0) return toastSuccess('Everything is up to date.')
    $state.set({ ...$state.get(), isBusy: true })
    const outcome = await update(changes)
    if (outcome.state === 'prove') ask(fields)
    else show(outcome, fields)
  }

  function ask(fields: AccountFields) {
    asked = fields
    $state.set({ ...$state.get(), isBusy: false, isAsking: true })
  }

  /** Sends what was asked for again, with a proof. Answers what is wrong with the proof, if anything is. */
  async function prove(proof: IdentityProof): Promise<string | undefined> {
    const fields = asked
    if (!fields) return undefined
    const outcome = await update(changesOf(saved, fields), proof)
    if (outcome.state === 'prove') return outcome.message ?? UNPROVEN
    giveUp()
    show(outcome, fields)
    return undefined
  }

  /** Whoever was asked for a proof has none. */
  function giveUp() {
    asked = undefined
    $state.set({ ...$state.get(), isAsking: false })
  }

  function show(outcome: Exclude<AccountUpdate, { state: 'prove' }>, fields: AccountFields) {
    const { waitingFor } = $state.get()
    if (outcome.state === 'refused') return $state.set({ isBusy: false, emailError: outcome.message, waitingFor })
    if (outcome.state === 'failed') {
      $state.set({ isBusy: false, waitingFor })
      return toastError(outcome.message)
    }
    const isWaiting = outcome.state === 'confirm'
    saved = { fullName: fields.fullName.trim(), email: isWaiting ? saved.email : fields.email.trim() }
    $state.set({ isBusy: false, waitingFor: isWaiting ? outcome.pending : waitingFor })
    toastSuccess(isWaiting ? 'Confirmation link sent' : 'Account updated successfully')
  }

  /** Takes up an address that was asked for earlier and has yet to be confirmed, or that there is none any more. */
  const waitFor = (pending: PendingEmail | undefined) => $state.set({ ...$state.get(), waitingFor: pending })

  return { $state, save, prove, giveUp, waitFor }
}

function changesOf(saved: AccountFields, { fullName, email }: AccountFields): Partial<AccountFields> {
  const isSameEmail = email.trim().toLowerCase() === saved.email.toLowerCase()
  return {
    ...(fullName.trim() === saved.fullName ? {} : { fullName: fullName.trim() }),
    ...(isSameEmail ? {} : { email: email.trim() })
  }
}
