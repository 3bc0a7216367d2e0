export type FormValue = string | { [key: string]: FormValue }
export interface FormFields {
  [key: string]: FormValue
}

/**
 * Reads Stripe's form encoding: `line_items[0][price]=p` becomes `{ line_items: { 0: { price: 'p' } } }`.
 * Lists stay records by position; `itemsOf` makes them lists.
 */
export function parseForm(text: string): FormFields {
  const fields: FormFields = Object.create(null)
  for (const [path, value] of new URLSearchParams(text)) put(fields, path.split(/[[\]]+/).filter(Boolean), value)
  return fields
}

function put(fields: FormFields, [first, ...rest]: string[], value: string) {
  if (first === undefined) return
  if (rest.length === 0) {
    fields[first] = value
    return
  }
  const inner = fieldsOf(fields[first])
  fields[first] = inner
  put(inner, rest, value)
}

/** The fields inside a value; none when it is a text or absent. */
export function fieldsOf(value: FormValue | undefined): FormFields {
  return typeof value === 'object' ? value : Object.create(null)
}

/** The members of a list parameter. */
export function itemsOf(value: FormValue | undefined): FormFields[] {
  return Object.values(fieldsOf(value)).map(fieldsOf)
}

/** The text of a value; nothing when it is absent or has fields inside. */
export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
