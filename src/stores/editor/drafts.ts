import type { EmailSource } from '../../email/email.ts'
import type { OwnStorage } from '../own-storage.ts'

/** Work that has not been saved, and the revision it is based on. */
export interface Draft {
  revision: number
  email: EmailSource
}

/** Keeps one draft of each template in the browser, so that a reload or a crash loses nothing. */
export interface DraftStorage {
  read: (id: string | null) => Draft | undefined
  write: (id: string | null, draft: Draft) => void
  clear: (id: string | null) => void
}

const PREFIX = 'draft:'
/** The draft of a template that was never saved. */
const NEW = 'new'

const nameOf = (id: string | null) => `${PREFIX}${id ?? NEW}`

/** The drafts of whoever is signed in. */
export function browserDrafts({ read, write, remove }: Pick<OwnStorage, 'read' | 'write' | 'remove'>): DraftStorage {
  return {
    read: id => parseDraft(read(nameOf(id))),
    write: (id, draft) => write(nameOf(id), JSON.stringify(draft)),
    clear: id => remove(nameOf(id))
  }
}

/** The templates that have a draft; null is the one that was never saved. */
export function draftedIds({ names }: Pick<OwnStorage, 'names'>): (string | null)[] {
  const ids = names().flatMap(name => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  return ids.map(id => (id === NEW ? null : id))
}

function parseDraft(text: string | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null
    const isWhole =
      typeof draft?.revision === 'number' &&
      typeof draft.email?.html === 'string' &&
      typeof draft.email.css === 'string'
    return isWhole ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}
