// The parts of `npm test`, in their order. Each answers the results of its steps.
import { ensureBrowser } from './browser.mjs'
import { browserTests, PAGES, RULES, TYPES, vitest } from './checks.mjs'
import { hashOfPages, rememberPages } from './pages.mjs'
import { runTests } from './report.mjs'
import { ensureBuilt } from './setup.mjs'
import { runSteps } from './steps.mjs'

/** Whether everything is tried whole, as `npm run nightly` has it. */
export const isNight = process.env.NIGHTLY === '1'

/** @typedef {Awaited<ReturnType<typeof runTests>>} TestResult */
/** @type {Record<string, (filters: string[]) => Promise<TestResult[]>>} */
export const PARTS = {
  checks,
  unit: tests('tests without a database', ['unit', 'apart', 'processes', 'eval']),
  database: tests('tests with a database, on PostgreSQL', ['database', 'database-apart'], postgres()),
  embedded: tests(`${isNight ? 'the same' : 'some of them'}, on the embedded database`, ['embedded']),
  build: async () => {
    await ensureBuilt()
    return []
  },
  journeys
}

/**
 * Words that name a part choose it; without one all parts run. Others are passed on, as part of a file's name.
 * @param {string[]} words
 */
export function readArguments(words) {
  const all = Object.keys(PARTS)
  const chosen = all.filter(part => words.includes(part))
  return { parts: chosen.length > 0 ? chosen : all, filters: words.filter(word => !all.includes(word)) }
}

/** Each check counts as one test. */
async function checks() {
  const hash = hashOfPages()
  const results = await runSteps([TYPES, PAGES, ...RULES])
  if (results.some(({ step, code }) => step === PAGES && code === 0)) rememberPages(hash)
  return results.map(result => ({
    ...result,
    report: {
      passed: result.code === 0 ? 1 : 0,
      failed: result.code === 0 ? 0 : 1,
      skipped: 0,
      files: [],
      failures: []
    }
  }))
}

/** @param {string} name @param {string[]} projects @param {NodeJS.ProcessEnv} [env] */
function tests(name, projects, env = {}) {
  return async (/** @type {string[]} */ filters) => [await runTests({ ...vitest(name, projects, filters), env })]
}

/** The PostgreSQL that is named; without one the tests start their own. */
function postgres() {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  return url ? { TEST_DATABASE_URL: url } : {}
}

/** @param {string[]} filters */
async function journeys(filters) {
  await ensureBuilt()
  const browser = await ensureBrowser()
  return [await runTests({ ...browserTests(filters), env: browser ? { CHROMIUM_PATH: browser } : {} })]
}
