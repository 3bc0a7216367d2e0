import type { BriefReading } from '../../src/compose/reading/brief-reading.ts'
import type { Brief } from '../material.ts'
import { type Tally, yes } from '../tally.ts'
import type { Made } from './make.ts'

/** What of a brief does not depend on its words: the answer, its language and its kind. Faults are for open material only. */
export function scoreBrief(
  { expect, kinds }: Brief,
  { answer }: Pick<Made, 'answer'>,
  { kind }: Pick<BriefReading, 'kind'>
): { tally: Tally; faults: string[] } {
  const isExpected = answer === expect || (expect === 'nothing' && answer !== 'failed')
  const isAsked = expect === 'email' && kinds.length > 0
  const isRight = kind !== undefined && kinds.includes(kind)
  return {
    tally: {
      answered: yes(isExpected),
      language: yes((answer === 'language') === (expect === 'language')),
      failed: yes(answer === 'failed'),
      ...(isAsked && { kind: yes(isRight), kindWrong: yes(kind !== undefined && !isRight) })
    },
    faults: [
      ...(isExpected ? [] : [`answer: ${answer}, not ${expect}`]),
      ...(isAsked && !isRight ? [`kind: ${kind ?? 'unsure'}, not ${kinds.join(' or ')}`] : [])
    ]
  }
}
