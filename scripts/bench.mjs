// `npm run bench`: times, never asserted in tests, since machines differ.
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT, run } from './setup.mjs'

await ensureInstalled()
process.exit(await run(NODE, [join(ROOT, 'bench', 'main.ts')]))
