import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import type { StepCause } from '../../email/history/step.ts'
import type { OwnStorage } from '../own-storage.ts'

/** Work that has not been saved. */
export interface Draft {
  /** The template it belongs to; the browser chose it where the server has no such template yet. */
  id: string
  /** What it is based on; 0 where the template was never saved. */
  revision: number
  email: EmailSource
  /** What was done last. */
  cause: StepCause
}

/** Keeps one draft of each template in the browser, so that a reload or a crash loses nothing. */
export interface DraftStorage {
  read: (id: string) => Draft | undefined
  all: () => Draft[]
  /** Answers whether it is kept. */
  write: (draft: Draft) => boolean
  clear: (id: string) => void
}

const PREFIX = 'draft:'

const nameOf = (id: string) => `${PREFIX}${id}`

/** The drafts of whoever is signed in. */
export function browserDrafts({
  names,
  read,
  write,
  remove
}: Omit<OwnStorage, 'isKept' | 'wipe' | 'tidy'>): DraftStorage {
  const find = (name: string) => parseDraft(read(name))
  return {
    read: id => find(nameOf(id)),
    all: () => names().flatMap(name => (name.startsWith(PREFIX) ? (find(name) ?? []) : [])),
    write: draft => write(nameOf(draft.id), JSON.stringify(draft)),
    clear: id => remove(nameOf(id))
  }
}

/** One that was kept before emails had some field has it empty. */
function parseDraft(text: string | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null
    const isWhole =
      typeof draft?.id === 'string' &&
      typeof draft.revision === 'number' &&
      typeof draft.email?.html === 'string' &&
      typeof draft.email.css === 'string'
    return isWhole ? ({ ...draft, email: { ...BLANK_EMAIL, ...draft.email } } as Draft) : undefined
  } catch {
    return undefined
  }
}
