import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIContext, APIRoute } from 'astro'
import { afterAll } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { asActor, ORIGIN, type Person } from './people.ts'

/** What is asked of an address, as it comes over the wire. */
export interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | undefined
}

const FILES = import.meta.glob<Record<string, APIRoute>>(['../../src/pages/**/*.ts', '!../../src/pages/**/_*'])

/** As the site chooses: words before names, and those before whatever is left. */
const rankOf = (path: string) => path.replaceAll('[...', '~~').replaceAll('[', '~')

/** Every address that a file answers: `/api/templates/[id]/export`. */
export const ADDRESSES = Object.keys(FILES)
  .map(file => ({ file, path: file.replace(/^.*\/src\/pages/, '').replace(/(\/index)?\.ts$/, '') }))
  .sort((a, b) => (rankOf(a.path) < rankOf(b.path) ? -1 : 1))

export type Site = Awaited<ReturnType<typeof openSite>>

/** The whole product with its stand-ins on a database of its own, and who uses it. */
export async function openSite() {
  const { url, sql } = await openTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-fuzz-'))
  const limits = Object.fromEntries(
    ['GENERATIONS', 'CHANGES', 'READINGS', 'EXPORTS', 'UPLOADS', 'PICTURES'].map(name => [
      `LIMIT_${name}_PER_MINUTE`,
      '100000'
    ])
  )
  const env = { ...limits, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent', SITE_URL: ORIGIN }
  const app = await createApp(parseConfig(env))
  const failures: unknown[] = []
  app.log.error = (told: unknown) => void failures.push(told)
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Asks as the host would, and answers what a browser gets. */
  async function ask({ method, path, headers: given = {}, body }: Call): Promise<Response> {
    const headers = { apikey: 'sandbox', ...given }
    const url = new URL(path, ORIGIN)
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const { file = '', params = {} } = find(url.pathname) ?? {}
    const routes: Record<string, APIRoute> = (await FILES[file]?.()) ?? {}
    const route = routes[method] ?? routes.ALL
    if (!route) return new Response(null, { status: 404 })
    const context: Partial<APIContext> = { request, url, params, clientAddress: '127.0.0.1', locals: { app } as never }
    const response = (await route(context as APIContext)) as Response
    if (response.status === 500) throw new Error(`${method} ${path} answered 500`, { cause: failures.at(-1) })
    return response
  }

  return { app, sql, ask, newPerson: (name: string): Promise<Person> => asActor({ app, ask }, name) }
}

function find(pathname: string) {
  for (const { file, path } of ADDRESSES) {
    const names: string[] = []
    const pattern = path.replaceAll('.', '\\.').replace(/\[(\\\.\\\.\\\.)?(\w+)\]/g, (_, rest, name) => {
      names.push(name)
      return rest ? '(.*)' : '([^/]+)'
    })
    const found = new RegExp(`^${pattern}/?$`).exec(pathname)
    if (found)
      return { file, params: Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')])) }
  }
  return undefined
}

/** What cannot be decoded is taken by the letter, as the host does it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
