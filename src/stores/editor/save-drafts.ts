import { ApiError, callJson } from '../api.ts'
import { type OwnStorage, ownStorage } from '../own-storage.ts'
import { browserDrafts, type Draft, draftedIds } from './drafts.ts'
import { bodyOf, copyName } from './template-source.ts'

/** Longer nobody who wants to leave should wait. */
const PATIENCE_MS = 5_000

/**
 * Saves the drafts that this browser keeps of its person's templates, before they sign out. Over a newer revision a draft
 * becomes a template of its own. Never throws: what cannot be saved, or not in time, stays a draft.
 */
export async function saveDrafts(own: OwnStorage = ownStorage, call: typeof callJson = callJson): Promise<void> {
  const drafts = browserDrafts(own)
  const saves = draftedIds(own).map(async id => {
    const draft = drafts.read(id)
    if (draft) await saveDraft(id, draft, call)
    drafts.clear(id)
  })
  await Promise.race([Promise.allSettled(saves), wait(PATIENCE_MS)])
}

async function saveDraft(id: string | null, { revision, email }: Draft, call: typeof callJson): Promise<void> {
  if (id === null) return create(email, call)
  try {
    await call(`/api/templates/${id}`, { method: 'PATCH', body: { ...bodyOf(email), revision } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    await create({ ...email, name: copyName(email.name) }, call)
  }
}

async function create(email: Draft['email'], call: typeof callJson): Promise<void> {
  await call('/api/templates', { method: 'POST', body: bodyOf(email) })
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
