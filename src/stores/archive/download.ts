import { atom } from 'nanostores'
import { ApiError, type call } from '../api.ts'
import { toastError, toastSuccess } from '../toasts.ts'

interface DownloadState {
  isBusy: boolean
  /** How far it is, once it has taken a while. */
  progress: string | undefined
}

interface Parts {
  call: typeof call
  save: (file: Blob, name: string) => void
}

const SHOWN_AFTER_MS = 2_000
const IDLE: DownloadState = { isBusy: false, progress: undefined }
const BROKEN = 'The download broke off. Check your connection and try again.'

/** The download of everything, which nobody knows the length of before it is made. */
export function createDownload(accountId: string, { call, save }: Parts) {
  const $state = atom<DownloadState>(IDLE)
  let stopped = new AbortController()

  async function start() {
    if ($state.get().isBusy) return
    stopped = new AbortController()
    $state.set({ isBusy: true, progress: undefined })
    try {
      save(await fetchAll(stopped.signal), `mailwright-${new Date().toISOString().slice(0, 10)}.zip`)
      toastSuccess('Everything is downloaded')
    } catch (error) {
      if (!stopped.signal.aborted) toastError(error instanceof ApiError ? error.message : BROKEN)
    }
    $state.set(IDLE)
  }

  async function fetchAll(signal: AbortSignal): Promise<Blob> {
    const began = Date.now()
    const { body } = await call(`/api/accounts/${accountId}/archive`, { signal, accept: 'application/zip' })
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for (const reader = body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      bytes += value.length
      if (Date.now() - began > SHOWN_AFTER_MS) $state.set({ isBusy: true, progress: progressWords(bytes) })
    }
    return new Blob(pieces, { type: 'application/zip' })
  }

  return { $state, start, stop: () => stopped.abort() }
}

function progressWords(bytes: number): string {
  const megabytes = (bytes / 1024 / 1024).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `Downloading everything: ${megabytes} MB so far`
}
