// `npm run bench`: times, never asserted in tests, since machines differ.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, NODE, ROOT, run } from './setup.mjs'

await ensureInstalled()
const core = await run(NODE, [join(ROOT, 'bench', 'main.ts')])
await ensureBuilt()
const server = await run(NODE, [join(ROOT, 'bench', 'health.ts')])
const studio = await run(NODE, [join(ROOT, 'bench', 'studio.ts')])
process.exit(core || server || studio)
