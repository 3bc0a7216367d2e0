import { KINDS } from '../src/compose/kinds.ts'
import { kindFeatures } from '../src/designer/reading/model/kind-features.ts'
import type { Table } from '../src/designer/reading/model/table.ts'
import { type Annotated, weightOf } from './corpora.ts'
import { quantised } from './quantised.ts'
import { learnClasses } from './softmax.ts'
import { numberer, Vocabulary } from './vocabulary.ts'

/** So many of the commonest features are learnt; a weight of 1 has so many steps. */
const [MOST, STEPS] = [12_000, 4]
const MANNER = { rounds: 10, rate: 0.5, decay: 1e-3, drop: 0.5 }

/** What the kind of a brief is told by, learnt from some. */
export function learnKinds(briefs: readonly Annotated[]): Table {
  const found = briefs.flatMap(brief =>
    new Array<{ features: Uint32Array; right: number }>(weightOf(brief)).fill({
      features: kindFeatures(brief.tokens),
      right: KINDS.indexOf(brief.kind)
    })
  )
  const vocabulary = new Vocabulary()
  for (const { features } of found) vocabulary.count([features])
  const features = vocabulary.kept(MOST)
  const numbers = numberer(features)
  const examples = found.map(({ features: all, right }) => ({ features: numbers(all), size: all.length, right }))
  return quantised(features, learnClasses(examples, features.length, KINDS.length, MANNER), KINDS.length, STEPS)
}
