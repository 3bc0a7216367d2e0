import type { EmailFacts } from '../email-facts.ts'
import { entriesOf, fieldOf, groupOf, isText, namesOf } from './fact-paths.ts'
import { wordsOf } from './glyphs.ts'
import type { Occurrence } from './occurrences.ts'
import type { Around, SaidText } from './said-text.ts'
import { isOnly, says, valuePattern } from './value-pattern.ts'

/** Whether words that say a value mean one fact: yes, no (another one has that value), or nobody can tell. */
export type Claim = 'ours' | 'theirs' | 'unclear'

/** What is known of a fact, to tell its places from those of others. */
export interface Claims {
  /** The value alone says nothing: a sum, a short number, or what several facts say. */
  isBare: boolean
  value: string
  /** What stands beside it where it is meant. */
  names: string[]
  /** What stands beside others. */
  others: string[]
  /** Another fact has the same value. */
  hasRivals: boolean
  /** What stands beside those others that have the same value. */
  rivals: string[]
  /** Longer values of other facts in which it stands: "Tea towel" for "Tea". There it is theirs. */
  longer: string[]
  /** It is part of an entry that has a name, as a price is: beside another name it is not meant. */
  isPart: boolean
  /** A rival of another kind may be the same matter said twice. */
  isRivalKin: boolean
}

/** A sum or a short number; every email has some. */
const BARE = /^(?:\p{L}{1,6} )?\D{0,2}\d[\d.,]{0,6}\D{0,2}$/u

/** What is known of the fact at a path with a value, beside all others. */
export function claimsOf(facts: EmailFacts | undefined, path: string, value: string): Claims {
  const all = facts ? entriesOf(facts) : []
  const others = all.filter(each => groupOf(each.path) !== groupOf(path))
  const equal = others.filter(each => !isText(each.path) && isOnly(each.value, value))
  const namesAt = (paths: readonly string[]) => [...new Set(facts ? paths.flatMap(at => namesOf(facts, at)) : [])]
  const names = namesAt([path])
  const kin = others.filter(each => fieldOf(each.path) === fieldOf(path) && NAMED.has(fieldOf(path)))
  const isPart = NAMED.has(fieldOf(path)) && !/\.(?:name|label)$/.test(path)
  return {
    isBare: (isPart && BARE.test(value.trim())) || equal.length > 0,
    value,
    names,
    others: namesAt([...kin, ...equal].map(each => each.path)).filter(name => !names.includes(name)),
    hasRivals: equal.length > 0,
    longer: others
      .filter(each => !isText(each.path) && says(each.value, value) && !isOnly(each.value, value))
      .map(each => each.value),
    rivals: namesAt(equal.map(each => each.path)).filter(name => !names.includes(name)),
    isPart,
    isRivalKin: equal.every(each => fieldOf(each.path) === fieldOf(path))
  }
}

const NAMED: ReadonlySet<string> = new Set(['things', 'rows', 'figures'])

/** Whose a value is where it stands: decided by the smallest stretch around it that names anybody. */
export function claimOn(claims: Claims, text: SaidText, occurrence: Pick<Occurrence, 'from' | 'to'>): Claim {
  const words = wordsOf(text.glyphs)
  if (claims.longer.some(value => isWithin(value, words, occurrence))) return 'theirs'
  if (!claims.isBare) return 'ours'
  const stretches: Around[] = [{ words: sentenceAt(words, occurrence) }, { words }, ...text.around()]
  // One name for two values in a sentence: it belongs to one of them.
  const isTwice = times(stretches[0]?.words ?? '', claims.value) > 1
  return isTwice ? 'unclear' : (stretches.map(stretch => claimIn(claims, stretch)).find(Boolean) ?? 'unclear')
}

function claimIn({ names, others, rivals, value, isPart }: Claims, { words, title }: Around): Claim | undefined {
  const has = (list: readonly string[]): boolean => list.some(name => says(words, name))
  const isOurs = has(names)
  if (isOurs && !has(rivals)) return has(others) && times(words, value) > 1 ? 'unclear' : 'ours'
  if (isOurs) return 'unclear'
  if (has(others)) return 'theirs'
  if (isPart && title !== undefined && !isOnly(title, value)) return 'theirs'
  return times(words, value) > 1 ? 'unclear' : undefined
}

/** Does a place in words lie in a value that stands there? */
function isWithin(value: string, words: string, { from, to }: Pick<Occurrence, 'from' | 'to'>): boolean {
  const found = [...words.matchAll(valuePattern(value, 'giu') ?? /$^/g)]
  return found.some(({ 0: said, index }) => index <= from && to <= index + said.length)
}

const times = (words: string, value: string): number => {
  const pattern = valuePattern(value, 'giu')
  return pattern ? [...words.matchAll(pattern)].length : 0
}

/** The sentence around a place in words. */
export function sentenceAt(words: string, { from, to }: Pick<Occurrence, 'from' | 'to'>): string {
  const before =
    words
      .slice(0, from)
      .split(/(?<=[.!?…])\s|[\n\u2029]/u)
      .at(-1) ?? ''
  const [after = ''] = words.slice(to).split(/(?<=[.!?…])(?:\s|$)|[\n\u2029]/u)
  return `${before}${words.slice(from, to)}${after}`
}
