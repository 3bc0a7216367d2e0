import type { EmailSource } from '../../email/email.ts'

/** Work that has not been saved, and the revision it is based on. */
export interface Draft {
  revision: number
  email: EmailSource
}

/** Keeps one draft in the browser, so that a reload or a crash loses nothing. */
export interface DraftStorage {
  read: (id: string | null) => Draft | undefined
  write: (id: string | null, draft: Draft) => void
  clear: (id: string | null) => void
}

const keyOf = (id: string | null) => `mailwright:draft:${id ?? 'new'}`

/** Drafts in `localStorage`. A browser that refuses storage only loses this protection. */
export function browserDrafts(storage: Storage): DraftStorage {
  return {
    read(id) {
      try {
        return parseDraft(storage.getItem(keyOf(id)))
      } catch {
        return undefined
      }
    },
    write(id, draft) {
      try {
        storage.setItem(keyOf(id), JSON.stringify(draft))
      } catch {
        // Storage is full or forbidden; the work is still in the page and can be saved.
      }
    },
    clear(id) {
      try {
        storage.removeItem(keyOf(id))
      } catch {
        // As above.
      }
    }
  }
}

function parseDraft(text: string | null): Draft | undefined {
  if (!text) return undefined
  const draft = JSON.parse(text) as Partial<Draft>
  const whole =
    typeof draft.revision === 'number' && typeof draft.email?.html === 'string' && typeof draft.email.css === 'string'
  return whole ? (draft as Draft) : undefined
}
