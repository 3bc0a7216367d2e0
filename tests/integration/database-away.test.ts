import { afterAll, expect, test } from 'vitest'
import * as health from '../../src/pages/api/health.ts'
import type { App } from '../../src/server/app.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { callApi } from '../helpers/api.ts'
import { startPostgres } from '../helpers/postgres.ts'

const postgres = await startPostgres()
if (postgres.reason) console.warn(`PostgreSQL could not be started here, its tests are skipped: ${postgres.reason}`)
const { db, close } = openDatabase(postgres.url ?? '')
const app: Partial<App> = {
  db,
  log: createLog('silent'),
  workers: { ready: async () => {} } as App['workers'],
  designer: { label: 'As told' }
}

afterAll(async () => {
  await close()
  await postgres.stop?.()
})

test.skipIf(postgres.reason)(
  'a call is answered 503 with Retry-After while the database is away, and 200 once it is back',
  async () => {
    expect((await callApi(health.GET, app)).status).toBe(200)

    await postgres.halt?.()
    const away = await callApi(health.GET, app)
    await postgres.resume?.()
    const back = await callApi(health.GET, app)

    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await away.json()).error).toEqual({
      code: 'unavailable',
      message: 'The database cannot be reached at the moment. Please try again in a few seconds.'
    })
    expect(back.status).toBe(200)
  }
)
