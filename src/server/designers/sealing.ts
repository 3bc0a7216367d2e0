import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Seals secrets for whoever they belong to; nobody else's row opens with them. */
export interface Sealing {
  seal: (secret: string, whose: string) => string
  /** Nothing where it was sealed with another key, for another, or was changed. */
  open: (sealed: string, whose: string) => string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

export function createSealing(key: Buffer): Sealing {
  return {
    seal: (secret, whose) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(whose))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    open: (sealed, whose) => {
      const bytes = Buffer.from(sealed, 'base64')
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES
        })
        cipher.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    }
  }
}

/**
 * The sealing that a configuration has. Beside the embedded database a key is made once and kept; elsewhere several machines may
 * share a database, and one that made a key of its own could not open what another sealed.
 */
export function openSealing({
  designers,
  databaseIsEmbedded,
  dataDir
}: Pick<Config, 'designers' | 'databaseIsEmbedded' | 'dataDir'>): Sealing | undefined {
  if (designers.secretsKey) return createSealing(designers.secretsKey)
  return databaseIsEmbedded ? createSealing(keptKey(join(dataDir, 'secrets.key'))) : undefined
}

function keptKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' })
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (key.length === KEY_BYTES) return key
  throw new Error(
    `${file} is not a key for secrets any more. Put it back, or delete it: people then enter their keys again.`
  )
}
