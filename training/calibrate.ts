import { writeFileSync } from 'node:fs'
import { type Calibration, UNCALIBRATED } from '../src/designer/reading/model/calibration.ts'
import { isForReaders, TAG_ROLES } from '../src/designer/reading/model/model-shape.ts'
import { OTHER_HANDS } from './corpora.ts'
import { fitCurve } from './fit-curve.ts'
import { foldModels } from './folds.ts'
import { readByOthers, type Word } from './read-by-others.ts'

const FILE = new URL('../src/designer/reading/model/calibration.json', import.meta.url)

/** Roles of fewer words share a curve. */
const FEWEST = 100

/** Finds how often what the models say is right, on files by other hands that they were not learnt from, and keeps it. */
export async function calibrate(): Promise<void> {
  const read = readByOthers(await foldModels(UNCALIBRATED)).filter(({ brief }) => OTHER_HANDS.has(brief.file))
  const words = read.flatMap(({ words }) => words).filter(({ found }) => found !== 'none')
  const calibration: Calibration = {
    confidence: confidenceOf(words),
    content: fitCurve(
      words
        .filter(({ right }) => right !== 'none')
        .map(({ right, content }) => ({ chance: content, right: isForReaders(right) }))
    ),
    kinds: fitCurve(
      read.flatMap(({ brief, kinds }) =>
        kinds.slice(0, 1).map(({ kind, confidence }) => ({ chance: confidence, right: kind === brief.kind }))
      )
    )
  }
  writeFileSync(FILE, `${JSON.stringify(calibration, undefined, 2)}\n`)
  console.log('Calibrated:', JSON.stringify(calibration))
}

function confidenceOf(words: readonly Word[]): Calibration['confidence'] {
  const curveOf = (own: readonly Word[]) =>
    fitCurve(own.map(({ right, found, confidence }) => ({ chance: confidence, right: right === found })))
  const curves = TAG_ROLES.map(role => [role, words.filter(({ found }) => found === role)] as const)
    .filter(([, own]) => own.length >= FEWEST)
    .map(([role, own]) => [role, curveOf(own)])
  return { ...Object.fromEntries(curves), other: curveOf(words) }
}
