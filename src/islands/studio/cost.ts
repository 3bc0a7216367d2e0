import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { Balance } from '../../stores/access.ts'
import { credits } from '../billing/words.ts'

/** What a generation costs, or what it needs, in words. */
export function costWords(
  { credits: count, hasPlan }: Balance,
  { access_credits }: Pick<EntitlementsAnswer, 'access_credits'>
): string {
  if (access_credits) return `Uses 1 of your ${credits(count)}`
  if (hasPlan && count === 0) return 'No credits left; your plan brings new ones each month'
  return count > 0
    ? `Your ${credits(count)} ${count === 1 ? 'is' : 'are'} kept; a plan is needed to use them`
    : 'Needs a plan with credits'
}
