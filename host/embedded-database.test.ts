import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../src/server/database/database.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

const parent = mkdtempSync(join(tmpdir(), 'mailwright-database-'))
const folder = join(parent, 'database')
const lock = { file: join(parent, 'lock'), token: 'ours', beatMs: 2_000 }
writeFileSync(lock.file, JSON.stringify(lock))
const onFailure = vi.fn()
let database = await startEmbeddedDatabase({ folder, lock }, onFailure)
let { sql, close } = openDatabase(database.url, { isEmbedded: true })

afterAll(async () => {
  await close()
  // The last test ends it otherwise.
  if (onFailure.mock.calls.length === 0) await database.stop()
})

test('what was saved is there after a restart', async () => {
  await sql`create table notes (id int primary key, words text not null)`
  await sql`insert into notes values (1, 'still here')`
  await close()
  await database.stop()

  database = await startEmbeddedDatabase({ folder, lock }, onFailure)
  ;({ sql, close } = openDatabase(database.url, { isEmbedded: true }))

  expect(await sql`select words from notes`).toEqual([{ words: 'still here' }])
})

test('transactions on parallel connections do not see each other half-way', async () => {
  await sql`create table counter as select 0 as n`
  const addOne = () =>
    sql.begin(async tx => {
      const [row] = await tx<{ n: number }[]>`select n from counter for update`
      await tx`update counter set n = ${(row?.n ?? 0) + 1}`
    })

  await Promise.all(Array.from({ length: 40 }, addOne))

  expect(await sql`select n from counter`).toEqual([{ n: 40 }])
})

/** A message of PostgreSQL's protocol: a letter, its length, its content. */
function message(kind: string, ...content: (string | number[])[]): Buffer {
  const body = Buffer.concat(
    content.map(part => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from(part)))
  )
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const parseAndBind = (query: string) =>
  Buffer.concat([message('P', '', query, [0, 0]), message('B', '', '', [0, 0, 0, 0, 0, 0])])
const executeAndSync = Buffer.concat([message('E', '', [0, 0, 0, 0]), message('S')])

/** A connection that speaks the protocol by hand, and everything it has been answered. */
async function speak() {
  const { hostname, port } = new URL(database.url)
  const socket = port ? connect(Number(port), hostname) : connect(join(decodeURIComponent(hostname), '.s.PGSQL.5432'))
  let heard = ''
  socket.on('data', data => {
    heard += data.toString('latin1')
  })
  const startUp = message(' ', [0, 3, 0, 0], 'user', 'postgres', [0]).subarray(1)
  socket.write(startUp)
  await vi.waitUntil(() => heard.endsWith('Z\0\0\0\x05I'))
  heard = ''
  return { socket, heard: () => heard }
}

test('a query that arrives in two packets is not mixed up with another between them', async () => {
  const [ana, ben] = await Promise.all([speak(), speak()])

  ana.socket.write(parseAndBind("select 'for ana'"))
  await vi.waitUntil(() => ana.heard().length >= 10)
  ben.socket.write(Buffer.concat([parseAndBind("select 'for ben'"), executeAndSync]))
  await wait(50)
  expect(ben.heard()).toBe('')
  ana.socket.write(executeAndSync)
  await vi.waitUntil(() => ana.heard().includes('SELECT 1') && ben.heard().includes('SELECT 1'))

  expect([ana.heard(), ben.heard()]).toEqual([expect.stringContaining('for ana'), expect.stringContaining('for ben')])
  ana.socket.destroy()
  ben.socket.destroy()
})

test('a connection that dies inside a query holds nobody up', async () => {
  const ana = await speak()
  ana.socket.write(parseAndBind("select 'for nobody'"))
  await vi.waitUntil(() => ana.heard().length >= 10)

  ana.socket.destroy()

  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('a connection that dies inside a transaction holds nobody up', async () => {
  const ana = await speak()
  ana.socket.write(message('Q', "begin; insert into notes values (2, 'never')"))
  await vi.waitUntil(() => ana.heard().includes('INSERT'))

  ana.socket.destroy()

  expect(await sql`select count(*)::int as rows from notes`).toEqual([{ rows: 1 }])
})

test("once the folder is another's, no write is acknowledged, and whoever started the database hears of it", async () => {
  writeFileSync(lock.file, JSON.stringify({ token: 'of another' }))

  await expect(sql`insert into notes values (3, 'for nobody')`).rejects.toThrow('The database cannot be reached')
  await vi.waitUntil(() => onFailure.mock.calls.length > 0)
})
