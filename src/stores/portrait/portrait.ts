import { atom } from 'nanostores'
import { ApiError, type callJson } from '../api.ts'
import { toastError, toastSuccess } from '../toasts.ts'

interface PortraitState {
  /** Where the picture is; null where the first letter stands instead. */
  url: string | null
  isBusy: boolean
  error?: string | undefined
}

interface Parts {
  call: typeof callJson
  /** Tells the auth service, where pages read it; answers what went wrong, if anything did. */
  tell: (url: string | null) => Promise<string | undefined>
}

const FAILED = 'Your picture could not be changed. Please try again.'
const MOST_BYTES = 10 * 1024 * 1024

/** The picture of the person, in the settings and wherever their avatar is. */
export function createPortrait(accountId: string, url: string | null, { call, tell }: Parts) {
  const path = `/api/accounts/${accountId}/picture`
  const $state = atom<PortraitState>({ url, isBusy: false })

  async function choose(file: Blob) {
    if (file.size > MOST_BYTES) {
      return $state.set({ ...$state.get(), error: 'Pictures may be up to 10 MB. Make this one smaller and try again.' })
    }
    await change(async () => {
      const sent = { method: 'PUT', file: { blob: file, onSent: () => {} } } as const
      return (await call<{ url: string }>(path, sent)).url
    }, 'Picture updated')
  }

  /** The file goes last: a picture that is gone must not be named anywhere. */
  async function remove() {
    await change(async () => null, 'Picture removed')
    if ($state.get().url === null) await call(path, { method: 'DELETE' }).catch(() => {})
  }

  async function change(make: () => Promise<string | null>, done: string) {
    if ($state.get().isBusy) return
    $state.set({ url: $state.get().url, isBusy: true })
    try {
      const made = await make()
      const failure = await tell(made)
      $state.set({ url: failure ? $state.get().url : made, isBusy: false })
      if (failure) toastError(failure)
      else toastSuccess(done)
    } catch (error) {
      $state.set({ url: $state.get().url, isBusy: false, error: error instanceof ApiError ? error.message : FAILED })
    }
  }

  return { $state, choose, remove }
}
