// `npm run check`: the fast part of `npm test`, for use while writing. With `-- --changed`, only what a change touches:
// what is not committed yet, or what differs from a commit (`-- --changed=main`).
import { CHECKS, checksOfChange, unitTests } from './checks.mjs'
import { ensureInstalled } from './setup.mjs'
import { endWith, runSteps } from './steps.mjs'

await ensureInstalled()
const asked = process.argv.find(argument => argument.startsWith('--changed'))
endWith(await runSteps(asked ? checksOfChange(asked.split('=')[1] ?? 'HEAD') : [...CHECKS, unitTests()]))
