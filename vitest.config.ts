import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const PURE = ['src/{email,designer}/**/*.test.ts', 'training/**/*.test.ts']
const ALL = ['{src,host,scripts,training,tests/integration}/**/*.test.{ts,tsx}']
/** Found by what a file opens, so that no list has to name it. */
const withDatabase = globSync(ALL).filter(file =>
  /openTestDatabase|startEmbeddedDatabase|startPostgres/.test(readFileSync(file, 'utf8'))
)

/**
 * Three projects: `pure`, whose files keep nothing between tests and so share their modules; `parts`, all else that needs
 * no database; `database`, which is also run on a real PostgreSQL.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Ends a test that hangs; a busy machine is no reason to fail one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/helpers/fail-on-console-error.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: withDatabase, isolate: false } },
      { extends: true, test: { name: 'parts', include: ALL, exclude: [...PURE, ...withDatabase] } },
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
