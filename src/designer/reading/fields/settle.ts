import type { Kind } from '../../../compose/kinds.ts'
import { type Claim, claim, DOUBTFUL, SURE } from './claim.ts'
import data from './data/turn.json' with { type: 'json' }
import { passesGate } from './turn/gate.ts'
import { capital } from './turn/to-reader.ts'

type Occasion = Extract<Claim, { path: 'occasions' }>

/** What claims say of one another: who signs may send where nobody else does, the only day is that of the topic, and a line has one value. */
export const settled = (claims: readonly Claim[], kind?: Kind): Claim[] =>
  onceEach(withNote(kind, withSender(claims.map(hedged).map(gated))))

function withSender(claims: readonly Claim[]): readonly Claim[] {
  const sign = claims.find(({ path }) => path === 'signOff')
  if (
    !sign ||
    typeof sign.value !== 'string' ||
    claims.some(one => one.path === 'sender.name' && one.confidence >= SURE)
  )
    return claims
  const name = sign.value.split('\n').at(-1)!.split(',')[0]!
  return [...claims, claim({ path: 'sender.name', value: name }, sign.span, DOUBTFUL)]
}

/** The only day of an invitation is that of what it is about. */
function withNote(kind: Kind | undefined, claims: readonly Claim[]): readonly Claim[] {
  const topic = claims.find(({ path, confidence }) => path === 'topic' && confidence >= SURE)
  const [day, ...others] = claims.filter((one): one is Occasion => one.path === 'occasions')
  if (kind !== 'event' || !topic || !day || others.length > 0 || day.value.note !== undefined) return claims
  return claims.map(one => (one === day ? { ...day, value: { ...day.value, note: String(topic.value) } } : one))
}

const HEDGES = new RegExp(`\\b(?:${data.hedges})\\b`, 'i')
const HEDGE = new RegExp(`^(?:${data.hedges})[\\s,]+`, 'i')
const bare = (words: string): string => (HEDGE.test(words) ? capital(words.replace(HEDGE, '')) : words)

/** What the writer is not sure of is doubtful, and said without the doubt. */
function hedged(one: Claim): Claim {
  const said = Object.values(typeof one.value === 'string' ? [one.value] : one.value)
  if (!said.some(words => HEDGES.test(words))) return one
  const value =
    typeof one.value === 'string'
      ? bare(one.value)
      : Object.fromEntries(Object.entries(one.value).map(([key, words]) => [key, bare(words)]))
  return { ...one, value, confidence: Math.min(one.confidence, DOUBTFUL) } as Claim
}

/** A line that is broken off or said to the designer is doubtful, whoever read it. */
const gated = (one: Claim): Claim =>
  one.path === 'sentences' && !passesGate(one.value) ? { ...one, confidence: Math.min(one.confidence, DOUBTFUL) } : one

const LISTS: ReadonlySet<Claim['path']> = new Set(['sentences', 'steps'])

/** Of claims to one line the surest stays sure, the others are doubtful; of those that say the same one stays. */
function onceEach(claims: readonly Claim[]): Claim[] {
  const [said, lines] = [new Set<string>(), new Set<string>()]
  return claims
    .toSorted((a, b) => b.confidence - a.confidence)
    .filter(one => {
      const words = `${one.path} ${JSON.stringify(one.value).toLowerCase()}`
      return said.has(words) ? false : said.add(words)
    })
    .map(one => {
      const isLine = typeof one.value === 'string' && !LISTS.has(one.path)
      const isSecond = isLine && lines.has(one.path)
      lines.add(one.path)
      return isSecond ? { ...one, confidence: Math.min(one.confidence, DOUBTFUL) } : one
    })
}
