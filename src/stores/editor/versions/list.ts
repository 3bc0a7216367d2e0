import { atom } from 'nanostores'
import type { VersionAnswer, VersionPage } from '../../../contract/version.ts'
import { ApiError, type Call } from '../../api.ts'

export interface VersionsApi {
  call: (path: string, request?: Call) => Promise<Response>
  callJson: <T>(path: string, request?: Call) => Promise<T>
}

export interface VersionList {
  state: 'loading' | 'ready' | 'failed'
  /** The newest first, as far as they were fetched. */
  versions: VersionAnswer[]
  /** Leads to the versions before these; `null` at the beginning. */
  next: number | null
  /** What went wrong, in a sentence. */
  message: string
}

const PAGE = 50
const FAILED = 'The versions could not be fetched. Your email is as it was; try again.'

/** The versions of a template, fetched a page at a time. */
export function createVersionList(idOf: () => string | undefined, { call }: Pick<VersionsApi, 'call'>) {
  const $list = atom<VersionList>({ state: 'loading', versions: [], next: null, message: '' })

  /** Fetches the newest; what was fetched before stays below them. */
  const refresh = () =>
    fetchInto('', (page, list) => {
      const oldest = page.versions.at(-1)?.revision ?? 0
      const known = list.versions.filter(({ revision }) => revision < oldest)
      return { versions: [...page.versions, ...known], next: known.length > 0 ? list.next : page.next }
    })

  /** Fetches those before the last. */
  async function more() {
    const { next, state } = $list.get()
    if (next === null || state === 'loading') return
    await fetchInto(`&before=${next}`, (page, list) => ({
      versions: [...list.versions, ...page.versions],
      next: page.next
    }))
  }

  async function fetchInto(
    query: string,
    join: (page: VersionPage, list: VersionList) => Pick<VersionList, 'versions' | 'next'>
  ) {
    const id = idOf()
    if (id === undefined) return $list.set({ ...$list.get(), state: 'ready' })
    $list.set({ ...$list.get(), state: 'loading' })
    try {
      const response = await call(`/api/templates/${id}/versions?limit=${PAGE}${query}`)
      const { data: versions, next } = (await response.json()) as { data: VersionAnswer[]; next: number | null }
      const page = { versions, next }
      $list.set({ state: 'ready', message: '', ...join(page, $list.get()) })
    } catch (error) {
      $list.set({ ...$list.get(), state: 'failed', message: error instanceof ApiError ? error.message : FAILED })
    }
  }

  return { $list, refresh, more }
}
