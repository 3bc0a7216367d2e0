import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { createSealing, openSealing } from './sealing.ts'

const sealing = createSealing(Buffer.alloc(32, 1))

test('a sealed secret opens for its owner, and looks otherwise each time', () => {
  const sealed = sealing.seal('sk-secret-9f2c', 'ana')

  expect(sealing.open(sealed, 'ana')).toBe('sk-secret-9f2c')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret')
  expect(sealing.seal('sk-secret-9f2c', 'ana')).not.toBe(sealed)
})

test('it opens for nobody else, with no other key, and not once it was changed', () => {
  const sealed = sealing.seal('sk-secret-9f2c', 'ana')
  const changed = Buffer.from(sealed, 'base64')
  changed[30]! ^= 1

  expect(sealing.open(sealed, 'ben')).toBeUndefined()
  expect(createSealing(Buffer.alloc(32, 2)).open(sealed, 'ana')).toBeUndefined()
  expect(sealing.open(changed.toString('base64'), 'ana')).toBeUndefined()
  expect(sealing.open('', 'ana')).toBeUndefined()
})

test('beside an embedded database a key is made once, for this user alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailwright-secrets-'))
  const config = { ...parseConfig({ DATA_DIR: dataDir }), databaseIsEmbedded: true }
  const sealed = openSealing(config)?.seal('secret', 'ana') ?? ''

  expect(openSealing(config)?.open(sealed, 'ana')).toBe('secret')
  const file = join(dataDir, 'secrets.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32)
  writeFileSync(file, 'torn')
  expect(() => openSealing(config)).toThrow('is not a key for secrets any more')
})

test('with another database there is a key only where one is set', () => {
  const env = { DATABASE_URL: 'postgres://db.example/mailwright' }

  expect(openSealing(parseConfig(env))).toBeUndefined()
  const key = Buffer.alloc(32, 1).toString('hex')
  expect(openSealing(parseConfig({ ...env, SECRETS_KEY: key }))?.open(sealing.seal('x', 'a'), 'a')).toBe('x')
})
