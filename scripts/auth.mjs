// `npm run auth`: the auth service alone, for programs of one's own that speak Supabase Auth.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, NODE, ROOT } from './setup.mjs'

await ensureInstalled()

const server = spawn(NODE, [join(ROOT, 'host', 'auth.ts')], { cwd: ROOT, stdio: 'inherit', env: environment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', code => process.exit(code ?? 1))
