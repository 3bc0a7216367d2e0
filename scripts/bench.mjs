// `npm run bench`: times, never asserted in tests, since machines differ.
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, NODE, ROOT, run } from './setup.mjs'

await ensureInstalled()
const core = await run(NODE, [join(ROOT, 'bench', 'main.ts')])
const auth = await run(NODE, [join(ROOT, 'bench', 'auth.ts')])
await ensureBuilt()
const server = await run(NODE, [join(ROOT, 'bench', 'health.ts')])
const studio = await run(NODE, [join(ROOT, 'bench', 'studio.ts')])
const path = await ensureBrowser()
const grid = await run(NODE, [join(ROOT, 'bench', 'grid.ts')], path ? { CHROMIUM_PATH: path } : {})
const drag = await run(NODE, [join(ROOT, 'bench', 'drag.ts')], path ? { CHROMIUM_PATH: path } : {})
const editor = await run(NODE, [join(ROOT, 'bench', 'editor.ts')], path ? { CHROMIUM_PATH: path } : {})
const sketch = await run(NODE, [join(ROOT, 'bench', 'sketch.ts')], path ? { CHROMIUM_PATH: path } : {})
process.exit(core || auth || server || studio || grid || drag || editor || sketch)
