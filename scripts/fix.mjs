// `npm run fix`: formats, sorts imports and mends what the linter can.
import { FIX } from './checks.mjs'
import { ensureInstalled, run } from './setup.mjs'

await ensureInstalled()
process.exit(await run(FIX.command, FIX.args))
