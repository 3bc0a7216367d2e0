// `npm test`: set up, check, test, and say how many of each passed. Every step runs, so that one failure does not hide another.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { CHECKS } from './checks.mjs'
import { ensureBuilt, ensureInstalled, environment, NODE, ROOT, run, say } from './setup.mjs'

const count = { passed: 0, failed: 0, skipped: 0 }
const failures = []

await ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'mailwright-test-'))

for (const check of CHECKS) await runCheck(check)
await runVitest('Unit and integration tests, on the embedded database', 'embedded', [])
await runOnPostgres()
await ensureBuilt()
await runBrowser()
rmSync(reports, { recursive: true, force: true })

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`)
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`)
process.exit(count.failed > 0 ? 1 : 0)

async function runCheck({ name, command, args }) {
  say(`Checking ${name}…`)
  tally(name, (await run(command, args)) === 0 ? { passed: 1 } : { failed: 1 })
}

/** The tests that use a database once more, on a real PostgreSQL. Where none can be started they count as skipped. */
async function runOnPostgres() {
  const files = testsWithDatabase()
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const env = url ? { TEST_DATABASE_URL: url } : { TEST_POSTGRES: '1' }
  await runVitest('The tests that use a database, on a real PostgreSQL', 'postgres', files, env)
}

function testsWithDatabase() {
  const found = execFileSync(
    'git',
    ['grep', '-l', 'openTestDatabase', '--', 'src/*.test.ts', 'host/*.test.ts', 'tests/integration/*.test.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8'
    }
  )
  return found.trim().split('\n')
}

async function runVitest(name, report, files, env = {}) {
  say(`${name}…`)
  const file = join(reports, `${report}.json`)
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...files]
  const code = await run(NODE, [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], env)
  const result = readReport(file)
  const counted = {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0)
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  tally(name, counted)
}

async function runBrowser() {
  say('Browser journeys…')
  const browser = await ensureBrowser()
  const file = join(reports, 'browser.json')
  const data = join(reports, 'data')
  mkdirSync(data)
  const env = environment({
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_DATA_DIR: data,
    ...(browser ? { CHROMIUM_PATH: browser } : {})
  })
  const code = await run(
    NODE,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env
  )
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file)?.stats ?? {}
  // A test that passes only when tried again is a defect, not a success.
  const failed = unexpected + flaky
  tally('browser journeys', { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped })
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function tally(name, { passed = 0, failed = 0, skipped = 0 }) {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
  if (failed > 0) failures.push(name)
}
