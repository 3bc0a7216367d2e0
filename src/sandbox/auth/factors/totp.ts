import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds that a code is shown for. */
export const PERIOD_S = 30
export const DIGITS = 6
/** As long as the hash's own output, which RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Clocks differ, and typing takes a while: the code before and the one after are good too. */
const DRIFT = [0, -1, 1]

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** Which code of a secret is shown at a moment, counted from 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / PERIOD_S)
}

/** The code of a step, by RFC 4226 and RFC 6238 with SHA-1, the one that all authenticator apps know. */
export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code is of, if it is good at `now` and later than the one that was used last. */
export function stepOfCode(secret: Buffer, code: string, now: Date, lastStep: number | null): number | undefined {
  const steps = DRIFT.map(drift => stepAt(now) + drift)
  return steps.find(step => step > (lastStep ?? -1) && isSame(codeOf(secret, step), code))
}

function isSame(code: string, given: string): boolean {
  const [left, right] = [Buffer.from(code), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648's base 32, as apps take a secret that is typed. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
