import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT_FROM } from './setup.mjs'
import { sourcesOf } from './sources.mjs'

const ROOT = resolve(import.meta.dirname, '..')

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'mailwright-sources-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('what is imported, required or read by its path belongs to a build, wherever it lies, and what it names in turn', () => {
  const root = folderWith({
    'config.mjs': `import { plugin } from './host/plugin.ts'`,
    'host/plugin.ts': `const other = require.resolve('./other.cjs'); import('../data/far.ts')`,
    'host/other.cjs': '',
    'host/unused.ts': '',
    'data/far.ts': `new URL('words.bin', import.meta.url); import './gone.ts'; import '../../outside.ts'`,
    'data/words.bin': '',
    'src/a.ts': `import './b.css'; import './config.mjs'`,
    'src/b.css': `@import "../styles/c.css";`,
    'src/a.test.ts': `import '../host/unused.ts'`,
    'styles/c.css': ''
  })

  expect(sourcesOf(root, ['config.mjs', 'src'])).toEqual([
    'config.mjs',
    'data/far.ts',
    'data/words.bin',
    'host/other.cjs',
    'host/plugin.ts',
    'src/a.ts',
    'src/b.css',
    'styles/c.css'
  ])
})

test("this site's build is made from the plugins of its configuration too", () => {
  const sources = sourcesOf(ROOT, BUILT_FROM)

  expect(sources).toEqual(
    expect.arrayContaining(['astro.config.mjs', 'host/fresh-workers.ts', 'host/absent-writer.cjs', 'src/middleware.ts'])
  )
  expect(sources).not.toContain('host/main.ts')
})
