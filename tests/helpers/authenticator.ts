import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a secret, `drift` codes from now. Made apart from ours, by the RFC. */
export function codeFor(secret: string, now = Date.now(), drift = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(Math.floor(now / 30_000) + drift, 4)
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac[19] ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
