import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { IS_NIGHT } from './tests/helpers/nightly.ts'

const ALL = globSync('{src,host,scripts,training,eval,tests/{integration,fuzz}}/**/*.test.{ts,tsx}')
const SOURCES = new Map(ALL.map(file => [file, readFileSync(file, 'utf8')]))

/** Files are sorted by what they open, start or replace, so that no list has to name them. */
const doing = (calls: RegExp) => (file: string) => calls.test(SOURCES.get(file) ?? '')
const keepsState = doing(
  /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal)\b|\bglobalThis\.\w+ =|'react-dom\/server'/
)
const opensDatabase = doing(/\b(openTestDatabase|openSite)\(/)
const startsDatabase = doing(/\b(startEmbeddedDatabase|startPostgres)\(/)
const usesDatabase = (file: string) => opensDatabase(file) || startsDatabase(file)
const startsEmbedded = doing(/\bstartEmbeddedDatabase\(/)
const startsProcesses = doing(/\b(createWorkers|createPool|lockFolder|dev|openProvider)\(/)
const isEvaluation = (file: string) => file.startsWith('eval/')

/** What is tried on the embedded database by day too, besides the files that start one: something of everything. */
const SMOKE = [
  'tests/integration/api.test.ts',
  'tests/integration/account-data.test.ts',
  'tests/integration/billing.test.ts',
  'tests/integration/drafts.test.ts',
  'src/server/templates/templates.test.ts',
  'src/server/templates/versions.test.ts',
  'src/server/database/sql.test.ts',
  'src/server/database/migrate.test.ts',
  'src/server/database/closed-to-strangers.test.ts',
  'src/server/credits/credits.test.ts',
  'src/sandbox/auth/protocol.test.ts'
]
const isEmbedded = (file: string) => startsEmbedded(file) || (opensDatabase(file) && (IS_NIGHT || SMOKE.includes(file)))
const onPostgres = ALL.filter(file => usesDatabase(file) && (opensDatabase(file) || !startsEmbedded(file)))
const others = ALL.filter(file => !usesDatabase(file) && !isEvaluation(file))
const quiet = others.filter(file => !startsProcesses(file))

const BASE = ['tests/helpers/fail-on-console-error.ts', 'tests/helpers/properties.ts']
const project = (name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  test: { name, include, setupFiles: BASE, ...more }
})
const DATABASE = {
  setupFiles: [...BASE, 'tests/helpers/cheap-passwords.ts'],
  globalSetup: ['tests/helpers/test-database-setup.ts']
}

/**
 * `unit` shares its modules between files, and `apart` does not: there a file replaces a module or something global, or
 * renders by React, which keeps who is rendering for all that have its modules.
 * `processes` start threads, processes or servers and wait for them. `database` runs on PostgreSQL, `embedded` on the embedded
 * database. `eval` reads the corpora of designers once more.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    fsModuleCache: true,
    // Ends a test that hangs; a busy machine is no reason to fail one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project(
        'unit',
        quiet.filter(file => !keepsState(file)),
        { isolate: false }
      ),
      project('apart', quiet.filter(keepsState)),
      project('processes', others.filter(startsProcesses)),
      project('eval', ALL.filter(isEvaluation)),
      project(
        'database',
        onPostgres.filter(file => !keepsState(file)),
        { ...DATABASE, isolate: false }
      ),
      project('database-apart', onPostgres.filter(keepsState), DATABASE),
      project('embedded', ALL.filter(isEmbedded), { ...DATABASE, isolate: IS_NIGHT })
    ]
  }
})
