import { SORTS } from './briefs/untrue.ts'
import { FAMILIES } from './material.ts'
import { type Share, share } from './tally.ts'

/** A score as it is shown: its name, and what it should come to. */
export interface Goal {
  score: string
  title: string
  /** Percent, or times an email where it is `perEmail`. */
  atLeast?: number
  atMost?: number
  perEmail?: true
}

export const GOALS: Goal[] = [
  { score: 'told', title: 'told recall', atLeast: 85 },
  { score: 'leak', title: 'leak', atMost: 2 },
  { score: 'leakedWords', title: 'leaked words an email', perEmail: true },
  { score: 'facts', title: 'facts present', atLeast: 95 },
  { score: 'relations', title: 'relations', atLeast: 97 },
  { score: 'sender', title: 'sender', atLeast: 95 },
  { score: 'kind', title: 'kind', atLeast: 95 },
  { score: 'language', title: 'language', atLeast: 98 },
  { score: 'answered', title: 'answered as expected' },
  { score: 'failed', title: 'failed', atMost: 0 },
  { score: 'falseStatements', title: 'false statements an email', atMost: 0, perEmail: true },
  ...SORTS.map(sort => ({ score: `false: ${sort}`, title: `  false: ${sort}`, perEmail: true as const })),
  { score: 'copiedHeadlines', title: 'headline or subject copied', atMost: 0 },
  { score: 'fieldsRight', title: 'fields right', atLeast: 60 },
  { score: 'fieldsReachable', title: '  … once what is offered is taken' },
  { score: 'fieldsInPart', title: '  … in part' },
  { score: 'fieldsElsewhere', title: '  … in another field' },
  { score: 'fieldsMissing', title: '  … not at all' },
  { score: 'fieldsWrong', title: 'wrong, of those that were filled', atMost: 5 },
  { score: 'fewToMend', title: 'at most three fields to mend', atLeast: 50 },
  { score: 'wordsUnread', title: 'words of the brief that are shown nowhere', atMost: 0 },
  { score: 'chatRight', title: 'chat right', atLeast: 75 },
  { score: 'chatRefused', title: 'chat refused' },
  { score: 'rightGuess', title: '  … with the right guess offered' },
  { score: 'falseDone', title: 'false "Done"', atMost: 0 },
  { score: 'changedUnasked', title: 'changed what was not asked', atMost: 0 },
  { score: 'chatFailed', title: 'chat failed', atMost: 0 },
  ...FAMILIES.map(family => ({ score: `right: ${family}`, title: `  right: ${family}` }))
]

/** A score as a number: percent with one digit, or so many an email. */
export const figureOf = ({ perEmail }: Goal, { count, of }: Share = share(0, 0)): number =>
  of === 0 ? 0 : Math.round((perEmail ? 100 : 1_000) * (count / of)) / (perEmail ? 100 : 10)

export function isMet(goal: Goal, score: Share | undefined): boolean | undefined {
  if (!score || score.of === 0 || (goal.atLeast === undefined && goal.atMost === undefined)) return undefined
  const exact = (goal.perEmail ? 1 : 100) * (score.count / score.of)
  return exact >= (goal.atLeast ?? 0) && exact <= (goal.atMost ?? Number.POSITIVE_INFINITY)
}

/** Of these less is better. */
const LESS_IS_BETTER =
  /^(?:leak|leakedWords|falseStatements|copiedHeadlines|failed|chatRefused|falseDone|changedUnasked|chatFailed|fieldsWrong|wordsUnread)$/
/** Say how something is made up, and neither good nor bad by themselves. */
const NEUTRAL = /^(?:rightGuess|right: .*|false: .*|fieldsInPart|fieldsElsewhere|fieldsMissing)$/

/** Is a score worse than it was? A score that says what others are made of is not compared. */
export function isBelow(score: string, now: Share | undefined, was: Share): boolean {
  if (NEUTRAL.test(score) || was.of === 0) return false
  const [one, other] = [(now?.count ?? 0) / (now?.of || 1), was.count / was.of]
  return LESS_IS_BETTER.test(score) ? one > other : one < other
}
