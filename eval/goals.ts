import { FAMILIES } from './material.ts'
import { type Share, share } from './tally.ts'

/** A score as it is shown: its name, and what it should come to. */
export interface Goal {
  score: string
  title: string
  /** Percent. */
  atLeast?: number
  atMost?: number
}

export const GOALS: Goal[] = [
  { score: 'kind', title: 'kind right and sure', atLeast: 95 },
  { score: 'kindWrong', title: '  … wrong and sure' },
  { score: 'language', title: 'language', atLeast: 98 },
  { score: 'answered', title: 'answered as expected' },
  { score: 'failed', title: 'failed', atMost: 0 },
  { score: 'fieldsRight', title: 'fields right', atLeast: 60 },
  { score: 'fieldsReachable', title: '  … once what is offered is taken' },
  { score: 'fieldsInPart', title: '  … in part' },
  { score: 'fieldsElsewhere', title: '  … in another field' },
  { score: 'fieldsMissing', title: '  … not at all' },
  { score: 'fieldsWrong', title: 'wrong, of those that were filled', atMost: 5 },
  { score: 'fewToMend', title: 'at most three fields to mend', atLeast: 50 },
  { score: 'wordsUnread', title: 'words of the brief that are shown nowhere', atMost: 0 },
  { score: 'gateKept', title: 'what is filled keeps to the gate', atLeast: 100 },
  { score: 'saidOnce', title: "emails that say the sender's form once", atLeast: 100 },
  { score: 'brandKept', title: '  … and wear the right brand, of four', atLeast: 100 },
  { score: 'chatRight', title: 'chat right', atLeast: 75 },
  { score: 'chatRefused', title: 'chat refused' },
  { score: 'rightGuess', title: '  … with the right guess offered' },
  { score: 'falseDone', title: 'false "Done"', atMost: 0 },
  { score: 'changedUnasked', title: 'changed what was not asked', atMost: 0 },
  { score: 'chatFailed', title: 'chat failed', atMost: 0 },
  ...FAMILIES.map(family => ({ score: `right: ${family}`, title: `  right: ${family}` }))
]

/** A score in percent, with one digit. */
export const figureOf = ({ count, of }: Share = share(0, 0)): number =>
  of === 0 ? 0 : Math.round(1_000 * (count / of)) / 10

export function isMet({ atLeast, atMost }: Goal, score: Share | undefined): boolean | undefined {
  if (!score || score.of === 0 || (atLeast === undefined && atMost === undefined)) return undefined
  const exact = 100 * (score.count / score.of)
  return exact >= (atLeast ?? 0) && exact <= (atMost ?? 100)
}

/** Of these less is better. */
const LESS_IS_BETTER = /^(?:kindWrong|failed|chatRefused|falseDone|changedUnasked|chatFailed|fieldsWrong|wordsUnread)$/
/** Say how something is made up, and neither good nor bad by themselves. */
const NEUTRAL = /^(?:rightGuess|right: .*|fieldsInPart|fieldsElsewhere|fieldsMissing)$/

/** Is a score worse than it was? A score that says what others are made of is not compared. */
export function isBelow(score: string, now: Share | undefined, was: Share): boolean {
  if (NEUTRAL.test(score) || was.of === 0) return false
  const [one, other] = [(now?.count ?? 0) / (now?.of || 1), was.count / was.of]
  return LESS_IS_BETTER.test(score) ? one > other : one < other
}
