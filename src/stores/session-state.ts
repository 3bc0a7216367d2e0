import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { atom } from 'nanostores'
import { isOwnersPage } from './page-owner.ts'
import { readSite } from './site.ts'

/** Who is signed in, as the auth client last told, and by which event. Tokens are asked for where they are used. */
export interface SessionState {
  visitor: 'signed-in' | 'signed-out'
  user: User | null
  event: AuthChangeEvent
}

/** The visitor's state; nothing until the auth client has told it, and never on the server, where all would share it. */
export const $session = atom<SessionState | undefined>()

/** Takes note of an event. The owner of a page alone is shown on it: of somebody who signs in elsewhere, it says that they are out. */
export function noteSession(event: AuthChangeEvent, session: Session | null) {
  const { userId } = readSite()
  const isOwners = session !== null && isOwnersPage() && (userId === null || session.user.id === userId)
  $session.set({
    visitor: isOwners ? 'signed-in' : 'signed-out',
    user: isOwners ? session.user : null,
    event
  })
}
