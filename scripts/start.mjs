// `npm start`: from a fresh checkout to a running site.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, NODE, ROOT, run } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
process.exit(await run(NODE, [join(ROOT, 'host', 'main.ts')]))
