import { readlinkSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { basename, resolve } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { ModelOptions } from '../../designer/model/provider.ts'

/** The first module of a worker thread: it says that it is ready, then makes an email for nobody. */
enableCompileCache(resolve('.cache', 'compiled'))
// Loaded after the cache is open, which has them compiled from the last time: a third of the time to start.
const [{ serve }, { createTasks }] = await Promise.all([import('./serve.ts'), import('./tasks.ts')])
const { ai } = workerData as { ai: ModelOptions | undefined }
const designer = async () => (await import('../../designer/choose.ts')).chooseDesigner(ai)
giveWay()
serve(createTasks(designer))
if (!ai) await warmUp()

/** Answering comes before computing: where threads have a priority of their own (Linux), this one's is lower. */
function giveWay() {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), 5)
  } catch {
    // Elsewhere the system shares the processor as it sees fit.
  }
}

/** The built-in designer reads its weights at its first email; nobody shall wait for that. */
async function warmUp() {
  const context = { signal: new AbortController().signal, seed: 1, today: new Date(), siteUrl: 'http://localhost' }
  const { create } = await designer()
  for await (const _ of create('Welcome email for new members of a gym.', context));
}
