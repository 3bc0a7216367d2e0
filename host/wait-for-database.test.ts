import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../tests/helpers/postgres.ts'
import { waitForDatabase } from './wait-for-database.ts'

const postgres = await startPostgres()
if (postgres.reason) console.warn(`PostgreSQL could not be started here, its tests are skipped: ${postgres.reason}`)
afterAll(() => postgres.stop?.())
const url = postgres.url ?? ''
const place = url.split('@')[1]

test.skipIf(postgres.reason)('a start waits for a database that comes later, and says so once', async () => {
  const said: string[] = []
  await postgres.halt?.()
  const started = waitForDatabase(url, { say: sentence => void said.push(sentence) })
  await expect.poll(() => said).toHaveLength(1)
  await postgres.resume?.()
  await started

  expect(said[0]).toContain(`PostgreSQL at ${place} does not answer yet (ECONNREFUSED). Waiting up to 60 seconds…`)
})

test('a database that stays away is given up in a sentence, without its password', async () => {
  const started = waitForDatabase('postgres://ana:secret@127.0.0.1:1/shop', { patienceMs: 50, say: () => {} })

  await expect(started).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1/shop did not answer within 0 seconds (ECONNREFUSED). Start it, or correct DATABASE_URL.'
  )
})

test.skipIf(postgres.reason)('a database that refuses is not waited for', async () => {
  const said: string[] = []
  const wrong = url.replace('postgres:postgres@', 'postgres:wrong@')
  const started = waitForDatabase(wrong, { say: sentence => void said.push(sentence) })

  await expect(started).rejects.toThrow(
    `PostgreSQL at ${place} refused: password authentication failed for user "postgres". Correct DATABASE_URL.`
  )
  expect(said).toEqual([])
})
