// `npm test`: set up, check, test, and say how many of each passed. Every step runs, so that one failure does not hide another.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { browserTests, CHECKS, vitest } from './checks.mjs'
import { ensureBuilt, ensureInstalled, say } from './setup.mjs'
import { runStep, runSteps } from './steps.mjs'

const count = { passed: 0, failed: 0, skipped: 0 }
const failures = []

await ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'mailwright-test-'))

say('Checking…')
for (const { step, code } of await runSteps(CHECKS)) tally(step.name, code === 0 ? { passed: 1 } : { failed: 1 })
say('Testing…')
await runVitest('unit and integration tests, on the embedded database', 'embedded', [])
await runVitest('the tests that use a database, on a real PostgreSQL', 'postgres', ['--project=database'], postgres())
await ensureBuilt()
await runBrowser()
rmSync(reports, { recursive: true, force: true })

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`)
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`)
process.exit(count.failed > 0 ? 1 : 0)

/** The one that is named, else one of our own. Where none can be started these tests count as skipped. */
function postgres() {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  return url ? { TEST_DATABASE_URL: url } : { TEST_POSTGRES: '1' }
}

async function runVitest(name, report, args, env = {}) {
  const file = join(reports, `${report}.json`)
  const step = vitest(name, [...args, '--reporter=json', `--outputFile.json=${file}`])
  const { code } = await runStep({ ...step, env })
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
  const browser = await ensureBrowser()
  const file = join(reports, 'browser.json')
  const data = join(reports, 'data')
  mkdirSync(data)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_DATA_DIR: data, ...(browser ? { CHROMIUM_PATH: browser } : {}) }
  const step = browserTests(['--reporter=dot,json'])
  const { code } = await runStep({ ...step, env })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file)?.stats ?? {}
  // A test that passes only when tried again is a defect, not a success.
  const failed = unexpected + flaky
  tally(step.name, { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped })
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
