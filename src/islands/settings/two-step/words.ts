const DAY_MS = 86_400_000

/** "Added 3 September, used today". Days are those of the zone that the reader is in. */
export function appWords({ added_at, used_at }: { added_at: string; used_at: string | null }, now: number): string {
  return `Added ${dayWords(added_at, now)}${used_at ? `, used ${dayWords(used_at, now)}` : ''}`
}

function dayWords(at: string, now: number): string {
  const day = dayOf(Date.parse(at))
  if (day === dayOf(now)) return 'today'
  if (day === dayOf(now - DAY_MS)) return 'yesterday'
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const year = isThisYear ? undefined : 'numeric'
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year })
}

const dayOf = (at: number) => new Date(at).toDateString()

/** While there is no app. */
export const OFF_WORDS = 'Asks for a code from your phone when you sign in, besides the password'

/** "8 of 10 left" */
export function codesWords(left: number): string {
  return left === 0 ? 'None left' : `${left} of 10 left`
}
