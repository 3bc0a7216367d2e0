// `npm run auth`: the auth service alone, for programs of one's own that speak Supabase Auth.
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT, run } from './setup.mjs'

await ensureInstalled()
process.exit(await run(NODE, [join(ROOT, 'host', 'auth.ts')]))
