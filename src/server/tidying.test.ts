import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedDatabase } from '../../host/embedded-database.ts'
import { openTestDatabase } from '../../tests/helpers/database.ts'
import { createCredits } from './credits/credits.ts'
import { openDatabase } from './database/database.ts'
import { accounts } from './database/schema.ts'
import { createLog, type Log } from './log.ts'
import { startTidying } from './tidying.ts'

const today = await openTestDatabase()

/** A server that is in the middle of a generation: an account with two credits, one of them held. */
const SERVER = `
  const { startEmbeddedDatabase } = await import(${JSON.stringify(resolve('host/embedded-database.ts'))})
  const { openDatabase } = await import(${JSON.stringify(resolve('src/server/database/database.ts'))})
  const { migrate } = await import(${JSON.stringify(resolve('src/server/database/migrate.ts'))})
  const { accounts } = await import(${JSON.stringify(resolve('src/server/database/schema.ts'))})
  const { createCredits } = await import(${JSON.stringify(resolve('src/server/credits/credits.ts'))})
  const database = await startEmbeddedDatabase({ folder: process.env.FOLDER })
  const { db, sql } = openDatabase(database.url)
  await migrate(sql, ['migrations/app'])
  const [account] = await db.insert(accounts).values({ userId: crypto.randomUUID(), email: 'ana@example.com' }).returning()
  const credits = createCredits({ db })
  await credits.grant(account.id, 2, 'invoice:1')
  await credits.hold(account.id)
  console.log('held')
  setInterval(() => {}, 1_000)`

test('after a kill in the middle of a generation, the next start gives the credit back', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mailwright-killed-')), 'database')
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  expect(String((await once(server.stdout, 'data'))[0])).toBe('held\n')
  server.kill('SIGKILL')
  await once(server, 'exit')

  const database = await startEmbeddedDatabase({ folder })
  const { db, close } = openDatabase(database.url)
  const credits = createCredits({ db })
  const [account] = await db.select().from(accounts)
  const held = await credits.balance(account?.id ?? '')
  const stop = await startTidying({ db, credits, log: createLog('silent'), isOursAlone: true })
  const afterwards = await credits.balance(account?.id ?? '')
  stop()
  await close()
  await database.stop()

  expect([held, afterwards]).toEqual([1, 2])
})

/** A mail that was given up eight days ago. */
const addDeadMail = () => today.sql`
  insert into mailwright.mail_outbox (id, recipient, content, next_attempt_at, dead_at)
  values (gen_random_uuid(), 'ana@example.com', '{"subject":"Hello"}', now(), now() - interval '8 days')`
const mails = () => today.sql`select 1 from mailwright.mail_outbox`

/** Tidies once for each call, as after five minutes. */
async function openTidying(log: Partial<Log> = {}) {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db } = today
  const stop = await startTidying({
    db,
    credits: createCredits({ db }),
    log: { ...createLog('silent'), ...log } as Log,
    isOursAlone: true
  })
  onTestFinished(stop)
  return () => void vi.advanceTimersByTime(5 * 60_000)
}

test('a mail that was given up long ago goes without another that dies', async () => {
  await addDeadMail()
  const tidy = await openTidying()

  tidy()

  await expect.poll(mails).toEqual([])
})

test('a purge that fails does not keep the others from theirs, and is told by name', async () => {
  const { sql } = today
  await addDeadMail()
  await sql`insert into mailwright.accounts (user_id, email) values (gen_random_uuid(), 'ana@example.com')`
  await sql`insert into mailwright.templates (account_id, deleted_at) select id, now() - interval '2 days' from mailwright.accounts`
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'It stays.'; end $$;
    create trigger refuse before delete on mailwright.templates for each row execute function refuse()`)
  onTestFinished(async () => void (await sql.unsafe('drop function refuse cascade')))
  const error = vi.fn()
  const tidy = await openTidying({ error })

  tidy()

  await expect.poll(mails).toEqual([])
  expect(error.mock.calls).toEqual([[{ name: 'templates', err: expect.any(Error) }, 'Tidying failed']])
})

// Connections to the embedded database share a session, and so their locks.
test.skipIf(inject('testDatabase').kind === 'dump')('one server tidies at a time', async () => {
  await addDeadMail()
  const error = vi.fn()
  const tidy = await openTidying({ error })
  const { db } = today
  const seen: unknown[] = []
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(7245111)`)
    const asked = vi.spyOn(db, 'transaction')
    tidy()
    await expect.poll(() => asked.mock.settledResults.length).toBe(5)
    seen.push(...(await mails()))
  })
  tidy()

  expect(seen).toHaveLength(1)
  await expect.poll(mails).toEqual([])
  expect(error).not.toHaveBeenCalled()
})
