// `npm run check`: the fast part of `npm test`, for use while writing.
import { join } from 'node:path'
import { CHECKS } from './checks.mjs'
import { ensureInstalled, NODE, ROOT, run, say } from './setup.mjs'

await ensureInstalled()
const vitest = { name: 'unit tests', command: NODE, args: [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'] }
for (const check of [...CHECKS, vitest]) {
  say(`Checking ${check.name}…`)
  if ((await run(check.command, check.args)) !== 0) process.exit(1)
}
