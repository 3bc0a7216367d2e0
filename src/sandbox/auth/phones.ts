import { AuthRefusal } from './refusal.ts'

const E164 = /^[1-9][0-9]{1,14}$/

/** Refuses a phone number that is none. Nobody signs in by one here, but a wrong one is said to be wrong first. */
export function requirePhone(phone: string) {
  if (E164.test(phone.replace(/^\+/, '').replaceAll(' ', ''))) return
  throw new AuthRefusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
}
