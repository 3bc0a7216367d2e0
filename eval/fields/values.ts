import type { FactFields } from '../../src/compose/email-facts.ts'

/** One value of a form. */
export interface Value {
  /** `headline`, `sentences`, `offer.code`, `things.price`. */
  field: string
  text: string
  /** The first value of the thing, row or occasion it belongs to, where it is another one: a price's name. */
  of?: string
}

/** All values of a form, in the order of its fields. */
export function valuesOf(facts: FactFields): Value[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    [value].flat().flatMap(each => (each ? valuesIn(name, each) : []))
  )
}

function valuesIn(name: string, value: string | Record<string, string | undefined>): Value[] {
  if (typeof value === 'string') return [{ field: name, text: value }]
  const own = Object.entries(value).flatMap(([key, text]) => (text ? [{ field: `${name}.${key}`, text }] : []))
  const [first, ...others] = own
  return first ? [first, ...others.map(each => ({ ...each, of: first.text }))] : []
}
