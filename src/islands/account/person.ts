/** Who is signed in, as a page hands it to the account menu. */
export interface Person {
  fullName: string | null
  email: string | null
  avatarUrl: string | null
}

/** The letter on the avatar: the first of the e-mail in upper case, or 'U' when there is none. */
export function initialOf(email: string | null): string {
  return [...(email?.trim() ?? '')][0]?.toLocaleUpperCase('en') ?? 'U'
}
