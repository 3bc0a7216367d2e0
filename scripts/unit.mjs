// `npm run unit`: the tests without a database, a browser, threads or servers; `npm run unit -- src/email` runs some of them.
import { unitTests } from './checks.mjs'
import { ensureInstalled, run } from './setup.mjs'

await ensureInstalled()
const { command, args } = unitTests(process.argv.slice(2))
process.exit(await run(command, args))
