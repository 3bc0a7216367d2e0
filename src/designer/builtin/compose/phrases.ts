import { partsOf } from '../../brief-reader/ask.ts'
import type { Brief, Kind } from '../../brief-reader/brief.ts'
import { capitalise, sentence } from '../../brief-reader/tidy.ts'
import { imperativeOf, isStatement } from '../../grammar/clause.ts'
import { escaped } from '../../grammar/escaped.ts'

/** What people come to. */
const GATHERING =
  /\b(?:nights?|evenings?|afternoons?|class(?:es)?|workshops?|tours?|tastings?|walks?|meetings?|sessions?|part(?:y|ies)|drop-ins?|clubs?|meet-?ups?|supper(?: club)?s?|lunch(?:es)?|breakfasts?|brunch(?:es)?|fairs?|markets?|festivals?|concerts?|gigs?|screenings?|talks?|webinars?|races?|rides?|quiz(?:zes)?|regattas?|celebrations?|open (?:days?|houses?)|retreats?|tournaments?|demos?|demonstrations?|previews?|conferences?|summits?|congress(?:es)?|symposiums?|expos?|picnics?|barbecues?|mornings?|rehearsals?|dinners?|count|runs?|jams?|circles?)$/i

/** A noun phrase with its article or owner, and where its noun ends: "our free knit nights" of "our free knit nights from 6:30pm". */
const NAMED_WITH =
  /^(our|the|an?|my)\s+(.+?)(?=,|;|\s(?:with|at|on|from|for|by|to|in|of|between|after|before|who|that|which|every|this|next)\b|\s?[-–—(]|$)/i

const VERB = /\b(?:is|are|was|were|will|can|starts?|begins?|returns?|moves?|opens?|runs?|takes?)\b/i

/** "our app, Ledgerly, launches in May": a sentence whose subject is told twice. */
const APPOSED = /^[^,]+, \p{Lu}[^,]*, (?:is|are|was|has|have|will|can|\p{Ll}+s)\b/u

/** The article that began a sentence, inside one. */
const lowered = (words: string): string =>
  /^(?:The|Our|An?|My|Your|This) |^\p{Lu}\p{Ll}*\b(?! \p{Lu})/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words

/** How words that are no sentence become one; a form whose parts do not hold gives nothing. */
const FORMS: [RegExp, (words: string, ...parts: string[]) => string | undefined][] = [
  // Tally, an app that helps freelancers.
  [
    /^(\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|\d[\d.]*)){0,3}), (an? \p{Ll}[^,]{1,60}? (?:that|which|for|to|with) [^,]{4,90})$/u,
    (words, name = '', what = '') => (/, (?:who|is|are|has)\b/.test(words) ? undefined : `${name} is ${what}`)
  ],
  // There is a save the date for our golf day.
  [
    /^(?:there is )?an? (save[- ]the[- ]date for .+)$/i,
    (_, rest = '') => rest.replace(/^save-the-date/i, 'save the date')
  ],
  // After it sold out twice.
  [/^(?:after|because|since) ((?:it|they|we) [^,]{4,60})$/i, (_, did) => did],
  // The first time in four years.
  [/^(?:the )?(first (?:time|rise|increase|change) in \S+ .*)$/i, (_, rest = '') => `it is the ${lowered(rest)}`],
  // A note that we are closed: the words in front are said to us.
  [
    /^(?:also |and |just |with )*(?:an? |the )?(?:short |quick |small |little )?(?:note|reminder|line|mention|word|sentence|heads-up)(?: to say| saying)?(?: that)? ((?:we|they|there|it|our|the|you|all|no)\b.+)$/i,
    (_, note = '') => (isStatement(note) ? note : undefined)
  ],
  // New collection of bowls comes out in May.
  [
    /^new (?!york\b|zealand\b|delhi\b|orleans\b|jersey\b|year)([^,]{3,60}? (?:comes?|is|are|arrives?|launch(?:es)?|lands?|drops?|opens?|starts?)\b.*)$/i,
    (_, rest = '') => `our new ${rest}`
  ],
  // Team plan goes from $29 to $34.
  [
    /^((?:\p{L}+ )?(?:plan|membership|subscription|package) (?:goes|is going|will go|changes|moves)\b.*)$/iu,
    (_, rest = '') => `the ${rest}`
  ],
  // Two minutes.
  [/^((?:two|three|five|ten|\d+) minutes)$/i, (_, time = '') => `it takes ${time.toLowerCase()}`],
  // Prices going up from 1 November.
  [
    /^(?:our )?(prices|fees|rates) (going|moving|changing|rising)\b(.*)$/i,
    (_, what = '', verb = '', rest = '') => `our ${what.toLowerCase()} are ${verb}${rest}`
  ],
  // Waitlist gets first dibs.
  [/^(?:the )?(?:waitlist|waiting list|mailing list) gets? (.*)$/i, (_, what = '') => `you get ${what}`],
  // People on the waitlist get first go.
  [
    /^(?:people|everyone|everybody|anyone|those|subscribers|customers|members) on (?:the|our) (?:waitlist|waiting list|list) (gets?|have|has|can)\b(.*)$/i,
    (_, verb = '', rest = '') => `you ${verb.replace(/^gets$/, 'get').replace(/^has$/, 'have')}${rest}`
  ],
  // Existing patients get $30 off.
  [
    /^(?:existing|current|returning|past|loyal|former) (?:patients|customers|clients|members|students|users|guests|travell?ers|visitors|subscribers) (get|receive|earn|save)\b(.*)$/i,
    (_, verb = '', rest = '') => `you ${verb}${rest.replace(/\bthey\b/g, 'you').replace(/\btheir\b/g, 'your')}`
  ],
  // Patient paid €65 for a session: told to who paid.
  [
    /^(?:the |our |this )?(?:patient|donor|customer|client|guest|member|buyer|student|parent|tenant|user|subscriber|shopper) (paid|gave|donated|bought|ordered|booked|attended|chose|picked|stayed|visited)\b(.*)$/i,
    (_, did = '', rest = '') => `you ${did}${rest}`
  ],
  // Biscuit, an old beagle who found a home: who it is, and what happened.
  [
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, (?:an?|the|our|one of our) [^,]+?) who (\p{Ll}+(?:ed|t|nd|n|me|ve|de|ke|s|ght)\b[^,]*(?:,.*)?)$/u,
    (_, who, did) => `${who}, ${did}`
  ],
  // How much we loved being there.
  [/^how much (we .+)$/i, (_, felt) => felt],
  [
    /^how (grateful|proud|happy|sorry|thankful|touched|glad) (we are|i am)\b(.*)$/i,
    (_, what, who, rest) => `${who} so ${what}${rest}`
  ],
  // Please note our new stylist Marisol.
  [/^please note ((?:our|the) (?:brand[- ])?new .+)$/i, (_, what) => `meet ${what}`],
  // 12% off if you book direct next time.
  [/^((?:an extra )?(?:[£$€₹]\s?\d[\d.,]*|\d+%) off\b.{0,40}? (?:if|when) you .+)$/i, (_, gain) => `you get ${gain}`],
  // Our care guides.
  [
    /^(?:please note )?(our (?:[\p{Ll}-]+ ){0,2}(?:guides?|tips|recipes|blog|lookbook|gallery|journal|videos|tutorials|catalogue|magazine))$/iu,
    (_, what) => `take a look at ${lowered(what ?? '')}`
  ],
  // Takes two minutes.
  [
    /^(?:takes|helps|follows|costs|includes|comes|starts|begins|ends|runs|lasts|opens|closes|fits|weighs|works|makes|covers)\b(?! (?:with|on|to) us\b)/i,
    words => `it ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  ],
  [/^already (?:have|raised|got|at)\b/i, words => `we ${lowered(words)}`],
  [/^must (?:be|have|bring|book|know|own|hold)\b/i, words => `you ${lowered(words)}`],
  [/^(?:looking for|hiring|recruiting|searching for|seeking)\b/i, words => `we are ${lowered(words)}`],
  // The bursar's number, 0722 555 013.
  [/^((?:the|our) [^,]+), ([+(]?\d[\d ()-]{6,}|\S+@\S+)$/i, (_, what, fact) => `${what} is ${fact}`]
]

/** "Our free knit nights from 6:30pm" is something to join, "our new orthodontist" somebody to meet. */
function named(words: string, kind: Kind): string | undefined {
  const [phrase, article = '', noun = ''] = NAMED_WITH.exec(words) ?? []
  const isGathering = GATHERING.test(noun) && !VERB.test(words)
  if (
    !phrase ||
    /[.!?]\s/.test(words) ||
    APPOSED.test(words) ||
    imperativeOf(words) ||
    (isStatement(words) && !isGathering)
  )
    return undefined
  const what = lowered(words)
  const isOne = /^an?$/i.test(article)
  if (kind === 'event' && (isGathering || !isOne)) return `you are invited to ${what}`
  if (isGathering) return `join us for ${what}`
  if (kind === 'launch' && !/\d+ (?:kg|g|km|h|hours?|mm|cm)\b/.test(what))
    return `${isOne ? 'it is' : 'meet'} ${what.replace(/, (?:from|by) [^,]*$/, '')}`
  if (/\bnew\b/i.test(noun)) return `meet ${what}`
  return isOne ? `there is ${what}` : undefined
}

type Named = Pick<Brief, 'kind'> & Partial<Pick<Brief, 'source'>>

/** "mention the salt cod and the pork": goods of a launch are no warning, its conditions are. */
const DISHES =
  /^please note (?=(?:the|our) (?!.*\b(?:warranty|guarantee|returns?|polic(?:y|ies)|fees?|delivery|shipping|parking|deadline|hours|discount|offer|limit|terms|price|trial|party)\b)(?!new\b)\p{L})/iu

/** "It starts Wednesday", where nothing before says what does. */
const IT_RUNS = /^it (?=(?:starts|begins|ends|runs|opens|closes|lasts)\b)/i

/**
 * What a brief only names, as a sentence. Words that are a sentence already, and those that say enough as they stand
 * ("Free parking."), stay as they are.
 */
export function asSentence(words: string, { kind, source = '' }: Named): string {
  const plain = words.trim().replace(/[.]$/, '')
  if (kind === 'launch' && DISHES.test(plain)) return sentence(plain.replace(DISHES, 'look out for '))
  if (kind === 'appeal' && /^[£$€₹]\s?[\d.,]*\d to \p{Ll}/u.test(plain)) return sentence(`please give ${plain}`)
  for (const [form, make] of FORMS) {
    const match = form.exec(plain)
    const made = match && make(plain, ...match.slice(1))
    if (made) return sentence(kind === 'sale' && /\bsale\b/i.test(source) ? made.replace(IT_RUNS, 'the sale ') : made)
  }
  const made = named(plain, kind)
  return made ? sentence(made) : words
}

/** "A wine dinner at Belcampo, five courses, 95 per person, 30 seats only": what it is, and then what there is to know. */
export function withoutRun(words: string, kind: Kind): string[] {
  const [first = '', ...rest] = kind === 'event' ? partsOf(words.replace(/[.]$/, '')) : []
  return rest.length > 2 &&
    !rest.some(piece => OF_ITS_NAME.test(piece)) &&
    named(first, kind)?.startsWith('you are invited')
    ? [first, ...rest].map(piece => sentence(piece))
    : [words]
}

/** "our exhibition, Salt and Light, by Ana Reis, at the mill": a title, and by whom and where, are of one sentence. */
const OF_ITS_NAME = /^(?:by|at|in|from|with|and|where|who|which|for)\b|^\p{Lu}/u

export const asSentences = (statements: string[], brief: Named): string[] =>
  statements.map(words => capitalise(asSentence(words, brief)))

/** "The Hollis jacket in olive, sizes S to XL": what the heading names needs no second naming. */
export function withoutName(words: string, name: string | undefined): string {
  const start =
    name &&
    new RegExp(
      `^(?:(?:the|our|your) )?${escaped(name)}(?: in [^,]{3,20})?(?: (?:is|are) (?:now |finally )?back(?: in stock)?(?: (?:at|after) [^,]{2,30})?)?, `,
      'i'
    ).exec(words)?.[0]
  const rest = start ? words.slice(start.length) : ''
  return rest && !/^(?:which|who|is|are|was|were|has|have|sold|comes?|had|will|you|we|it|they)\b/i.test(rest)
    ? sentence(rest)
    : words
}
