import { CompileRefusal } from './refusal.ts'

/**
 * Steps that compiling an email may take: an element tried with a selector, a neighbour looked at, a declaration met by
 * an element. Ten times what the heaviest of real emails needs, and over within a second or two on any machine.
 */
const MOST_STEPS = 6_000_000

/** What is left of the steps of one email. */
export interface Budget {
  /** Throws `CompileRefusal` once all are spent. */
  spend: (steps: number) => void
}

export function createBudget(steps = MOST_STEPS): Budget {
  let left = steps
  return {
    spend(spent) {
      left -= spent
      if (left < 0) throw tooHeavy()
    }
  }
}

const tooHeavy = (): CompileRefusal =>
  new CompileRefusal(
    'too_heavy',
    'The style sheet has too many rules for its elements. Remove rules that the email does not need, and give the others classes instead of long selectors.'
  )
