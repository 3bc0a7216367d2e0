import { escaped } from '../../grammar/escaped.ts'
import { KIND_OF_SENDER } from './kinds.ts'

/** Memberships and boxes are sold by somebody; they are no trade. */
const KIND = `(?:${KIND_OF_SENDER.replace(/\|(?:membership|subscription|marathon|team|parish|primary|academy)\b/g, '')}|box|site|estate agency|removals firm|bike-share|start-up|farm shop|circle|group)`
const PLACE = '\\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+)*(?:, \\p{Lu}\\p{L}+)?'
const WORDS =
  "(?:(?!(?:an?|my|our|the|your|for|to|from|of|is|are|on|with|and|in|at)\\b)[\\p{L}\\d][\\p{L}\\d'’&-]* ){0,5}?"
const SELF = "(?:[Ww]e are|[Ww]e're|[Ww]e run|[Ww]e own|[Ww]e have|I am|I'm|I run|I own|I have|and I run|i run|i own)"
const NAMING = '(?:,? (?:called|named)|,| [-–—]|:)? ?[("]?'
const END =
  '(?=[.,;:!?)(\\n]|$| and (?:we|i|want)\\b| that\\b| which\\b| who\\b| (?:run|made|founded|owned) by\\b| with\\b| hosting\\b)'

/** Phrases that tell what the sender is, by how they stand to its name (`NAME`), surest first. */
const FRAMES = [
  // Open Table, a food bank in Dayton, Ohio
  `NAME(?: in ${PLACE})?(?:,| is| are| [-–—]| \\() ?(?:an?|our) ([\\p{L}\\d][^.,;:()\\n]{3,60}?)${END}`,
  // we are Osteria Bruna, small Italian place in Providence
  `${SELF} NAME, (\\p{Ll}[^.,;:()\\n]{5,60}?)${END}`,
  // Plotwise, garden planning app
  `NAME, ((?!with\\b|for\\b|and\\b|our\\b)[\\p{Ll}\\d-]+ ${WORDS}${KIND})${END}`,
  // Petal & Thorn florist Adelaide
  `NAME,? (${KIND})(?= (?:in )?\\p{Lu}\\p{L}+[.!]*\\s*$)`,
  // Stackyard (project management for builders)
  `NAME \\((\\p{Ll}[\\p{L}'-]+(?: [\\p{L}&'-]+){1,6})\\)`,
  // a small bakery in Leeds called Rye & Shine; our gym, Forge Fitness; a law firm (Harcastle & Bray)
  `(?:\\b[Aa]n? |\\b[Mm]y |\\b[Oo]ur |\\bthe |\\bfor |^|[,.\\n] ?)(${WORDS}${KIND}(?: (?:in|for|near) [\\p{L}, ]{3,30}?)?)${NAMING}NAME`,
  `${SELF} an? ([^.,;:()\\n]{4,60}?)(?:,? called|,? named|,| \\() ?NAME`
]

/** What a phrase begins with and does not need. */
const LEAD =
  /^(?:(?:small|little|lovely|tiny|own|second|third|new|newest|first|next|local|whole|very|mums?|mum's|dads?|dad's|wife's|husband's|sister's|brother's)\s+)+/i

/** "my candle shop website": the shop is who sends. */
export const ITS_SITE = /(?<=\p{Ll}) (?:web ?site|online shop|web ?shop|web ?store|homepage)$/iu

const SAYS_LITTLE =
  /^(?:saas |online |web |mobile )*(?:team|tool|service|agency|company|business|brand|newsletter|platform|market|software|startup|start-up|app|bar|shop|store|site|place|group|space|box)$/i

/** What the sender is: `coffee roastery in Bristol`; `undefined` when the brief says only a name, or the word alone says nothing. */
export function tradeOf(source: string, brand: string | undefined): string | undefined {
  const text = source.slice(0, 4_000)
  if (!brand) return ownTrade(text)
  const at = text.toLowerCase().indexOf(brand.toLowerCase())
  const name = `(?:[Tt]he )?${escaped(at < 0 ? brand : text.slice(at, at + brand.length))}`
  for (const frame of FRAMES) {
    const match = new RegExp(
      frame.replace('NAME', () => name),
      'u'
    ).exec(text)
    const phrase = match?.[1] && fitting(match[1], text.slice(match.index + match[0].length), brand)
    if (phrase) return phrase
  }
  return labelledTrade(text, name) ?? ownTrade(text, brand) ?? placeOf(text, name)
}

/** A phrase without what it does not need, with its place: "in Dayton" goes on with ", Ohio". */
function fitting(found: string, after: string, brand: string): string | undefined {
  const phrase = found.replace(LEAD, '').replace(ITS_SITE, '').trim()
  const bare =
    /\bopen (?:studio|house|day|evening)$/i.test(phrase) ||
    /\b(?:that|which|who|we|you|we're|email|e-mail|about|newsletter|us)\b/i.test(phrase) ||
    /\p{Lu}\p{L}+'s\b/u.test(phrase) ||
    phrase.length > 62
  if (bare || SAYS_LITTLE.test(phrase) || brand.toLowerCase().includes(phrase.toLowerCase())) return undefined
  const placed = /\bin \p{Lu}[\p{L} ]+$/u.test(phrase)
  const region = placed ? /^, (?:\p{Lu}\p{L}+)(?=[.,;!\n]|$)/u.exec(after)?.[0] : undefined
  const city =
    placed || /\b(?:in|from|near)\b/.test(phrase)
      ? undefined
      : /^(?:,? in (?=\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)?)| (?=\p{Lu}\p{L}+[.!]*\s*$))(\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)?)/u.exec(
          after
        )?.[1]
  return `${phrase}${region ?? ''}${city ? ` in ${city}` : ''}`
}

/** "Restaurant: Osteria Lina in Chicago". */
function labelledTrade(text: string, name: string): string | undefined {
  const [, kind, place] =
    new RegExp(`(?:^|[\\n.] ?)(${KIND})(?::| [-–—]) ${name} in (\\p{Lu}\\p{L}+)`, 'iu').exec(text) ?? []
  return kind && place ? `${kind.toLowerCase()} in ${place}` : undefined
}

/** "my yoga studio", "I'm a career coach": what the brief says of its writer without a name beside it. */
function ownTrade(text: string, brand = ''): string | undefined {
  const own = new RegExp(
    `\\b(?:${SELF} an?|my|our|for an?) ((?!yoga membership)(?:(?!the\\b|our\\b|my\\b)[\\p{Ll}\\d-]+ ){0,4}?${KIND})\\b(?! (?:sale|members?|customers?|list|e-?mail|newsletter|software)\\b)( in \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)?`,
    'u'
  ).exec(text.replace(/\b(?:We|I)(?= |')/g, word => word.toLowerCase()))
  const coach = /\bI(?:'m| am) an? ((?:[\p{Ll}-]+ )?(?:[\p{Ll}-]+(?:or|er|ist|ach|ian)))(?= and\b|[,.(]| \()/u.exec(
    text
  )?.[1]
  return (own?.[1] && fitting(own[1] + (own[2] ?? ''), '', brand)) ?? coach
}

/** "The Lantern Playhouse, Leeds." */
const placeOf = (text: string, name: string): string | undefined =>
  new RegExp(`${name}, (\\p{Lu}\\p{Ll}+)\\s*(?:[.!\\n]|$)`, 'u').exec(text)?.[1]
