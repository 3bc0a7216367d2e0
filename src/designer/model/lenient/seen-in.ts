import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { Brackets } from './brackets.ts'
import type { Seen } from './seen.ts'

/** What is known of an email and of the sections that were added since; `kinds` are those of all of them, as the model counts. */
export function seenIn(email: EmailSource, kinds: readonly string[]): Seen {
  const brackets = new Brackets()
  const countOf = (list: string): number => {
    const found = findRef(email, list)
    return found?.type === 'list' ? found.list.items.length : 0
  }
  return {
    kindAt: number => SECTION_KINDS[kinds[number - 1] ?? ''],
    numbersOf: kind => kinds.flatMap((each, at) => (each === kind ? [at + 1] : [])),
    resolve: ref => brackets.resolve(ref, countOf),
    valueAt: ref => {
      const found = findRef(email, ref)
      return found?.type === 'slot' ? found.slot.value : undefined
    }
  }
}
