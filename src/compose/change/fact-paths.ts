import { EmailFacts } from '../email-facts.ts'

/** A value of facts and where it stands: `occasions.0.date`, `offer.code`, `sentences.2`. */
export interface FactEntry {
  path: string
  value: string
}

/** The facts that an email carries; nothing where there are none, or where they cannot be read. */
export function factsOf({ facts }: { facts: string }): EmailFacts | undefined {
  if (facts === '') return undefined
  try {
    return EmailFacts.safeParse(JSON.parse(facts)).data
  } catch {
    return undefined
  }
}

/** Every value of facts but the kind, in the order of the schema. */
export function entriesOf(facts: EmailFacts): FactEntry[] {
  const { kind: _, ...fields } = facts
  return Object.keys(EmailFacts.shape).flatMap(name => valuesIn((fields as Record<string, unknown>)[name], name))
}

function valuesIn(value: unknown, path: string): FactEntry[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, `${path}.${name}`))
}

/** The value at a path; empty where there is none. */
export const factAt = (facts: EmailFacts, path: string): string =>
  entriesOf(facts).find(each => each.path === path)?.value ?? ''

/** The entry that a path is in, `things.2`, or its field. */
export const groupOf = (path: string): string => {
  const [field = '', part] = path.split('.')
  return /^\d+$/.test(part ?? '') ? `${field}.${part}` : field
}

export const fieldOf = (path: string): string => path.split('.')[0] ?? ''

/** What an entry of a list cannot do without, first what it is known by. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  things: ['name'],
  rows: ['label', 'value'],
  questions: ['question', 'answer'],
  quotes: ['words'],
  figures: ['label', 'value'],
  buttons: ['label']
}

/** The part by which the entries of a list are known: `name` of things. Nothing for lists of lines. */
export const namePart = (field: string): string | undefined => NEEDED[field]?.[0]

/** What an entry is known by beside its other values: the name of a thing, the label of a row. */
export function namesOf(facts: EmailFacts, path: string): string[] {
  const group = groupOf(path)
  const name = namePart(fieldOf(path))
  const all = entriesOf(facts).filter(each => each.path.startsWith(`${group}.`) && each.path !== path)
  const own = name === undefined ? all : all.filter(each => each.path === `${group}.${name}`)
  return own.map(({ value }) => value).filter(value => value.length <= 80)
}

/**
 * Facts with another value at a path; an empty one takes the value away, and the entry of a list with a value that it cannot do without.
 * What was empty is made. The facts given stay as they are.
 */
export function withFact(facts: EmailFacts, path: string, value: string): EmailFacts {
  const [field = '', ...rest] = path.split('.')
  const now = (facts as Record<string, unknown>)[field]
  return { ...facts, [field]: placed(now, rest, value, NEEDED[field] ?? []) } as EmailFacts
}

function placed(now: unknown, [key, ...rest]: readonly string[], value: string, needed: readonly string[]): unknown {
  if (key === undefined) return value === '' ? undefined : value
  if (/^\d+$/.test(key)) return withEntry((now ?? []) as unknown[], Number(key), rest, { value, needed })
  const object = { ...(now as object), [key]: placed((now as Record<string, unknown>)?.[key], rest, value, needed) }
  return withoutNothing(object)
}

function withEntry(
  list: readonly unknown[],
  at: number,
  rest: readonly string[],
  { value, needed }: { value: string; needed: readonly string[] }
): unknown[] {
  const isGone = value === '' && (rest.length === 0 || needed.includes(rest[0] ?? ''))
  if (isGone) return list.toSpliced(at, 1)
  const entry = placed(list[at], rest, value, needed)
  return entry === undefined ? list.toSpliced(at, 1) : list.toSpliced(at, 1, entry)
}

/** An object without what is not there; nothing where nothing is left. */
function withoutNothing(object: object): object | undefined {
  const kept = Object.entries(object).filter(([, value]) => value !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** Fields of running text, which may say the values of others. */
const TEXTS: ReadonlySet<string> = new Set([
  'topic',
  'sentences',
  'steps',
  'questions',
  'quotes',
  'signOff',
  'subject',
  'preheader',
  'headline'
])

/** Is it running text, rather than a value that stands for itself? */
export const isText = (path: string): boolean =>
  TEXTS.has(fieldOf(path)) || /^(?:things|rows|occasions|offer|buttons)\b.*\.(?:text|note|terms|name|label)$/.test(path)
