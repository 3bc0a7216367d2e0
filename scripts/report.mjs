// What a run of tests says of itself: how many passed, and which files took longest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openScratch } from './scratch.mjs'
import { runStep } from './steps.mjs'

/**
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ passed: number, failed: number, skipped: number, files: FileTime[], failures: string[] }} Report
 *   `failures` names each test that failed
 * @import { Result, Step } from './steps.mjs'
 */

const NOTHING = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] }

/**
 * Runs a step of tests, with a folder for what they throw away, and reads what it reports, by Vitest or by Playwright. A red
 * step without a red test counts as one.
 * @param {Step} step
 * @returns {Promise<Result & { report: Report }>}
 */
export async function runTests(step) {
  const scratch = openScratch()
  const file = join(scratch.path, 'report.json')
  const own = { TMPDIR: scratch.path, TEST_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const result = await runStep({ ...step, env: { ...step.env, ...own } })
  const found = readReport(file)
  scratch.remove()
  const report = found?.suites ? reportOfJourneys(found) : (found ?? NOTHING)
  const failed = result.code !== 0 && report.failed === 0 ? 1 : report.failed
  return { ...result, report: { ...report, failed } }
}

/** @param {FileTime[]} files @param {number} [most] */
export function printSlowest(files, most = 10) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  if (slowest.length > 0) console.log('\nThe slowest files:')
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Of Playwright's own report. A test that passes only when tried again is a defect, not a success.
 * @returns {Report}
 */
export function reportOfJourneys({ suites = [], stats = {} }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const files = suites.map(suite => ({ file: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) }))
  return { passed: expected, failed: unexpected + flaky, skipped, files, failures: suites.flatMap(failuresOf) }
}

/** @returns {string[]} */
function failuresOf({ suites = [], specs = [] }) {
  const red = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  const own = red.map(({ file, line, title, tests }) => {
    const isFlaky = tests.every(({ status }) => status !== 'unexpected')
    return `tests/e2e/${file}:${line} ${title}${isFlaky ? ' (passed when tried again)' : ''}`
  })
  return [...own, ...suites.flatMap(failuresOf)]
}

/** Of all tries of all tests in a suite and the suites in it. */
function secondsOf({ suites = [], specs = [] }) {
  const tries = specs.flatMap(spec => spec.tests.flatMap(test => test.results))
  const own = tries.reduce((sum, { duration }) => sum + duration, 0) / 1_000
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}
