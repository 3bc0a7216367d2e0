import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { startEmbeddedDatabase } from '../../host/embedded-database.ts'
import { type OpenDatabase, openDatabase, openSlowly } from '../../src/server/database/database.ts'

export interface TestDatabase extends Omit<OpenDatabase, 'close'> {
  url: string
}

/**
 * A fresh database for the test file that calls it at its top; it is closed after the file's last test.
 * All migrations are in it, those of the stand-ins too, unless it is to be empty.
 */
export async function openTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const source = inject('testDatabase')
  const { url, stop } =
    source.kind === 'postgres'
      ? await copyTemplate(source.url, empty ? 'template1' : source.template)
      : await startEmbeddedDatabase(empty ? {} : { dump: source.file })
  const { db, sql, close } = openDatabase(url, { isEmbedded: source.kind === 'dump' })
  afterAll(async () => {
    await close()
    await stop()
  })
  return { db, sql, url }
}

async function copyTemplate(url: string, template: string) {
  const name = `mailwright_test_${randomUUID().replaceAll('-', '')}`
  const { sql: server, close } = openSlowly(url)
  // PostgreSQL copies a template for one caller at a time.
  await server`select pg_advisory_lock(7245110)`
  await server.unsafe(`create database ${name} template ${template}`)
  await server`select pg_advisory_unlock(7245110)`
  const address = new URL(url)
  address.pathname = name
  return {
    url: address.href,
    stop: async () => {
      await server.unsafe(`drop database if exists ${name} with (force)`)
      await close()
    }
  }
}
