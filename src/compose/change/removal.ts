import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { type PlaceName, placeName } from './place-name.ts'
import type { Saying } from './rewrites.ts'
import type { SaidText } from './said-text.ts'
import { isMetaRef } from './said-texts.ts'

/** Takes a value out where it is all that a slot, an item or an element says; elsewhere it stays, to be asked about. */
export function removalOf(
  email: EmailSource,
  sayings: readonly Saying[]
): { operations: Operation[]; refs: PlaceName[] } {
  const whole = sayings.filter(({ text, occurrence }) => text.aspect === 'words' && isAll(text, occurrence))
  const refs = [...new Set(whole.map(({ text }) => text.ref))].filter(ref => !isMetaRef(ref) || ref !== 'name')
  // Items that go move those behind them, so the last goes first.
  const found = refs.toReversed().flatMap(ref => {
    const operation = takenOut(email, ref)
    return operation ? [{ ref, operation }] : []
  })
  return {
    operations: found.map(({ operation }) => operation),
    refs: found.toReversed().map(({ ref }) => placeName(email, ref))
  }
}

const isAll = ({ glyphs }: SaidText, { from, to }: Saying['occurrence']): boolean =>
  glyphs.every(({ char }, at) => (from <= at && at < to) || /[\s.,;:!]/.test(char))

/** What takes a place out: itself where the email can do without, else the item that it belongs to. */
function takenOut(email: EmailSource, ref: string): Operation | undefined {
  if (isMetaRef(ref)) return { op: 'meta', [ref]: '' }
  const candidates = ref.split('.').length === 4 ? [ref, ref.slice(0, ref.lastIndexOf('.'))] : [ref]
  const able = candidates.find(each => createBatch(email).apply({ op: 'remove', ref: each }).ok)
  return able === undefined ? undefined : { op: 'remove', ref: able }
}
