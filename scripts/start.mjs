// `npm start`: from a fresh checkout to a running site.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, environment, NODE, ROOT } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()

const server = spawn(NODE, [join(ROOT, 'host', 'main.ts')], { cwd: ROOT, stdio: 'inherit', env: environment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', code => process.exit(code ?? 1))
