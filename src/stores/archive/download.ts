import { atom } from 'nanostores'
import type { IdentityProof } from '../../contract/identity-proof.ts'
import { ApiError, type call } from '../api.ts'
import { toastError, toastSuccess } from '../toasts.ts'

interface DownloadState {
  isBusy: boolean
  /** How far it is, once it has taken a while. */
  progress: string | undefined
  /** Whether a proof is asked for, of who is at the keyboard. */
  isAsking: boolean
}

interface Parts {
  call: typeof call
  save: (file: Blob, name: string) => void
}

const SHOWN_AFTER_MS = 2_000
const IDLE: DownloadState = { isBusy: false, progress: undefined, isAsking: false }
const BROKEN = 'The download broke off. Check your connection and try again.'

/** The download of everything, which nobody knows the length of before it is made. */
export function createDownload(accountId: string, { call, save }: Parts) {
  const $state = atom<DownloadState>(IDLE)
  let stopped = new AbortController()

  async function start() {
    if ($state.get().isBusy) return
    stopped = new AbortController()
    $state.set({ ...IDLE, isBusy: true })
    const isAsking = await request({})
      .then(keep)
      .then(
        () => false,
        (error: unknown) => isUnproven(error) || sayWhy(error)
      )
    $state.set({ ...IDLE, isAsking })
  }

  /** Answers what is wrong with a proof; what follows one that is right goes on by itself. */
  async function prove(proof: IdentityProof): Promise<string | undefined> {
    stopped = new AbortController()
    const answer = await request({ proof }).catch((error: unknown) => messageOf(error))
    if (typeof answer === 'string') return answer
    $state.set({ ...IDLE, isBusy: true })
    void keep(answer)
      .catch(sayWhy)
      .finally(() => $state.set(IDLE))
    return undefined
  }

  /** Where it was stopped there is nothing to say. */
  function sayWhy(error: unknown): false {
    if (!stopped.signal.aborted) toastError(messageOf(error))
    return false
  }

  const request = (body: { proof?: IdentityProof }) =>
    call(`/api/accounts/${accountId}/archive`, {
      method: 'POST',
      body,
      signal: stopped.signal,
      accept: 'application/zip'
    })

  async function keep(answer: Response) {
    save(await readAll(answer), `mailwright-${new Date().toISOString().slice(0, 10)}.zip`)
    toastSuccess('Everything is downloaded')
  }

  async function readAll({ body }: Response): Promise<Blob> {
    const began = Date.now()
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for (const reader = body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      bytes += value.length
      if (Date.now() - began > SHOWN_AFTER_MS) $state.set({ ...IDLE, isBusy: true, progress: progressWords(bytes) })
    }
    return new Blob(pieces, { type: 'application/zip' })
  }

  const stopAsking = () => $state.set({ ...$state.get(), isAsking: false })
  return { $state, start, prove, stopAsking, stop: () => stopped.abort() }
}

const isUnproven = (error: unknown) => error instanceof ApiError && error.code === 'confirmation_required'
const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : BROKEN)

function progressWords(bytes: number): string {
  const megabytes = (bytes / 1024 / 1024).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `Downloading everything: ${megabytes} MB so far`
}
