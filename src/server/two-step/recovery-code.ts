import { createHash, randomBytes } from 'node:crypto'

/** Crockford's: no letter that is read as a digit, and no vowel that makes words. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Of five bits each: 80 bits. */
const LETTERS = 16

/** A new code, in groups as it is written down: `7k2m-q9xd-4hvn-t3cz`. */
export function newCode(): string {
  const letters = [...randomBytes(LETTERS)].map(byte => ALPHABET[byte & 31]).join('')
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/**
 * What is kept of a code, whichever way it is written: in capitals, with other gaps, an O for the nought. So many bits cannot be
 * guessed, not even by whoever reads what is kept, so no slow hash is needed.
 */
export function hashCode(userId: string, code: string): string {
  const letters = code
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return createHash('sha256').update(`${userId} ${letters}`).digest('base64url')
}
