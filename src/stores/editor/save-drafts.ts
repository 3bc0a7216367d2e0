import type { TemplateAnswer } from '../../contract/template.ts'
import { ApiError, callJson } from '../api.ts'
import { type OwnStorage, ownStorage } from '../own-storage.ts'
import { browserDrafts, type Draft } from './drafts.ts'
import { bodyOf, copyName, isSameSource, sourceOf } from './template-source.ts'

/** Longer nobody who wants to leave should wait. */
const PATIENCE_MS = 5_000

/**
 * Saves the drafts that this browser keeps of its person's templates, before they sign out. Over a newer revision of another text
 * a draft becomes a template of its own. Never throws: what cannot be saved, or not in time, stays a draft.
 */
export async function saveDrafts(own: OwnStorage = ownStorage, call: typeof callJson = callJson): Promise<void> {
  const drafts = browserDrafts(own)
  const saves = drafts.all().map(async draft => {
    await saveDraft(draft, call)
    drafts.clear(draft.id)
  })
  await Promise.race([Promise.allSettled(saves), wait(PATIENCE_MS)])
}

async function saveDraft({ id, revision, email }: Draft, call: typeof callJson): Promise<void> {
  const body = bodyOf(email)
  try {
    if (revision === 0) await call('/api/templates', { method: 'POST', body: { id, ...body } })
    else await call(`/api/templates/${id}`, { method: 'PATCH', body: { ...body, revision } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    const saved = await call<TemplateAnswer>(`/api/templates/${id}`)
    // The page that is left saved it first.
    if (isSameSource(sourceOf(saved), email)) return
    await call('/api/templates', { method: 'POST', body: { ...body, name: copyName(email.name) } })
  }
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
