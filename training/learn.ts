import { KINDS } from '../src/designer/reading/kinds.ts'
import { packed } from '../src/designer/reading/model/container.ts'
import { kindFeatures } from '../src/designer/reading/model/kind-features.ts'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import { seenIn } from '../src/designer/reading/model/seen.ts'
import { stretchFeatures } from '../src/designer/reading/model/stretch-features.ts'
import { STEPS } from '../src/designer/reading/model/stretches.ts'
import type { Table } from '../src/designer/reading/model/table.ts'
import { wordFeatures } from '../src/designer/reading/model/word-features.ts'
import type { Annotated } from './corpora.ts'
import { learnSequences } from './crf.ts'
import { quantised } from './quantised.ts'
import { learnClasses } from './softmax.ts'
import { numberer, Vocabulary } from './vocabulary.ts'

/** A feature that few briefs have says little of other briefs. */
const [SEEN_ROLES, SEEN_KINDS] = [40, 8]
const ROLES_MANNER = { rounds: 5, rate: 0.2, decay: 1e-3 }
const KINDS_MANNER = { rounds: 6, rate: 0.5, decay: 1e-3 }

/** The model file learnt from some briefs: the same briefs, in the same order, give the same bytes. */
export function learn(briefs: readonly Annotated[]): Uint8Array {
  const { roles, between } = learnRoles(briefs)
  return packed({ tables: { roles, kinds: learnKinds(briefs) }, labels: {}, between })
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

function learnKinds(briefs: readonly Annotated[]): Table {
  const found = briefs.map(({ text }) => kindFeatures(text))
  const vocabulary = new Vocabulary()
  for (const features of found) vocabulary.count([features])
  const features = vocabulary.kept(SEEN_KINDS)
  const numbers = numberer(features)
  const examples = found.map((all, at) => ({
    features: numbers(all),
    size: all.length,
    right: KINDS.indexOf(briefs[at]!.kind)
  }))
  return quantised(features, learnClasses(examples, features.length, KINDS.length, KINDS_MANNER), KINDS.length)
}
