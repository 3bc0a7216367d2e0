import { APP_NAME } from '../../../contract/app-name.ts'
import type { TwoStepApp } from '../../../contract/two-step.ts'

const DAY_MS = 86_400_000

/** "Added 3 September, used today". Days are those of the zone that is given, so that server and browser say the same. */
export function appWords(
  { added_at, used_at }: Pick<TwoStepApp, 'added_at' | 'used_at'>,
  now: number,
  timeZone: string
): string {
  const words = (at: string) => dayWords(Date.parse(at), now, timeZone)
  return `Added ${words(added_at)}${used_at ? `, used ${words(used_at)}` : ''}`
}

function dayWords(at: number, now: number, timeZone: string): string {
  const day = dateOf(at, timeZone)
  if (day === dateOf(now, timeZone)) return 'today'
  if (day === dateOf(now - DAY_MS, timeZone)) return 'yesterday'
  const isThisYear = day.slice(-4) === dateOf(now, timeZone).slice(-4)
  const year = isThisYear ? undefined : 'numeric'
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year, timeZone })
}

/** "24/11/2026" */
const dateOf = (at: number, timeZone: string) => new Date(at).toLocaleDateString('en-GB', { timeZone })

/** While there is no app. */
export const OFF_WORDS = 'Asks for a code from your phone when you sign in, besides the password'

/** While there is one, of the next. */
export const MORE_WORDS = 'On a second device, so that a lost one does not lock you out'

/** What an app is called unless its owner says otherwise: "Authenticator app 2". No other has that name. */
export function newAppName(taken: string[]): string {
  const names = taken.map((_, index) => `${APP_NAME} ${index + 2}`)
  return [APP_NAME, ...names].find(name => !isTaken(name, taken)) ?? APP_NAME
}

/** Whether an app would be mistaken for one of others by its name. */
export function isTaken(name: string, taken: string[]): boolean {
  return taken.some(other => other.toLowerCase() === name.toLowerCase())
}

/** What becomes of signing in when one of several apps, or the last one, is removed. */
export function removalWords(left: number): string {
  if (left === 0) return 'From then on your password alone signs you in. Your recovery codes are good no more.'
  return `It signs you in no more. ${left === 1 ? 'Your other app still does' : `Your ${left} other apps still do`}, and so do your recovery codes.`
}

/** "8 of 10 left" */
export function codesWords(left: number): string {
  return left === 0 ? 'None left' : `${left} of 10 left`
}
