import { AuthRefusal } from './refusal.ts'
import type { UserRow } from './users.ts'

/** Refuses a user whom an administrator keeps out. */
export function requireGoodStanding({ banned_until }: Pick<UserRow, 'banned_until'>, now: Date, status = 403) {
  if (banned_until && banned_until > now) throw new AuthRefusal(status, 'user_banned', 'User is banned')
}
