import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Calibration } from '../src/designer/reading/model/calibration.ts'
import { modelOf } from '../src/designer/reading/model/model.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { annotatedBriefs } from './corpora.ts'
import { annotatedInstructions } from './instructions/samples.ts'
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
export async function foldModels(curves?: Calibration): Promise<Fold[]> {
  const hash = hashOfLearning()
  const fileOf = (fold: number): URL => new URL(`${hash}-${fold}.bin`, CACHE)
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold)
  await learnAll(folds.filter(fold => !existsSync(fileOf(fold))))
  return folds.map(fold => ({ files: heldFiles(fold), model: modelOf(readFileSync(fileOf(fold)), curves) }))
}

/** Learns folds in processes of their own, as many at once as the machine has room for. */
async function learnAll(folds: number[]): Promise<void> {
  const waiting = [...folds]
  const lane = async () => {
    for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift())
      await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), String(fold)])
  }
  await Promise.all(Array.from({ length: Math.min(folds.length, availableParallelism()) }, lane))
}

/** Learns from all files but those of a fold, and keeps what was learnt. */
function learnFold(fold: number): void {
  const held = heldFiles(fold)
  const others = <Item extends { file: string }>(all: Item[]) => all.filter(({ file }) => !held.includes(file))
  const instructions = others(annotatedInstructions()).flatMap(({ instructions }) => instructions)
  const bytes = learn(others(annotatedBriefs()), instructions)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(new URL(`${hashOfLearning()}-${fold}.bin`, CACHE), bytes)
}

const textsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter(name => name.endsWith('.txt'))
    .sort()

const heldFiles = (fold: number): string[] =>
  [...textsIn('./briefs/'), ...textsIn('./instructions/')].filter((_, at) => at % FOLDS === fold)

/** Folders whose files decide what is learnt, and those files of them that do not. */
const SOURCES = ['./', './briefs/', './instructions/', './net/', './topics/', '../src/designer/reading/model/']
const REPORTS =
  /^(?:check|calibrate|logistic|senders|choice|gate|fit-curve|read-by-others|folds|held-out|train|cut-vectors|calibration|load|spans|model)\.|\.test\.ts$/
/** How an instruction is cut into words. */
const TOKENS = ['tokens.ts', 'instruction-input.ts', 'intents.ts'].map(
  name => new URL(`../src/designer/offline/edit/${name}`, import.meta.url)
)

function hashOfLearning(): string {
  const files = SOURCES.flatMap(source => {
    const folder = new URL(source, import.meta.url)
    const names = readdirSync(folder).filter(name => /\.(?:ts|txt|bin|json)$/.test(name) && !REPORTS.test(name))
    return names.sort().map(name => new URL(name, folder))
  })
  const hash = createHash('sha256')
  for (const file of [...files, ...TOKENS]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) learnFold(Number(process.argv[2]))
