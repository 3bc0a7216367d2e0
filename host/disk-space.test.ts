import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../src/server/database/database.ts'
import { freeBytes, requireRoom, watchDisk } from './disk-space.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

const MEGABYTE = 1024 * 1024
const newFolder = () => mkdtempSync(join(tmpdir(), 'mailwright-disk-'))

test('a start on a full disk is refused in a sentence', () => {
  const folder = newFolder()
  expect(() => requireRoom(folder, () => 100 * MEGABYTE)).toThrow(
    `The disk of DATA_DIR (${folder}) is full: 100 MB are free, and 128 MB are needed. Make room there, or choose another DATA_DIR.`
  )
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database/PG_VERSION'), '18')
  expect(() => requireRoom(folder, () => 100 * MEGABYTE)).not.toThrow()
  expect(() => requireRoom(folder, () => 63 * MEGABYTE)).toThrow('63 MB are free, and 64 MB are needed.')
})

test('a disk is full below the reserve, and again free with some room above it', async () => {
  const rooms = [65, 63, 65, 73]
  const isFull = watchDisk('/', 64 * MEGABYTE, () => (rooms.shift() ?? 0) * MEGABYTE)
  const seen: boolean[] = []
  for (let look = 0; look < 4; look++) {
    seen.push(isFull())
    await wait(110)
  }

  expect(seen).toEqual([false, true, true, false])
})

const REFUSAL = 'Nothing can be saved at the moment, and what is there can be read. Please try again later.'
const mount = newFolder()
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=84m', 'mailwright', mount], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', mount])
})

/** Whoever else uses the disk leaves nothing of it. */
function fill(folder: string) {
  while (freeBytes(folder) > 0)
    appendFileSync(join(folder, 'more'), Buffer.alloc(Math.min(freeBytes(folder), MEGABYTE)))
}

// Needs a disk of its own, which only root may make.
test.skipIf(!isMounted)(
  'on a full disk the embedded database refuses to write, reads on, and writes again with room',
  async () => {
    const reserveBytes = 24 * MEGABYTE
    const database = await startEmbeddedDatabase({ folder: join(mount, 'database'), reserveBytes })
    const { sql, close } = openDatabase(database.url, { isEmbedded: true })
    const write = () => sql`insert into notes select repeat(md5(random()::text), 30000)`
    await sql`create table notes (words text)`
    await sql`alter table notes alter words set storage external`

    const refusal = await (async () => {
      for (;;) await write()
    })().catch(error => error)
    expect(refusal).toMatchObject({ code: 'unavailable', message: REFUSAL })
    const [count] = await sql<{ n: number }[]>`select count(*)::int as n from notes where length(words) > 5`
    expect(count?.n).toBeGreaterThan(0)
    fill(mount)
    expect(await sql`select count(*)::int as n from notes where length(words) > 5`).toEqual([count])
    await expect(sql.begin(tx => tx`insert into notes values ('x')`)).rejects.toMatchObject({ message: REFUSAL })

    rmSync(join(mount, 'more'))
    execFileSync('mount', ['-o', 'remount,size=160m', mount])
    await wait(110)
    await write()
    await close()
    await database.stop()
  }
)
