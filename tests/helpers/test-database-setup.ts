import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { TestProject } from 'vitest/node'
import { openSlowly } from '../../src/server/database/database.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { startPostgres } from './postgres.ts'

/** What a test file copies to get its own database. */
export type TestDatabaseSource = { kind: 'dump'; file: string } | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource
  }
}

/**
 * Prepares one migrated database a run: a dump for the project `embedded`, else a template in a real PostgreSQL (that of
 * TEST_DATABASE_URL, or one of its own). Where none can be started, all tests run on the embedded database, and it is said.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const folders = await migrationFolders()
  const hash = await hashOf(folders)
  const server = project.name === 'embedded' ? undefined : await findPostgres()
  if (server?.url) {
    const template = await makeTemplate(server.url, folders, hash)
    project.provide('testDatabase', { kind: 'postgres', url: server.url, template })
    return server.stop
  }
  if (server) console.warn(`Note: no PostgreSQL can be started here, so tests use the embedded one: ${server.reason}`)
  project.provide('testDatabase', { kind: 'dump', file: await makeDump(hash) })
  return undefined
}

async function findPostgres(): Promise<{ url?: string; stop?: () => Promise<void>; reason?: string }> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url } : startPostgres()
}

async function migrationFolders(): Promise<string[]> {
  const entries = await readdir('migrations', { withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory())
    .map(entry => resolve('migrations', entry.name))
    .sort()
}

async function hashOf(folders: string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = [...(await sqlFiles(folders)), resolve('src/server/database/migrate.ts')]
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Kept between runs: making a database takes seconds, and only the migrations decide what is in it. */
async function makeDump(hash: string): Promise<string> {
  const file = resolve('.cache', `test-database-${hash}.tar`)
  if (existsSync(file)) return file
  await mkdir('.cache', { recursive: true })
  const database = await PGlite.create()
  await migrateThroughSocket(database, await migrationFolders())
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  await rename(draft, file)
  return file
}

/** As the app does it, on a connection. */
async function migrateThroughSocket(db: PGlite, folders: string[]) {
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0 })
  await server.start()
  const { sql, close } = openSlowly(`postgres://postgres@${server.getServerConn()}/postgres`)
  await migrate(sql, folders)
  await close()
  await server.stop()
}

async function sqlFiles(folders: string[]): Promise<string[]> {
  const listed = await Promise.all(
    folders.map(async folder =>
      (await readdir(folder)).filter(name => name.endsWith('.sql')).map(name => join(folder, name))
    )
  )
  return listed.flat().sort()
}

async function makeTemplate(url: string, folders: string[], hash: string): Promise<string> {
  const template = `mailwright_test_${hash}_${process.pid}`
  const server = openSlowly(url)
  await server.sql.unsafe(`drop database if exists ${template} with (force)`)
  await server.sql.unsafe(`create database ${template}`)
  await server.close()
  const address = new URL(url)
  address.pathname = template
  const { sql, close } = openSlowly(address.href)
  await migrate(sql, folders)
  await close()
  return template
}
