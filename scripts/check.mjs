// `npm run check`: the fast part of `npm test`, for use while writing. With `-- --changed`, only what a change touches:
// what is not committed yet, or what differs from a commit (`-- --changed=main`).
import { changedFiles, testsCloseTo } from './change.mjs'
import { IMPORT_RULES, lintOf, PAGES, RULES, TYPES, unitTests } from './checks.mjs'
import { arePagesDue, hashOfPages, rememberPages } from './pages.mjs'
import { printSlowest, runTests } from './report.mjs'
import { ensureInstalled } from './setup.mjs'
import { printFailures, runSteps } from './steps.mjs'

await ensureInstalled()
const asked = process.argv.find(argument => argument.startsWith('--changed'))
const hash = hashOfPages()
const pages = arePagesDue(hash) ? [PAGES] : []
const { steps, left } = asked ? ofChange(asked.split('=')[1] ?? 'HEAD') : ofAll()

const results = await runSteps(steps, 2, runTests)
if (results.some(({ step, code }) => step === PAGES && code === 0)) rememberPages(hash)
printSlowest(results.flatMap(({ report }) => report.files))
printFailures(results)
if (pages.length === 0)
  left.push('the types of pages: neither they nor what they import has changed since they were right')
console.log(`\nNot run (npm test does):\n${left.map(each => `- ${each}`).join('\n')}`)
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0

function ofAll() {
  const left = ['tests with a database, threads or servers', 'the evaluation of designers', 'browser journeys']
  return { steps: [unitTests(), ...pages, TYPES, ...RULES], left }
}

/** Types and imports are always those of the whole. @param {string} since */
function ofChange(since) {
  const files = changedFiles(since)
  const tests = testsCloseTo(files)
  const close = tests.length > 0 ? [unitTests(['--passWithNoTests', ...tests])] : []
  const lint = files.length > 0 ? [lintOf(files)] : []
  const left = [
    `unit tests but those that lie beside a changed file or import it (${tests.length} files)`,
    'unused code, tests with a database, threads or servers, the evaluation of designers, browser journeys'
  ]
  return { steps: [...close, ...pages, TYPES, ...lint, IMPORT_RULES], left }
}
