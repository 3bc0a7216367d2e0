import { atom } from 'nanostores'
import type { AccountSession } from '../../contract/account-session.ts'
import { ApiError, type callJson } from '../api.ts'
import { toastError, toastSuccess } from '../toasts.ts'

interface SessionsState {
  /** This one first; what was ended here stays until the page is left. */
  sessions: AccountSession[]
  ended: ReadonlySet<string>
  /** Which is being ended. */
  atWork: string | 'others' | null
}

interface Parts {
  call: typeof callJson
  /** Ends all other sessions at the auth service too; answers what went wrong, if anything did. */
  endOthers: () => Promise<string | undefined>
}

const FAILED = 'This device could not be signed out. Please try again.'

/** The sessions of the account on its security page. */
export function createSessionList(sessions: AccountSession[], { call, endOthers }: Parts) {
  const $state = atom<SessionsState>({ sessions, ended: new Set(), atWork: null })
  const others = sessions.filter(({ is_current }) => !is_current).map(({ id }) => id)

  /** One that has ended by itself meanwhile is ended all the same. */
  async function end(id: string) {
    if ($state.get().atWork) return
    $state.set({ ...$state.get(), atWork: id })
    const failure = await call(`/api/sessions/${id}`, { method: 'DELETE' }).then(() => undefined, refusalOf)
    settle(failure, [id])
  }

  async function endAllOthers() {
    if ($state.get().atWork) return
    $state.set({ ...$state.get(), atWork: 'others' })
    const refused = await call('/api/sessions', { method: 'DELETE' }).then(() => undefined, refusalOf)
    const failure = refused ?? (await endOthers())
    settle(failure, others)
    if (!failure) toastSuccess('Signed out everywhere else')
  }

  function settle(failure: string | undefined, ids: string[]) {
    const { ended } = $state.get()
    $state.set({ ...$state.get(), atWork: null, ended: failure ? ended : new Set([...ended, ...ids]) })
    if (failure) toastError(failure)
  }

  return { $state, end, endAllOthers }
}

function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return FAILED
  return error.status === 404 ? undefined : error.message
}
