import { withoutBits } from './bits.ts'
import type { Kind, Pair } from './brief.ts'
import { MONEY } from './facts.ts'
import { hasVerb } from './sentence-test.ts'
import { capitalise } from './tidy.ts'

const SUM = `(?:${MONEY})(?: ?(?:\\/|per |a )(?:month|mo|year|yr|person|head|visit|session|family|household|pet))?`
/** "Basic service is $89", "both together £150". */
const RATE = new RegExp(
  `^(?:an? |the |our )?(\\p{L}[\\p{L}\\d' +&-]{1,32}?)(?: (?:is|are|costs?|at|for))?:? (${SUM})$`,
  'iu'
)
/** "adults £240 juniors £110": one after the other without a comma. */
const IN_A_ROW = new RegExp(`(${SUM}) (?=\\p{Ll}[\\p{L} ]{2,20} (?:${MONEY})(?:[,.;\\n]|$))`, 'giu')
/** "join by May for £20": no name of what costs it. */
const NO_NAME =
  /\b(?:fee|fine|charge|deposit|over|under|above|from|to|of|only|just|by|off|save|worth|up|than|or|and|plus|total|pay|paid|win|get|cost|price|increase|rises?)$|^(?:pay|get|save|win|join|book|renew|order|we|you|they|it|there|if|or|and|from|for|on|at|by)\b/i

const OF_RATES: ReadonlySet<Kind> = new Set(['appointment', 'renewal'])

/** What each of several things costs, in mail that is no list of goods; and the brief without these bits. */
export function ratesIn(text: string, kind: Kind): { pairs: Pair[]; rest: string } {
  if (!OF_RATES.has(kind) || /\b(?:trial|plans?)\b/i.test(text)) return { pairs: [], rest: text }
  const pairs: Pair[] = []
  const rest = withoutBits(text.replace(IN_A_ROW, '$1, '), bit => {
    const [, name = '', value = ''] = RATE.exec(bit) ?? []
    if (!name || NO_NAME.test(name) || hasVerb(name) || name.split(' ').length > 4) return false
    pairs.push({ label: capitalise(name), value })
    return true
  })
  return pairs.length > 1 ? { pairs, rest } : { pairs: [], rest: text }
}
