import { KINDS } from '../src/designer/reading/kinds.ts'
import { packed } from '../src/designer/reading/model/container.ts'
import { hashOf } from '../src/designer/reading/model/hash.ts'
import { kindFeatures } from '../src/designer/reading/model/kind-features.ts'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import { INTENT_HEADS } from '../src/designer/reading/model/model-shape.ts'
import { seenIn } from '../src/designer/reading/model/seen.ts'
import { stretchFeatures } from '../src/designer/reading/model/stretch-features.ts'
import { STEPS } from '../src/designer/reading/model/stretches.ts'
import type { Table } from '../src/designer/reading/model/table.ts'
import { wordFeatures } from '../src/designer/reading/model/word-features.ts'
import type { Annotated } from './corpora.ts'
import { learnSequences, type Manner } from './crf.ts'
import type { Sample } from './instructions/samples.ts'
import { quantised } from './quantised.ts'
import { learnClasses } from './softmax.ts'
import { numberer, Vocabulary } from './vocabulary.ts'

/** A feature that few briefs have says little of other briefs. */
const [SEEN_ROLES, SEEN_KINDS, SEEN_INTENTS] = [70, 18, 6]
const ROLES_MANNER = { rounds: 6, rate: 0.15, decay: 1e-3, drop: 0.5 }
const KINDS_MANNER = { rounds: 6, rate: 0.5, decay: 1e-3, drop: 0 }
const INTENTS_MANNER = { rounds: 8, rate: 0.3, decay: 1e-3, drop: 0 }

/**
 * The model file learnt from some briefs and some decisions about instructions.
 * The same ones, in the same order, give the same bytes.
 */
export function learn(briefs: readonly Annotated[], samples: readonly Sample[]): Uint8Array {
  const { roles, between } = learnRoles(briefs)
  const heads = INTENT_HEADS.map(head => [head, learnIntents(samples.filter(sample => sample.head === head))] as const)
  return packed({
    tables: {
      roles,
      kinds: learnKinds(briefs),
      ...Object.fromEntries(heads.map(([head, { table }]) => [head, table]))
    },
    labels: Object.fromEntries(heads.map(([head, { labels }]) => [head, labels])),
    between
  })
}

function learnRoles(briefs: readonly Annotated[]): { roles: Table; between: Float32Array } {
  const found = briefs.map(({ text, tokens, labels }) => {
    const seen = seenIn(text, tokens)
    return { steps: seen.steps, labels, words: wordFeatures(seen), stretches: stretchFeatures(seen) }
  })
  const vocabulary = new Vocabulary()
  for (const { words, stretches } of found) vocabulary.count([...words, ...stretches.map(({ features }) => features)])
  const features = vocabulary.kept(SEEN_ROLES)
  const numbers = numberer(features)
  const sequences = found.map(({ words, stretches, ...rest }) => ({
    ...rest,
    words: words.map(numbers),
    stretches: stretches.map(stretch => ({ ...stretch, features: numbers(stretch.features) }))
  }))
  const size = { features: features.length, labels: LABELS.length, steps: STEPS }
  const { features: weights, between } = learnSequences(sequences, size, ROLES_MANNER)
  return { roles: quantised(features, weights, LABELS.length), between }
}

const learnKinds = (briefs: readonly Annotated[]): Table =>
  learnTable(
    briefs.map(({ text, kind }) => ({ features: kindFeatures(text), right: KINDS.indexOf(kind) })),
    KINDS.length,
    SEEN_KINDS,
    KINDS_MANNER
  )

function learnIntents(samples: readonly Sample[]): { table: Table; labels: string[] } {
  const labels = [...new Set(samples.map(({ label }) => label))].sort()
  const found = samples.map(({ features, label }) => ({
    features: Uint32Array.from(features, hashOf),
    right: labels.indexOf(label)
  }))
  return { table: learnTable(found, labels.length, SEEN_INTENTS, INTENTS_MANNER), labels }
}

function learnTable(
  found: readonly { features: Uint32Array; right: number }[],
  classes: number,
  seen: number,
  manner: Manner
): Table {
  const vocabulary = new Vocabulary()
  for (const { features } of found) vocabulary.count([features])
  const features = vocabulary.kept(seen)
  const numbers = numberer(features)
  const examples = found.map(({ features: all, right }) => ({ features: numbers(all), size: all.length, right }))
  return quantised(features, learnClasses(examples, features.length, classes, manner), classes)
}
