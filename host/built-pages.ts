import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from './environment.ts'
import type { Handler } from './static-files.ts'

/**
 * Loads the built pages and endpoints. React chooses its build by `NODE_ENV` when it is loaded, and its development build
 * takes longer for every page; whatever the environment says, what was built is served with the other.
 * Throws a `StartError` where nothing has been built.
 */
export async function loadPages(dist: string): Promise<Handler> {
  process.env.NODE_ENV = 'production'
  const entry = resolve(dist, 'server', 'entry.mjs')
  if (!existsSync(entry)) throw new StartError('The site has not been built. Run npm start, which builds it.')
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler }
  return handler
}
