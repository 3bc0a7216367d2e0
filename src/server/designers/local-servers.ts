import { z } from 'zod'
import type { LocalServerAnswer } from '../../contract/designer.ts'
import type { LocalServer } from '../config/designers.ts'

/** What is on this machine answers at once, or is not there. */
const PATIENCE_MS = 1_500
const MOST_MODELS = 50
const MOST_BYTES = 1024 * 1024

const name = z.string().min(1).max(200)
/** As OpenAI's API lists models, and as Ollama's own does. */
const LISTS = [
  {
    path: '/v1/models',
    read: z.object({ data: z.array(z.object({ id: name })) }).transform(({ data }) => data.map(({ id }) => id))
  },
  {
    path: '/api/tags',
    read: z.object({ models: z.array(z.object({ name })) }).transform(({ models }) => models.map(each => each.name))
  }
]

/** Those of the servers that answer now and have models. Nothing else on the machine is asked. */
export async function findLocalServers(servers: readonly LocalServer[]): Promise<LocalServerAnswer[]> {
  const found = await Promise.all(servers.map(async server => ({ name: server.name, models: await modelsOf(server) })))
  return found.filter(({ models }) => models.length > 0)
}

async function modelsOf({ url }: LocalServer): Promise<string[]> {
  for (const { path, read } of LISTS) {
    const parsed = read.safeParse(await ask(`${url}${path}`))
    if (parsed.success && parsed.data.length > 0) return parsed.data.slice(0, MOST_MODELS)
  }
  return []
}

/** Nothing where there is no answer, or none that is JSON: any program may listen there. */
async function ask(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    let text = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      if (text.length > MOST_BYTES) return undefined
    }
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
