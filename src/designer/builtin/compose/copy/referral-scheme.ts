/** What a referral brings to each side, where the two sides get different things: "give a friend £10, get a free bag". */

export interface Scheme {
  /** What the reader gets, said to them: `a free 20x30 print`. */
  yours: string
  /** What the friend gets: `R1000 off their first order`. */
  theirs: string
  /** What is to happen first: `your friend books me`, `they buy`. */
  when?: string
}

const FRIEND =
  '(?:friends?|mates?|neighbou?rs?|colleagues?|famil(?:y|ies)|somebody|someone|new (?:client|customer|member|patient|student)s?)'
const READER =
  '(?:you|they|he|she|i|(?:(?:the|our|existing|current) )?(?:customers?|members?|clients?|students?|patients?|parents?|users?|referrers?|guests?))'
const GETS = "(?:(?:'ll|will|can|each)? ?(?:gets?|saves?|earns?|receives?|has|have))"
/** What is gained: a sum, something free, half price or no fee. */
const GAIN =
  '(?=[^.;\\n]{0,40}(?:[£$€₹₦%\\d]|\\bfree\\b|\\bhalf\\b|\\bno\\b))((?:(?!\\b(?:when|once|if|after|for (?:each|every)|and|as soon as)\\b)[^.,;:\\n]){3,60}?)'
const END = '(?= (?:when|once|if|after|for (?:each|every)|themselves|too|as well|and|as soon as)\\b|[.,;:\\n)]|$)'

const FORMS: [RegExp, 'yours' | 'theirs'][] = [
  [
    new RegExp(`\\bgive (?:an? |your |their )?${FRIEND} ${GAIN},? (?:and )?(?:(?:you|they) )?get ${GAIN}${END}`, 'i'),
    'theirs'
  ],
  [
    new RegExp(
      `\\b${READER} ${GETS} ${GAIN}(?: (?:when|once|if|after) [^.,;\\n]{3,40}?)?(?:,? and|,|;) (?:the |their |your |his |her |that )?(?:${FRIEND}|they) ${GETS} ${GAIN}${END}`,
      'i'
    ),
    'yours'
  ],
  [
    new RegExp(
      `\\b(?:the |their |your |his |her )?${FRIEND} ${GETS} ${GAIN}(?:,? and|,|;) ${READER} ${GETS} ${GAIN}${END}`,
      'i'
    ),
    'theirs'
  ],
  [
    new RegExp(
      `\\b(?:an?|your|another|each|every) ${FRIEND}\\b[^.\\n]{0,60}?,? (?:and )?they ${GETS} ${GAIN}(?:,? and|,|;) you ${GETS} ${GAIN}${END}`,
      'i'
    ),
    'theirs'
  ]
]

const WHEN = new RegExp(
  `\\b(?:when|once|if|after|as soon as) (?:an? |the |their |your |that |his |her )?${FRIEND}(?: of theirs| of yours| they (?:refer|send|invite))? ((?!gets?\\b|needs\\b|wants\\b|is\\b|has\\b)\\p{Ll}+s\\b(?: [^.,;:\\n]{2,34}?)??)(?=[.,;:\\n]| (?:they|you|both|and|then)\\b|$)`,
  'iu'
)
const WHEN_THEY =
  /\b(?:when|once|if|after|as soon as) (?:he|she|they) ((?:buys?|orders?|joins?|books?|subscribes?|enrols?|signs? up|starts?|shows? up|spends?|shops?|comes?|runs?|pays?|places?)\b(?: [^.,;:\n]{2,30}?)?)(?=[.,;:\n]|$)/i

/** `undefined` where both sides get the same, or a brief does not tell both. */
export function schemeOf(source: string): Scheme | undefined {
  for (const [form, first] of FORMS) {
    const [all, one = '', other = ''] = form.exec(source) ?? []
    if (!all) continue
    const yours = cleaned(first === 'yours' ? one : other).replace(/\b(?:their|his|her)\b(?: own)?/gi, 'your')
    const theirs = cleaned(first === 'yours' ? other : one)
    if (yours.toLowerCase() === theirs.toLowerCase() || SAME.test(theirs) || SAME.test(yours)) return undefined
    const did = WHEN.exec(source)?.[1]
    const [, who, doing] = WHOM.exec(source) ?? []
    const does = did ? `your friend ${did}` : who && doing ? `the ${who} ${doing}` : undefined
    const when = does ?? theyDo(source)
    return { yours, theirs, ...(when && when.length < 44 && { when }) }
  }
  return undefined
}

/** "Give a friend one month free, get one month free": what both get, where it is told for each. */
export function sameGain(source: string): string | undefined {
  for (const [form] of FORMS) {
    const [, one = '', other = ''] = form.exec(source) ?? []
    if (one && cleaned(one).toLowerCase() === cleaned(other).toLowerCase())
      return cleaned(one).replace(/\b(?:their|his|her)\b(?: own)?/gi, 'your')
  }
  return undefined
}

/** "once they join", "when he shows up": `they show up`. */
export function theyDo(source: string): string | undefined {
  const did = WHEN_THEY.exec(source)?.[1]?.replace(/^(\p{Ll}+?)(?<=[^s])s\b/u, '$1')
  return did && `they ${did}`
}

/** "If they refer a business that signs up". */
const WHOM = /\brefers? an? (\p{Ll}+) (?:that|who) (\p{Ll}+s\b(?: (?:up|with us|for [^.,;\n]{3,24}))?)/iu

/** "friend gets the same": one gain told twice. */
const SAME = /^(?:the same|it|one|this|that)\b/i

const cleaned = (words: string): string =>
  words
    .trim()
    .replace(/^(?:both |each )/i, '')
    .replace(/ (?:themselves|too|as well)$/i, '')
    .replace(/\b(?:his|her) /gi, 'their ')
    .replace(/^(?:A|An|Half|No|Free|One|Two|Their)\b/, word => word.toLowerCase())
    .replace(/^(?=free \w*(?:[^s]|ss)(?: |$))/, 'a ')
    .replace(/^(?=first \w+)/i, 'their ')
    .replace(
      /^(?=half[- ]price \w|(?:[£$€₹₦][\d.,]+|\d+ euro) (?:\p{Ll}+ )?(?:credit|voucher|gift card|bonus)\b)/iu,
      'a '
    )
