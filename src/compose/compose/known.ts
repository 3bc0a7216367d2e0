import type { Blank, Finding, Need } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import { isNumber, isSum, meaningOf } from './labels.ts'
import type { Known, Value } from './lines.ts'
import { isName, isNamed, nounPhrase, SMALL, withThe } from './nouns.ts'
import { mainOccasion, spanOf } from './when.ts'
import { isPoint, tidy, unstopped } from './words.ts'

type Values = Partial<Record<Blank, Value | undefined>>

/** What copy may speak of: values for blanks where facts are such that a sentence can be built round them, and which parts there are. */
export function knownOf(facts: EmailFacts): Known {
  const values: Values = {
    ...namesOf(facts),
    ...offerOf(facts),
    ...thingsOf(facts),
    ...daysOf(facts),
    ...sumsOf(facts)
  }
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  const found: Need[] = FINDINGS.filter(([, isFound]) => isFound(facts)).map(([name]) => name)
  return {
    values: Object.fromEntries(known),
    found: new Set([...found, ...(facts.topic ? (['topic'] as const) : [])])
  }
}

const FINDINGS: [Finding, (facts: EmailFacts) => boolean][] = [
  ['items', ({ things }) => things.length > 0],
  ['sessions', ({ occasions }) => occasions.length > 1],
  ['statements', ({ sentences }) => sentences.some(words => !isPoint(words))],
  ['points', ({ sentences }) => sentences.some(isPoint)],
  ['details', ({ rows, occasions }) => rows.length + occasions.length > 0],
  ['quotes', ({ quotes }) => quotes.length > 0],
  ['questions', ({ questions }) => questions.length > 0]
]

const short = (text: string | undefined, longest = 40): Value | undefined =>
  text && text.length <= longest ? { text: tidy(text) } : undefined

function namesOf({ sender = {}, topic, rows }: EmailFacts): Values {
  const person = rows.find(({ label }) => meaningOf(label) === 'For')?.value
  return { ...topicOf(topic, sender.name), sender: short(sender.name), person: short(person) }
}

/** A longer one is a sentence, which no headline is built round; names and small words in it do not count. */
const MOST_WORDS = 3

/** A topic by its short name. One that was typed with a capital that no name has stands at the beginning of a line only; "your test result" stands anywhere. */
function topicOf(words = '', sender = ''): Values {
  const topic = nounPhrase(words)
  const own = topic?.split(' ').filter(word => !isNamed(word) && !SMALL.has(word)) ?? []
  if (!topic || topic === sender) return {}
  if (/^(?:my|our|your)\s/i.test(words)) {
    const text = words.charAt(0).toLowerCase() + words.slice(1)
    return { topic: { text }, 'the topic': { text } }
  }
  if (own.length > MOST_WORDS) return {}
  if (/^the\s/i.test(words)) return { topic: { text: `the ${topic}` }, 'the topic': { text: `the ${topic}` } }
  if (isNamed(topic) && !isName(topic)) return { topic: { text: topic, begins: true } }
  return { topic: { text: topic }, 'the topic': { text: withThe(topic) } }
}

/** Words before which the name of what is cheaper ends. */
const AFTER: ReadonlySet<string> = new Set(
  'a an and as at before but by for from if in on only or this to today till until when who while with you your'.split(
    ' '
  )
)

/** Words that have a capital at the beginning of a line only. */
const FIRST = /^(?:An?|The|Your|One|Two|Three|Free|Half|First)(?=\s\p{Ll})/u

function offerOf({ offer = {} }: EmailFacts): Values {
  const what = tidy(unstopped(offer.what ?? '')).replace(FIRST, word => word.toLowerCase())
  const text = nounPhrase(what, 52) && what
  const words = text?.split(' ') ?? []
  const end = words[1] === 'off' ? 2 : words.findIndex(word => AFTER.has(word))
  const begins = text !== undefined && /^\p{Lu}/u.test(text) && !isName(text)
  return {
    offer: text ? { text, begins } : undefined,
    discount: end > 1 ? { text: words.slice(0, end).join(' '), begins } : undefined,
    code: short(offer.code),
    until: short(untilOf(offer.until ?? ''), 32)
  }
}

const DAY =
  /\d|day|month|week|year|midnight|noon|tomorrow|tonight|end|january|february|march|april|may|june|july|august|september|october|november|december/i
const BOUND = /\b(?:before|after|from|by|since|within|between|until|till|while|if|or|stocks?|last)\b/i

/** A last day without the word that says so; none where the words are about something else, such as "while stocks last". */
export function untilOf(words: string): string | undefined {
  const day = tidy(words).replace(/^(?:valid |good |open )?(?:until|till?|ends|through|to)\s+(?:on\s+)?/i, '')
  return DAY.test(day) && !BOUND.test(day) ? day.replace(/^end of/i, 'the end of') : undefined
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** Kinds of mail whose list of things is their news. */
const GOODS: ReadonlySet<Kind> = new Set(['sale', 'restock', 'listing'])

/** The only thing and its price; of several, the first where they are no price list. */
function thingsOf({ things, kind }: EmailFacts): Values {
  const [first, ...others] = things
  if (!first) return {}
  const priced = things.filter(({ price }) => price).length
  const item = Number.isNaN(Number.parseInt(first.name, 10)) ? nounPhrase(first.name, 40) : undefined
  const isCounted = others.length > 0 && (kind === 'newsletter' || priced === things.length)
  return {
    things: GOODS.has(kind) ? firstOf(things.map(({ name }) => name)) : undefined,
    item: item && (others.length === 0 || priced === 0) ? { text: item } : undefined,
    price: item && others.length === 0 ? short(first.price) : undefined,
    count: isCounted ? { text: COUNTS[things.length] ?? String(things.length) } : undefined
  }
}

/** The first two of several names, without what is said of them behind a comma or a bracket. */
function firstOf(all: readonly string[]): Value | undefined {
  const [first, second, ...others] = all
    .slice(0, 3)
    .flatMap(name => nounPhrase(name.split(/\s?[,(/|]/)[0] ?? '', 28) ?? [])
  const names = [first, second].filter(name => name !== undefined && !Number.isFinite(Number.parseInt(name, 10)))
  if (names.length < 2) return undefined
  return { text: others.length > 0 ? `${names.join(', ')} and more` : names.join(' and ') }
}

function daysOf(facts: EmailFacts): Values {
  const main = facts.occasions[mainOccasion(facts)]
  return main && !BOUND.test(main.date ?? '')
    ? { date: short(main.date), time: short(spanOf(main)), place: short(main.place) }
    : {}
}

const sumsOf = ({ rows }: EmailFacts): Values => ({
  amount: short(rows.find(row => isSum(row) && meaningOf(row.label) === 'Total')?.value, 20),
  number: short(rows.find(isNumber)?.value, 24)
})
