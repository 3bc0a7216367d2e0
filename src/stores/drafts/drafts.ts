import { atom } from 'nanostores'
import type { DraftAnswer } from '../../contract/draft.ts'
import type { TemplateAnswer } from '../../contract/template.ts'
import { ApiError, callJson } from '../api.ts'

/** The newest email whose making was cut, if there is one. */
export const $draft = atom<DraftAnswer | null>(null)

/** Reads it anew: what is cut while the page stands, and what another page did with it. */
export async function loadDraft(): Promise<DraftAnswer | null> {
  const [newest = null] = await callJson<DraftAnswer[]>('/api/drafts')
  $draft.set(newest)
  return newest
}

const addressOf = (id: string) => `/api/drafts/${id}`

/** Makes a draft a template as it is, for one credit. */
export async function keepDraft(id: string): Promise<TemplateAnswer> {
  const idempotencyKey = crypto.randomUUID()
  const path = `${addressOf(id)}/keep`
  return (await callJson<{ template: TemplateAnswer }>(path, { method: 'POST', idempotencyKey })).template
}

/** Discards a draft; it leaves the page at once, and comes back when the server refuses. `undo` brings it back for a day. */
export function discardDraft(draft: DraftAnswer): { done: Promise<void>; undo: () => Promise<void> } {
  $draft.set(null)
  const done = callJson(addressOf(draft.id), { method: 'DELETE' }).then(
    () => {},
    error => {
      // Gone already, by another tab: that is what was wanted.
      if (error instanceof ApiError && error.status === 404) return
      $draft.set(draft)
      throw error
    }
  )
  const undo = async () => {
    await done
    await callJson(`${addressOf(draft.id)}/undelete`, { method: 'POST' })
    $draft.set(draft)
  }
  return { done, undo }
}
