import { KINDS } from '../src/designer/brief-reader/brief.ts'
import { ruleFeatures } from '../src/designer/brief-reader/kind.ts'
import { kindFeatures } from '../src/designer/brief-reader/kind-features.ts'
import { tidyBrief } from '../src/designer/brief-reader/tidy-brief.ts'
import type { Annotated } from './annotated.ts'
import { learnClasses, numberedNames, rowsByName } from './softmax.ts'

const MANNER = { rounds: 6, rate: 0.5, decay: 1e-3 }
/** A feature of one or two briefs says nothing of other briefs. */
const SEEN = 3

/** For each feature of whole briefs a row with one weight for each kind. */
export function learnKinds(briefs: Annotated[]): Map<string, Float32Array> {
  const named = briefs.map(({ text }) => {
    const tidied = tidyBrief(text)
    return [...kindFeatures(tidied), ...ruleFeatures(tidied)]
  })
  const names = numberedNames(named, SEEN)
  const examples = briefs.map(({ kind }, at) => [
    {
      right: KINDS.indexOf(kind),
      size: named[at]?.length ?? 0,
      features: Int32Array.from((named[at] ?? []).flatMap(name => names.get(name) ?? []))
    }
  ])
  return rowsByName(names, learnClasses(examples, names.size, KINDS.length, MANNER), KINDS.length)
}
