import { writeFileSync } from 'node:fs'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { isForReaders } from '../src/designer/reading/model/model-shape.ts'
import { formedDrafts } from '../src/designer/reading/read.ts'
import { featuresOf, inOrder, JUDGED } from '../src/designer/reading/slots/sureness.ts'
import { parse } from '../src/designer/reading/text/parsed.ts'
import { type Annotated, annotatedBriefs } from './corpora.ts'
import { foldModels } from './folds.ts'

/** A draft by its features, and how much of it is for readers and for the designer, in words. */
export interface Judged {
  features: Map<string, number>
  forReaders: number
  forUs: number
}

const TODAY = new Date('2026-01-01T00:00:00Z')
const ROUNDS = 60
const RATE = 0.1
const DECAY = 1e-4
/** Long drafts weigh more than short ones, but not by their length. */
const MOST_WEIGHT = 4
const DIGITS = 3

/** The drafts of a brief as a model that has not seen it makes them, with what they turned out to be. */
export function judgedDrafts({ text, tokens, labels }: Annotated, model: Model): Judged[] {
  const parsed = parse(text, TODAY)
  const order = inOrder(formedDrafts(parsed, model))
  return order
    .filter(one => JUDGED.has(one.role) && one.content !== undefined)
    .map(draft => {
      const { at, length } = parsed.view.toSource(draft.span)
      const roles = tokens.flatMap((token, place) =>
        token.at >= at && token.at < at + length ? [LABELS[labels[place] ?? 0]?.role ?? 'none'] : []
      )
      const forReaders = roles.filter(isForReaders).length
      return {
        features: featuresOf(draft, order, parsed),
        forReaders,
        forUs: roles.filter(role => role !== 'none').length - forReaders
      }
    })
    .filter(({ forReaders, forUs }) => forReaders + forUs > 0)
}

/** Weights by which the features of a draft say how likely it is for readers: a logistic regression with AdaGrad. */
export function learnSureness(drafts: readonly Judged[]): Record<string, number> {
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const { features, forReaders, forUs } of drafts) {
      const sum = [...features].reduce((total, [name, much]) => total + (weights.get(name) ?? 0) * much, 0)
      const error = 1 / (1 + Math.exp(-sum)) - forReaders / (forReaders + forUs)
      const weight = Math.min(MOST_WEIGHT, Math.sqrt(forReaders + forUs))
      for (const [name, much] of features) {
        const slope = error * much * weight + DECAY * (weights.get(name) ?? 0)
        const square = (squares.get(name) ?? 1) + slope * slope
        squares.set(name, square)
        weights.set(name, (weights.get(name) ?? 0) - (RATE * slope) / Math.sqrt(square))
      }
    }
  return Object.fromEntries(
    [...weights].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, weight]) => [name, Number(weight.toFixed(DIGITS))])
  )
}

if (import.meta.main) {
  const briefs = annotatedBriefs()
  const drafts = foldModels().flatMap(({ files, model }) =>
    briefs.filter(({ file }) => files.includes(file)).flatMap(brief => judgedDrafts(brief, model))
  )
  const path = new URL('../src/designer/reading/data/sureness.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify(learnSureness(drafts), null, 2)}\n`)
  console.log(`Learnt from ${drafts.length} statements and items of ${briefs.length} briefs.`)
}
