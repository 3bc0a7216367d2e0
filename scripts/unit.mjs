// `npm run unit`: the tests without a database, a browser, threads or servers; `npm run unit -- src/email` runs some of them.
import { unitTests } from './checks.mjs'
import { printSlowest, runTests } from './report.mjs'
import { ensureInstalled } from './setup.mjs'
import { printFailures } from './steps.mjs'

await ensureInstalled()
const result = await runTests(unitTests(process.argv.slice(2)))
printSlowest(result.report.files)
printFailures([result])
console.log(`\n${result.report.passed} passed, ${result.report.failed} failed`)
process.exitCode = result.code
