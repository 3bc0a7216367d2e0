import { readFile } from 'node:fs/promises'
import { modelOf } from './model.ts'
import type { Model } from './model-shape.ts'

const loaded = new Map<string, Promise<Model>>()

/**
 * What was learnt from the corpora. Each file is read once, when it is first asked for.
 * @throws Error when there is no such file, or something else is in it; the next call tries again.
 */
export function loadModel(file: URL | string = new URL('./model.bin', import.meta.url)): Promise<Model> {
  const name = String(file)
  const known = loaded.get(name)
  if (known) return known
  const model = readFile(file).then(modelOf)
  loaded.set(name, model)
  model.catch(() => loaded.delete(name))
  return model
}
