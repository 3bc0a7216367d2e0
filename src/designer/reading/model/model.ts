import { KINDS } from '../kinds.ts'
import CALIBRATION from './calibration.json' with { type: 'json' }
import { type Calibration, calibrated } from './calibration.ts'
import { chancesOf, ranked } from './classify.ts'
import { unpacked } from './container.ts'
import { hashOf } from './hash.ts'
import { kindFeatures } from './kind-features.ts'
import { LABELS } from './labels.ts'
import { bestLabels, factorsOf, type Lattice, marginalsOf, passesOf } from './lattice.ts'
import type { Model } from './model-shape.ts'
import { seenIn } from './seen.ts'
import { spansOf } from './spans.ts'
import { stretchFeatures } from './stretch-features.ts'
import { type Rows, rowsOf } from './table.ts'
import { tokensOf } from './tokens.ts'
import { classesIn, withClasses } from './word-classes.ts'
import { wordFeatures } from './word-features.ts'

/** How many kinds are worth knowing. */
const LIKELIEST = 3

/**
 * The model that some bytes hold.
 * @param bytes What `npm run train` wrote to `model.bin`.
 * @param curves What turns its chances into how often it is right.
 * @throws Error when they are something else.
 */
export function modelOf(bytes: Uint8Array, curves: Calibration = CALIBRATION): Model {
  const { tables, labels, words, between } = unpacked(bytes)
  const rows = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, rowsOf(table)]))
  const factors = factorsOf(between)
  const classOf = classesIn(words)
  return {
    tag: text => {
      const tokens = tokensOf(text)
      if (tokens.length === 0) return []
      const seen = seenIn(text, tokens, classOf)
      const lattice = { labels: LABELS.length, scores: scoresOf(rows.roles!, seen), steps: seen.steps, between }
      const spans = spansOf(tokens, bestLabels(lattice), marginalsOf(passesOf(lattice, factors), LABELS.length))
      return spans.map(span => ({
        ...span,
        confidence: calibrated(span.confidence, curves.confidence[span.role] ?? curves.confidence.other),
        content: calibrated(span.content, curves.content)
      }))
    },
    kinds: text =>
      ranked(KINDS, chancesOf(rows.kinds!, kindFeatures(seenIn(text, tokensOf(text), classOf))))
        .slice(0, LIKELIEST)
        .map(({ name, confidence }) => ({ kind: name, confidence: calibrated(confidence, curves.kinds) })),
    intents: (features, head) => {
      const own = rows[head]
      if (!own) return []
      const chances = chancesOf(own, Uint32Array.from(withClasses(features, classOf), hashOf))
      return ranked(labels[head]!, chances).map(({ name, confidence }) => ({ label: name, confidence }))
    }
  }
}

/** For each word of a text a score for each label. */
export function scoresOf(
  rows: Pick<Rows, 'classes' | 'add'>,
  seen: Parameters<typeof wordFeatures>[0]
): Lattice['scores'] {
  const { classes } = rows
  const scores = new Float64Array(seen.tokens.length * classes)
  for (const [at, features] of wordFeatures(seen).entries()) rows.add(features, scores, at * classes)
  const sum = new Float64Array(classes)
  for (const { from, to, features } of stretchFeatures(seen)) {
    sum.fill(0)
    rows.add(features, sum, 0)
    for (let at = from; at < to; at++)
      for (let label = 0; label < classes; label++) scores[at * classes + label]! += sum[label]!
  }
  return scores
}
