import { FactFields } from '../../../compose/email-facts.ts'
import { type Claim, type Loose, SURE } from './claim.ts'

/** Claims that a form can hold; of those with too many words the words are offered, of those beyond the end of a list nobody is sure. */
export function fitted(claims: readonly Claim[]): { claims: Claim[]; loose: Loose[] } {
  const counts = new Map<string, number>()
  const kept: Claim[] = []
  const loose: Loose[] = []
  for (const one of claims) {
    const most = MOST[one.path] ?? Number.POSITIVE_INFINITY
    const count = (counts.get(one.path) ?? 0) + 1
    if (!fits(one)) {
      if (typeof one.value === 'string')
        loose.push({ text: one.value.slice(0, LONGEST), field: 'sentences', span: one.span })
      continue
    }
    counts.set(one.path, count)
    kept.push(count > most ? { ...one, confidence: Math.min(one.confidence, SURE - 0.1) } : one)
  }
  return { claims: kept, loose }
}

/** The lengths of the lists of a form, and of a text. */
const MOST: Partial<Record<Claim['path'], number>> = {
  sentences: 40,
  steps: 40,
  occasions: 40,
  questions: 40,
  quotes: 40,
  figures: 40,
  buttons: 40,
  things: 200,
  rows: 200
}
const LONGEST = 1_000

/** Can the form hold a value as it is? */
function fits({ path, value }: Claim): boolean {
  const [field, part] = path.split('.') as [keyof FactFields, string?]
  const isList = MOST[path] !== undefined
  return FactFields.safeParse({ [field]: isList ? [value] : part ? { [part]: value } : value }).success
}
