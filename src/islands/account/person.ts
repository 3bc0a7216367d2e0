import type { SessionState } from '../../stores/session-state.ts'

/** Who is signed in, as a page hands it to the account menu. */
export interface Person {
  fullName: string | null
  email: string | null
  avatarUrl: string | null
}

/** The same person as a store of the page knows them by now: their name and address may have changed since, here or in another tab. */
export function asOfNow(person: Person, session: SessionState | undefined): Person {
  if (!session?.user) return person
  const { user_metadata: told, email } = session.user
  const fullName = typeof told?.full_name === 'string' ? told.full_name.trim() : ''
  return { ...person, fullName: fullName || null, email: email || person.email }
}

/** The letter on the avatar: the first of the e-mail in upper case, or 'U' when there is none. */
export function initialOf(email: string | null): string {
  return [...(email?.trim() ?? '')][0]?.toLocaleUpperCase('en') ?? 'U'
}
