import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Calibration } from '../src/designer/reading/model/calibration.ts'
import { modelOf } from '../src/designer/reading/model/model.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { annotatedBriefs } from './corpora.ts'
import { annotatedInstructions, samplesOf } from './instructions/samples.ts'
import { learn } from './learn.ts'

/** Files of the corpora, and a model that was learnt from all the others. */
export interface Fold {
  /** Names of files in `briefs` and in `instructions`. */
  files: string[]
  model: Model
}

const FOLDS = 5
const CACHE = new URL('../.cache/folds/', import.meta.url)

/**
 * Five models, each learnt without a fifth of the files; kept in `.cache` for as long as corpora and code stay the same.
 * @param curves What turns their chances into how often they are right.
 */
export function foldModels(curves?: Calibration): Fold[] {
  const briefs = annotatedBriefs()
  const instructions = annotatedInstructions()
  const files = [...new Set(briefs.map(({ file }) => file)), ...instructions.map(({ file }) => file)]
  const hash = hashOfLearning()
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = files.filter((_, at) => at % FOLDS === fold)
    const others = <Item extends { file: string }>(all: Item[]) => all.filter(({ file }) => !held.includes(file))
    const samples = others(instructions).flatMap(({ instructions }) => instructions.flatMap(samplesOf))
    return {
      files: held,
      model: modelOf(
        kept(`${hash}-${fold}`, () => learn(others(briefs), samples)),
        curves
      )
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

/** Folders whose files decide what is learnt, and which of their files do not. */
const SOURCES = ['./', './briefs/', './instructions/', '../src/designer/reading/model/']
const REPORTS =
  /^(?:check|calibrate|content|logistic|senders|choice|fit-curve|read-by-others|folds|held-out|train|cluster-words|calibration|load)\.|\.test\.ts$/
/** Features of instructions, which the chat keeps. */
const FEATURES = ['features.ts', 'tokens.ts', 'vocabulary.ts', 'nouns.json', 'cues.json'].map(
  name => new URL(`../src/designer/offline/edit/${name}`, import.meta.url)
)

function hashOfLearning(): string {
  const files = SOURCES.flatMap(source => {
    const folder = new URL(source, import.meta.url)
    const names = readdirSync(folder).filter(name => /\.(?:ts|txt)$/.test(name) && !REPORTS.test(name))
    return names.sort().map(name => new URL(name, folder))
  })
  const hash = createHash('sha256')
  for (const file of [...files, ...FEATURES.filter(file => existsSync(file))]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
