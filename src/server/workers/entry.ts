import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { ModelOptions } from '../../designer/model/provider.ts'

/** The first module of a worker thread: it makes an email for nobody, then says that it is ready. */
enableCompileCache(resolve('.cache', 'compiled'))
// Loaded after the cache is open, which has them compiled from the last time: a third of the time to start.
const [{ serve }, { createTasks }] = await Promise.all([import('./serve.ts'), import('./tasks.ts')])
const { ai } = workerData as { ai: ModelOptions | undefined }
const designer = async () => (await import('../../designer/choose.ts')).chooseDesigner(ai)
if (!ai) await warmUp()
serve(createTasks(designer))

/** The built-in designer reads its weights at its first email: a second or more, which is no job's own. */
async function warmUp() {
  const context = { signal: new AbortController().signal, seed: 1, today: new Date(), siteUrl: 'http://localhost' }
  const { create } = await designer()
  for await (const _ of create('Welcome email for new members of a gym.', context));
}
