import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const PURE = ['src/{email,designer}/**/*.test.ts', '{training,eval}/**/*.test.ts']
const ALL = ['{src,host,scripts,training,eval,tests/{integration,fuzz}}/**/*.test.{ts,tsx}']
/** Found by what a file opens or starts, so that no list has to name it. */
const filesWith = (calls: RegExp) => globSync(ALL).filter(file => calls.test(readFileSync(file, 'utf8')))
const withDatabase = filesWith(/openTestDatabase|openSite|startEmbeddedDatabase|startPostgres/)
const withProcesses = filesWith(/\b(createWorkers|createPool|lockFolder|dev)\(/).filter(
  file => !withDatabase.includes(file)
)

/**
 * Four projects: `pure`, whose files keep nothing between tests and so share their modules; `parts`, all else that runs by
 * itself; `processes`, which start threads, processes or servers and wait for them; `database`, which is also run on a real
 * PostgreSQL.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    fsModuleCache: true,
    // Ends a test that hangs; a busy machine is no reason to fail one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/helpers/fail-on-console-error.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: withDatabase, isolate: false } },
      { extends: true, test: { name: 'parts', include: ALL, exclude: [...PURE, ...withDatabase, ...withProcesses] } },
      { extends: true, test: { name: 'processes', include: withProcesses } },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          globalSetup: ['tests/helpers/test-database-setup.ts']
        }
      }
    ]
  }
})
