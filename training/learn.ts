import { readFileSync } from 'node:fs'
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
import { classesIn, withClasses } from '../src/designer/reading/model/word-classes.ts'
import { wordFeatures } from '../src/designer/reading/model/word-features.ts'
import { type Annotated, OTHER_HANDS } from './corpora.ts'
import { learnSequences, type Manner } from './crf.ts'
import type { Sample } from './instructions/samples.ts'
import { quantised } from './quantised.ts'
import { learnClasses } from './softmax.ts'
import { numberer, Vocabulary } from './vocabulary.ts'

/** A feature that few examples have says little of others; so many of the commonest are learnt, that the file stays below 1 MB. */
const [MOST_ROLES, MOST_KINDS, MOST_INTENTS] = [42_000, 16_000, 14_000]
/** How finely weights are kept: sums of those of words decide alone, others are divided by how many there are. */
const [FINE, ROUGH] = [16, 4]
const ROLES_MANNER = { rounds: 8, rate: 0.15, decay: 1e-2, drop: 0.7 }
const KINDS_MANNER = { rounds: 10, rate: 0.5, decay: 1e-3, drop: 0.5 }
const INTENTS_MANNER = { rounds: 6, rate: 0.3, decay: 1e-3, drop: 0 }

/** What other hands wrote is what people type: it counts as if it stood there so many times. */
const WEIGHT = 3
/** Words that are used alike, a class on each line. */
const WORDS = readFileSync(new URL('./word-classes.txt', import.meta.url), 'utf8').trimEnd()
const classOf = classesIn(WORDS)

/**
 * The model file learnt from some briefs and some decisions about instructions.
 * The same ones, in the same order, give the same bytes.
 */
export function learn(annotated: readonly Annotated[], samples: readonly Sample[]): Uint8Array {
  const briefs = annotated.flatMap(brief => new Array<Annotated>(OTHER_HANDS.has(brief.file) ? WEIGHT : 1).fill(brief))
  const { roles, between } = learnRoles(briefs)
  const heads = INTENT_HEADS.map(head => [head, learnIntents(samples.filter(sample => sample.head === head))] as const)
  return packed({
    tables: {
      roles,
      kinds: learnKinds(briefs),
      ...Object.fromEntries(heads.map(([head, { table }]) => [head, table]))
    },
    labels: Object.fromEntries(heads.map(([head, { labels }]) => [head, labels])),
    words: WORDS,
    between
  })
}

function learnRoles(briefs: readonly Annotated[]): { roles: Table; between: Float32Array } {
  const found = briefs.map(({ text, tokens, labels }) => {
    const seen = seenIn(text, tokens, classOf)
    return { steps: seen.steps, labels, words: wordFeatures(seen), stretches: stretchFeatures(seen) }
  })
  const vocabulary = new Vocabulary()
  for (const { words, stretches } of found) vocabulary.count([...words, ...stretches.map(({ features }) => features)])
  const features = vocabulary.kept(MOST_ROLES)
  const numbers = numberer(features)
  const sequences = found.map(({ words, stretches, ...rest }) => ({
    ...rest,
    words: words.map(numbers),
    stretches: stretches.map(stretch => ({ ...stretch, features: numbers(stretch.features) }))
  }))
  const size = { features: features.length, labels: LABELS.length, steps: STEPS }
  const { features: weights, between } = learnSequences(sequences, size, ROLES_MANNER)
  return { roles: quantised(features, weights, LABELS.length, FINE), between }
}

const learnKinds = (briefs: readonly Annotated[]): Table =>
  learnTable(
    briefs.map(({ text, tokens, kind }) => ({
      features: kindFeatures(seenIn(text, tokens, classOf)),
      right: KINDS.indexOf(kind)
    })),
    KINDS.length,
    MOST_KINDS,
    KINDS_MANNER
  )

function learnIntents(samples: readonly Sample[]): { table: Table; labels: string[] } {
  const labels = [...new Set(samples.map(({ label }) => label))].sort()
  const found = samples.map(({ features, label }) => ({
    features: Uint32Array.from(withClasses(features, classOf), hashOf),
    right: labels.indexOf(label)
  }))
  return { table: learnTable(found, labels.length, MOST_INTENTS, INTENTS_MANNER), labels }
}

function learnTable(
  found: readonly { features: Uint32Array; right: number }[],
  classes: number,
  most: number,
  manner: Manner
): Table {
  const vocabulary = new Vocabulary()
  for (const { features } of found) vocabulary.count([features])
  const features = vocabulary.kept(most)
  const numbers = numberer(features)
  const examples = found.map(({ features: all, right }) => ({ features: numbers(all), size: all.length, right }))
  return quantised(features, learnClasses(examples, features.length, classes, manner), classes, ROUGH)
}
