import data from '../data/turn.json' with { type: 'json' }

const SAYS = new RegExp(`^${data.says}[\\s:,]+(?=\\S)`, 'iu')
const TELLS_TO = new RegExp(`^${data.tells} to (?=\\p{L})`, 'iu')
const TELLS = new RegExp(`^${data.tells}(?: that| about)?[\\s:,]+(?=\\S)`, 'iu')
const THANKS = /^(?:please |also |and )*thank (?:them|everyone|everybody|people|you) (?=for\b)/i
const READERS_SHOULD = new RegExp(
  `^(?:all )?(?:${data.readers}) (?:should|must|need to|have to|are to|are asked to|ought to)(?: please| just)? (?=\\p{L})`,
  'iu'
)
const READERS_CAN = new RegExp(
  `^(?:all )?(?:${data.readers}) (?=(?:can|may|will|could|have|are|get|need|want|pay|save|receive)\\b)`,
  'iu'
)
const IF_THEY = new RegExp(`^(if|when|once|unless) (?:${data.readers}) `, 'iu')
const GET_ONE = new RegExp(`^(?:${data.readers}) (get|receive|pay|save|need)s `, 'iu')
const WORD = /[\p{L}'/\d]+/gu
const SPELLINGS: Readonly<Record<string, string>> = data.spellings
const ENDED = /[.!?…:]["')\]]?$/
/** The first word is an address, or has its capital inside. */
const SPELT_SO = /^(?:\S*[@/]\S|\S+\.\S|\p{Ll}+\p{Lu})/u

/**
 * A piece of a brief as its reader should read it: "mention that they get a lift" as "You get a lift."
 * @param text Words on one line.
 */
export const toReader = (text: string): string => sentence(spoken(text.trim()))

/** Words without who is to say them, spoken to the reader, with their usual spelling. */
export function spoken(text: string): string {
  const bare = text
    .replace(THANKS, 'thank you ')
    .replace(TELLS_TO, '')
    .replace(TELLS, '')
    .replace(SAYS, '')
    .replace(/^know (?:that )?(?=\p{L})/iu, '')
    .replace(/^(?:that(?! (?:was|is|were|will|would|has|can|may|means|makes|leaves)\b)|to say)\s+(?=\p{Ll}+ )/iu, '')
  return spelt(readersAsYou(bare))
}

function readersAsYou(text: string): string {
  if (IF_THEY.test(text)) return asYou(text.replace(IF_THEY, '$1 you '))
  const you = text.replace(READERS_SHOULD, '').replace(GET_ONE, 'you $1 ').replace(READERS_CAN, 'you ')
  return you === text ? text : you.replace(/\btheir\b/gi, 'your').replace(/\b(?:them|they)\b/gi, 'you')
}

/** Words that follow "tell our guests that", in which "they" are who reads. */
export const asYou = (text: string): string =>
  text
    .replace(/\b(t)heir\b/gi, (_, t: string) => (t === 'T' ? 'Your' : 'your'))
    .replace(/\b(t)(?:hey|hem)\b/gi, (_, t: string) => (t === 'T' ? 'You' : 'you'))
    .replace(/\b(t)heirs\b/gi, (_, t: string) => (t === 'T' ? 'Yours' : 'yours'))

const spelt = (text: string): string => text.replace(WORD, word => SPELLINGS[word] ?? word)

/** Words with a capital and a full stop. */
export function sentence(text: string): string {
  const words = text.replace(/[\s,;:–-]+$/, '')
  return ENDED.test(words) || words === '' ? capital(words) : `${capital(words)}.`
}

/** Words with a capital, where they do not begin with an address. */
export const capital = (text: string): string =>
  SPELT_SO.test(text)
    ? text
    : text.replace(/^(["'(]?)(\p{Ll})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase())
