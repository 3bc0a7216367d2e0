// `npm run dev`: the site with its sources watched.
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT, run } from './setup.mjs'

await ensureInstalled()
process.exit(await run(NODE, [join(ROOT, 'host', 'dev.ts')]))
