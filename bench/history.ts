import { parse } from 'parse5'
import type { EmailSource } from '../src/email/email.ts'
import { changeBetween } from '../src/email/history/change-between.ts'
import { flattenChange } from '../src/email/history/flatten.ts'
import { mergeChanges } from '../src/email/history/merge.ts'
import { applyOperations } from '../src/email/operations/apply.ts'
import type { Operation } from '../src/email/operations/operation.ts'
import { row, takingTurns } from './measure.ts'

/** What one person types in a while: as many steps as are saved at once. */
const TYPED: Operation[] = Array.from({ length: 200 }, (_, at) => ({
  op: 'set',
  ref: `s${(at % 20) + 1}.heading`,
  value: `Bowls for slow mornings, ${at}`
}))
/** What another does meanwhile, elsewhere in the email. */
const THEIRS: Operation[] = Array.from({ length: 20 }, (_, at) => ({
  op: 'set',
  ref: `s${at + 1}.text`,
  value: `A shorter text, ${at}.`
}))

/** Making many steps one, merging what two people did, and finding what lies between two texts. */
export async function benchHistory(email: EmailSource) {
  const done = (operations: Operation[]) => applyOperations(email, operations, { onRefusal: 'stop' })
  const [mine, theirs] = [done(TYPED), done(THEIRS)]
  const unlike = { ...email, html: [...email.html].reverse().join('') }
  if (!mergeChanges(mine.change, theirs.change)) throw new Error('The two do not touch, and yet do not merge.')
  console.log(`\nThe history of an email of ${Math.round(email.html.length / 1024)} KB.\n`)
  const times = await takingTurns({
    parse5: () => parse(email.html),
    flatten: () => flattenChange(mine.change),
    merge: () => mergeChanges(mine.change, theirs.change),
    between: () => changeBetween(email, mine.email),
    unlike: () => changeBetween(email, unlike)
  })
  row('parse5 (yardstick)', times.parse5, times.parse5)
  row('200 steps made one', times.flatten, times.parse5)
  row('200 steps merged with 20 of another', times.merge, times.parse5)
  row('what lies between two texts, 20 places', times.between, times.parse5)
  row('the same of texts that share nothing', times.unlike, times.parse5)
}
