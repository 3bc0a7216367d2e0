import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The name by which every PostgreSQL client finds a socket in a folder. */
const SOCKET = '.s.PGSQL.5432'
/** What fits into a socket's address on every system, in bytes. */
const LONGEST_PATH = 103

/** Where the embedded database listens, and how its folder is taken away again. */
export interface DatabaseAddress {
  /** A socket's path; without one, a loopback port that is free. */
  path: string | undefined
  /** The address for clients, of the port that was found or of the socket. */
  urlOf: (port: string) => string
  remove: () => void
}

/**
 * The embedded database asks for no password, so it listens where only this user may enter: on a socket in a folder of mode
 * 0700. Windows has none, and gets a loopback port.
 */
export function newAddress(parents = process.platform === 'win32' ? [] : [tmpdir(), '/tmp']): DatabaseAddress {
  const parent = parents.find(each => Buffer.byteLength(join(each, 'mailwright-XXXXXX', SOCKET)) <= LONGEST_PATH)
  if (parent === undefined)
    return { path: undefined, urlOf: port => `postgres://postgres@${port}/postgres`, remove() {} }
  // Made with mode 0700.
  const folder = mkdtempSync(join(parent, 'mailwright-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  return {
    path: join(folder, SOCKET),
    urlOf: () => `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    remove
  }
}
