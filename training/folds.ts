import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { modelOf } from '../src/designer/reading/model/model.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { type Annotated, annotatedBriefs } from './corpora.ts'
import { learn } from './learn.ts'

/** Files of the corpora, and a model that was learnt from all the others. */
export interface Fold {
  files: string[]
  model: Model
}

const FOLDS = 5
const CACHE = new URL('../.cache/folds/', import.meta.url)

/** Five models, each learnt without a fifth of the files; kept in `.cache` for as long as corpora and code stay the same. */
export function foldModels(briefs: readonly Annotated[] = annotatedBriefs()): Fold[] {
  const files = [...new Set(briefs.map(({ file }) => file))].sort()
  const hash = hashOfLearning()
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = files.filter((_, at) => at % FOLDS === fold)
    return {
      files: held,
      model: modelOf(kept(`${hash}-${fold}`, () => learn(briefs.filter(({ file }) => !held.includes(file)))))
    }
  })
}

function kept(name: string, make: () => Uint8Array): Uint8Array {
  const file = new URL(`${name}.bin`, CACHE)
  if (existsSync(file)) return readFileSync(file)
  const bytes = make()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, bytes)
  return bytes
}

/** Folders whose files decide what is learnt. */
const SOURCES = ['./', './briefs/', './instructions/', '../src/designer/reading/model/']

function hashOfLearning(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const folder = new URL(source, import.meta.url)
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)
      .filter(name => /(?<!\.test)\.(?:ts|txt)$/.test(name))
      .sort())
      hash.update(name).update(readFileSync(new URL(name, folder)))
  }
  return hash.digest('hex').slice(0, 16)
}
