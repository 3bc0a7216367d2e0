import { type FormFields, textOf } from '../form.ts'
import { Refusal } from '../refusal.ts'

/** How many members of a list are asked for: 10 unless told, 100 at most. https://docs.stripe.com/api/pagination */
export function limitOf(fields: FormFields): number {
  const limit = Number(textOf(fields.limit) ?? 10)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit
  throw new Refusal('This value must be between 1 and 100.', { param: 'limit' })
}
