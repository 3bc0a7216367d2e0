import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { ModelAsked } from './tasks.ts'

/** The first module of a worker thread: it reads a brief and makes an email for nobody, then says that it is ready. */
enableCompileCache(resolve('.cache', 'compiled'))
// Loaded after the cache is open, which has them compiled from the last time: a third of the time to start.
const [{ serve }, { createTasks }, { fetchWithin }] = await Promise.all([
  import('./serve.ts'),
  import('./tasks.ts'),
  import('../designers/reach.ts')
])
const BRIEF = 'Welcome email for new members of a gym.'
const { asksModels } = workerData as { asksModels: boolean }
const designer = async (ai?: ModelAsked) => {
  const { chooseDesigner } = await import('../../designer/choose.ts')
  return chooseDesigner(ai && { ...ai, ...(ai.reach && { fetch: fetchWithin(ai.reach) }) })
}
await Promise.all([readForNobody(), asksModels ? undefined : designForNobody()])
serve(createTasks(designer))

/** The copy of a kind and the parts of an email are loaded with the first one that is made. */
async function designForNobody() {
  const context = { signal: new AbortController().signal, seed: 1, today: new Date(), siteUrl: 'http://localhost' }
  const { create } = await designer()
  for await (const _ of create(BRIEF, context));
}

/** What was learnt, and the table of languages, are loaded with the first brief that is read: most of a second. */
async function readForNobody() {
  await createTasks(designer).readFacts({ brief: BRIEF, today: new Date() })
}
