import { resolve } from 'node:path'
import { sql as text } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../../tests/helpers/postgres.ts'
import { createCredits } from '../credits/credits.ts'
import { AppError } from '../errors.ts'
import { awayBehind } from './away.ts'
import { Connections } from './connections.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { accounts } from './schema.ts'

const postgres = await startPostgres()
if (postgres.reason) console.warn(`PostgreSQL could not be started here, its tests are skipped: ${postgres.reason}`)
const { db, sql, close } = openDatabase(postgres.url ?? '')

beforeAll(async () => {
  if (postgres.url) await migrate(sql, [resolve('migrations/app')])
})

afterAll(async () => {
  await close()
  await postgres.stop?.()
})

/** What requests do with a database: reads, writes in a transaction, SQL of one's own, several at once. */
const works = [
  () => db.select().from(accounts).limit(1),
  () => createCredits({ db }).hold('7f3c2a52-9c1e-4a3f-8b64-0d1f5b9c2e11').catch(unlessPaid),
  () => sql.begin(async tx => [await tx`select 1`, await tx`select pg_sleep(0.01)`]),
  () => Promise.all([db.execute(text`select 1`), sql`select pg_sleep(0.02)`])
]

function unlessPaid(error: unknown) {
  if (!(error instanceof AppError && error.code === 'payment_required')) throw error
}

/** Sixteen callers that go on until they are told to stop; answers what they were told, apart from that the database is away. */
function startLoad() {
  const state = { isOver: false, done: 0, away: 0, others: [] as unknown[] }
  const run = async (work: () => Promise<unknown>) => {
    while (!state.isOver) {
      try {
        await work()
        state.done += 1
      } catch (error) {
        if (awayBehind(error)) state.away += 1
        else state.others.push(error)
        await new Promise(done => setTimeout(done, 5))
      }
    }
  }
  const all = Promise.all(
    Array.from({ length: 16 }, (_, index) => run(works[index % works.length] ?? (async () => {})))
  )
  const end = async () => {
    state.isOver = true
    await all
  }
  return { state, end }
}

test.skipIf(postgres.reason)(
  'a PostgreSQL that restarts under load fails requests as unavailable, and nothing else',
  async () => {
    const { state, end } = startLoad()
    for (let restart = 1; restart <= 3; restart += 1) {
      await expect.poll(() => state.done).toBeGreaterThan(100)
      await postgres.halt?.()
      await expect.poll(() => state.away).toBeGreaterThan(10)
      await postgres.resume?.()
      Object.assign(state, { done: 0, away: 0 })
    }
    await expect.poll(() => state.done).toBeGreaterThan(100)
    await end()

    expect(state.others).toEqual([])
  }
)

test.skipIf(postgres.reason)(
  'a connection that breaks down gives its place back, also when nobody returns it',
  async () => {
    const connections = new Connections(postgres.url ?? '', { max: 1 })
    const { rows } = await (await connections.connect()).query('select pg_backend_pid() as pid')

    await sql`select pg_terminate_backend(${rows[0].pid})`

    await expect(connections.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await connections.end()
  }
)
