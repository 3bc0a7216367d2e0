import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/server/database/database.ts'
import { newAddress } from './database-address.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

const hasSockets = process.platform !== 'win32'

test.skipIf(!hasSockets)(
  'the embedded database listens where only this user may enter, and leaves nothing behind',
  async () => {
    const database = await startEmbeddedDatabase()
    const folder = decodeURIComponent(new URL(database.url).hostname)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const { sql, close } = openDatabase(database.url, { isEmbedded: true })

    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])

    await close()
    await database.stop()
    expect(existsSync(folder)).toBe(false)
  }
)

test('where a socket has no place, the address is one of a port', () => {
  const { path, urlOf } = newAddress([join(tmpdir(), 'x'.repeat(100))])

  expect(path).toBe(undefined)
  expect(urlOf('127.0.0.1:5001')).toBe('postgres://postgres@127.0.0.1:5001/postgres')
})

test.skipIf(!hasSockets)('a long place is passed over for a shorter one', () => {
  const { path, remove } = newAddress([join(tmpdir(), 'x'.repeat(100)), '/tmp'])

  expect(dirname(dirname(path ?? ''))).toBe('/tmp')
  remove()
})
