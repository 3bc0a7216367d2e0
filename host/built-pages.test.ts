import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadPages } from './built-pages.ts'

const react = createRequire(import.meta.url).resolve('react')

test.for(['development', undefined])(
  'with NODE_ENV %s, built pages run on the production build of React',
  async env => {
    vi.stubEnv('NODE_ENV', env)
    const dist = mkdtempSync(join(tmpdir(), 'mailwright-dist-'))
    mkdirSync(join(dist, 'server'))
    // Only the development build can act.
    const entry = `import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    delete require.cache[${JSON.stringify(react)}]
    const { act } = require(${JSON.stringify(react)})
    export const handler = () => (act ? 'development' : 'production')`
    writeFileSync(join(dist, 'server/entry.mjs'), entry)

    const handler = (await loadPages(dist)) as () => string

    expect(handler()).toBe('production')
    vi.unstubAllEnvs()
  }
)

test('a site that was not built is said in a sentence', async () => {
  vi.stubEnv('NODE_ENV', 'test')
  const dist = mkdtempSync(join(tmpdir(), 'mailwright-dist-'))

  await expect(loadPages(dist)).rejects.toThrow('The site has not been built. Run npm start, which builds it.')
  vi.unstubAllEnvs()
})
