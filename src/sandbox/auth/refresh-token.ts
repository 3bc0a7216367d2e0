import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const VERSION = 2
const SESSION_BYTES = 16
const COUNT_BYTES = 4
const SIGNED_BYTES = 1 + SESSION_BYTES + COUNT_BYTES
const SEAL_BYTES = 16

/** What a refresh token says; `isSealedBy` tells whether to believe it. */
export interface RefreshToken {
  sessionId: string
  /** Which refresh token of its session it is. */
  count: number
  isSealedBy: (key: string) => boolean
}

/** A key for the refresh tokens of a new session. */
export function newRefreshKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The refresh token with this number: version, session, number, and a seal over the three. */
export function writeRefreshToken(sessionId: string, count: number, key: string): string {
  const bytes = Buffer.alloc(SIGNED_BYTES)
  bytes.writeUInt8(VERSION)
  bytes.write(sessionId.replaceAll('-', ''), 1, 'hex')
  bytes.writeUInt32BE(count, 1 + SESSION_BYTES)
  return Buffer.concat([bytes, seal(bytes, key)]).toString('base64url')
}

/** Takes a token apart, or answers nothing when it cannot be one of ours. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== SIGNED_BYTES + SEAL_BYTES || bytes[0] !== VERSION) return undefined
  // A second spelling of the same bytes is another token.
  if (bytes.toString('base64url') !== token) return undefined
  const signed = bytes.subarray(0, SIGNED_BYTES)
  return {
    sessionId: uuid(signed.subarray(1, 1 + SESSION_BYTES).toString('hex')),
    count: signed.readUInt32BE(1 + SESSION_BYTES),
    isSealedBy: key => timingSafeEqual(bytes.subarray(SIGNED_BYTES), seal(signed, key))
  }
}

function seal(bytes: Buffer, key: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(bytes).digest().subarray(0, SEAL_BYTES)
}

function uuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
