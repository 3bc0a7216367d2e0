import type { ChatInstruction } from '../material.ts'
import { share, type Tally, yes } from '../tally.ts'
import type { Answer } from './answer.ts'
import { unasked } from './changes.ts'
import type { Followed } from './followed.ts'
import { failing } from './holds.ts'

/** The scores of one instruction, and what was amiss. */
export interface ChatScore {
  tally: Tally
  faults: string[]
}

/** Holds what a designer did for an instruction against what was to hold and what was allowed to change. */
export function scoreAnswer(instruction: ChatInstruction, answer: Answer): ChatScore {
  const { expect, family, say, may } = instruction
  const mayChange = expect === 'done' || expect === 'done-or-ask'
  const failed = answer.isChanged && mayChange ? failing(instruction.holds, answer.change) : []
  const moved = answer.isChanged ? unasked(answer.change, mayChange ? may : []) : []
  const isDone = mayChange && answer.isChanged && failed.length === 0
  const isRight = !answer.hasFailed && moved.length === 0 && (isDone || isRightRefusal(instruction, answer))
  const isFalse = answer.isChanged && (mayChange ? failed.length > 0 && !answer.isUnable : true)
  const isRefused = expect === 'done' && !answer.isChanged
  const reasons = [
    ...(answer.hasFailed ? ['failed'] : []),
    ...(isRefused ? [answer.guesses.length > 0 ? 'asked back' : 'refused'] : []),
    ...(!mayChange && !answer.isChanged && !isRight ? [`not answered as "${expect}"`] : []),
    ...failed.map(assertion => `does not hold: ${JSON.stringify(assertion)}`),
    ...moved.map(ref => `changed ${ref}`)
  ]
  return {
    tally: {
      chatRight: yes(isRight),
      chatRefused: share(Number(isRefused), Number(expect === 'done')),
      rightGuess: share(
        Number(isRefused && answer.guesses.some(guess => isGood(instruction, guess))),
        Number(isRefused)
      ),
      falseDone: yes(isFalse),
      changedUnasked: yes(moved.length > 0),
      chatFailed: yes(answer.hasFailed),
      [`right: ${family}`]: yes(isRight)
    },
    faults: isRight ? [] : reasons.map(reason => `[${family}] "${say}" – ${reason}`)
  }
}

/** Nothing is changed, and either guesses are offered or it is said what cannot be done. */
function isRightRefusal({ expect }: ChatInstruction, { isChanged, isUnable, guesses }: Answer): boolean {
  if (isChanged) return false
  return expect === 'refuse' ? isUnable : expect !== 'done' && guesses.length > 1
}

const isGood = ({ holds, may }: ChatInstruction, change: Followed): boolean =>
  failing(holds, change).length === 0 && unasked(change, may).length === 0
