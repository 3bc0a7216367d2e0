import type { Operation } from '../../../../email/operations/operation.ts'
import { type Job, MISSING, type Outcome, targetsOf, unable } from '../job.ts'
import type { Part } from '../part.ts'
import { resolve } from '../targets.ts'
import { phrasesFor } from '../wishes.ts'

import { familyOf, movable, rearranged, unit } from './arrange.ts'

/** `swap`: two parts change places. */
export function swap(job: Job): Outcome {
  const [first = [], second = []] = phrasesFor(job.wish, 'target').map(phrase => {
    const { parts, rivals, score, missed = 0 } = resolve(phrase.tokens, job.scene, movable)
    job.clarity.score = Math.min(
      job.clarity.score,
      rivals.some(part => unit(part) !== unit(parts[0] as Part)) ? 0.5 : score * MISSING ** missed
    )
    return [...new Set([...parts, ...rivals].flatMap(part => unit(part) ?? []))]
  })
  const named = second.length > 0 ? [first, second] : targetsOf(job, movable).parts.map(part => [unit(part) ?? part])
  const [ones = [], others = []] = named
  const pair = ones
    .flatMap(each => others.map(other => [each, other] as const))
    .find(([each, other]) => each !== other && familyOf(each, job.scene.parts).includes(other))
  if (!pair)
    return unable(
      'Say which two should change places, as in "swap the quote and the prices". Both have to be sections, or items of one list.'
    )
  const [one, other] = pair
  const family = familyOf(one, job.scene.parts)
  const [upper, lower] = family.indexOf(one) < family.indexOf(other) ? [one, other] : [other, one]
  const next = family[family.indexOf(upper) + 1] as Part
  const operations: Operation[] = [
    { op: 'move', ref: lower.ref, before: upper.ref },
    ...(next === lower
      ? []
      : [{ op: 'move' as const, ref: upper.ref, before: (family[family.indexOf(lower) + 1] ?? lower).ref }])
  ]
  const last =
    family.at(-1) === lower && next !== lower
      ? [
          operations[0] as Operation,
          { op: 'move' as const, ref: upper.ref, after: (family[family.indexOf(lower) - 1] as Part).ref }
        ]
      : operations
  return rearranged(last, family)
}
