import { partsOf } from '../../brief-reader/ask.ts'
import { type Brief, factsOf } from '../../brief-reader/brief.ts'
import { KIND_OF_SENDER } from '../../brief-reader/sender/kinds.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import { escaped } from '../../grammar/escaped.ts'
import type { Material } from './material.ts'
import { placeOf } from './parts/place.ts'
import { rowOf } from './rows.ts'
import { contentWords, flat, repeats } from './unplaced.ts'

/** "Questions go to billing@x.example": the section on help says it. */
export const IS_HELP = /^(?:any |for |got |in case of )?(?:questions?|problems?)\b[^.]{0,30}(?:@|\d{5}|$)/i

/** "The new autumn menu starting 3 October", "we're announcing the app": heading and lead say it. */
export const IS_NEW =
  /\b(?:we're|we are|our|brand[- ]new|new|starting|starts|launching|launches|announcing|introducing|releasing|meet)\b/gi

/** "RSVP at harbourfilm.example/rsvp": the button says it and goes there. */
export const isButton = (words: string, href: string): boolean => {
  const bare = href.replace(/^https?:\/\//, '')
  return (
    words.includes(bare) &&
    words
      .replace(/https?:\/\//, '')
      .replace(bare, '')
      .replace(/[.]$/, '')
      .trim()
      .split(' ').length < 5 &&
    !/\d|,/.test(words.replace(href, '').replace(bare, ''))
  )
}

/** "Pedal & Pine is a bike shop in Bristol": the header says it. */
export const isWhoTheyAre = ({ brand, trade, address }: Brief, words: string): boolean =>
  (address !== undefined &&
    words.length < address.length + 16 &&
    (words.includes(address) || address.includes(words.replace(/[.]$/, '')))) ||
  (brand !== undefined && words.split(' ').length < 4 && ONLY_TRADE.test(words.replace(/[.]$/, ''))) ||
  // "Sura Skin, Dubai", "Meal planning app called Supperlist"
  (brand !== undefined &&
    new RegExp(
      `^(?:${escaped(brand)}, (?:in )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?|(?:an? |our )?(?:[\\p{L}'’-]+ ){1,5}(?:called|named) ${escaped(brand)})[.]?$`,
      'u'
    ).test(words)) ||
  (brand !== undefined && new RegExp(`^(?:our|my) (?:[\\p{Ll}-]+ ){1,4}${escaped(brand)}[.]?$`, 'iu').test(words)) ||
  (trade !== undefined &&
    (flat(words) === flat(trade) ||
      (brand !== undefined && words.startsWith(brand) && flat(words).endsWith(flat(trade)))))

/** "Bank holiday sale at our shoe shop Cobb & Heel": the eyebrow says the one, the header the other. */
export const isSaleOf = ({ brand, kind }: Brief, words: string): boolean =>
  kind === 'sale' &&
  brand !== undefined &&
  /^(?:(?:the|our|an?|this) )?(?:[\p{L}'’-]+ ){0,4}(?:sale|offer|deal|promotion)(?: (?:at|for|from|by|of) [^,;:.\d]{2,60})?$/iu.test(
    words.replace(/[.]$/, '')
  ) &&
  (words.includes(brand) || !/ (?:at|for|from|by|of) /.test(words))

/** "at Pizzeria Salvo in Malmö" beside a sale: the header has the name, the foot the address. */
const isWhere = ({ brand, kind, source }: Brief, words: string): boolean =>
  kind === 'sale' &&
  brand !== undefined &&
  ((/^[Ii]n \p{Lu}[\p{L}' -]+$/u.test(words) && source.includes(`${brand} i${words.slice(1)}`)) ||
    new RegExp(
      `^(?:(?:at|from|by) )?(?:the )?${escaped(brand)}(?: (?:${KIND_OF_SENDER}))?(?: in \\p{Lu}[\\p{L} ]{2,30})?[.]?$`,
      'iu'
    ).test(words))

/** "tennis club" beside its name. */
const ONLY_TRADE =
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:club|shop|studio|salon|clinic|school|restaurant|caf[eé]|bakery|gym|agency|store|brand|app|charity|practice)$/iu

/** "We can offer you 40% off with code X, valid until Sunday": what the top says already, in other words. */
export function isOffer({ offer }: Brief, words: string, said: string): boolean {
  const bare = words
    .replace(/\b(?:valid |good )?for \d+ (?:days?|weeks?|hours?)\b/gi, ' ')
    .replace(COMES_FOR_IT, ' ')
    .replace(
      /\b(?:we|can|would|like|to|offer|offering|give|maybe|you|get|use|using|your|their|first|order|enter|with|code|voucher|discount|valid|until|ends|take|save|flat|till|now|mid|end|season|seasonal|sale|total|as|an?|gift|present|treat|this|only|month|week|weekend)\b/gi,
      ' '
    )
  return (
    offer !== undefined &&
    flat(said).includes(flat(offer.gain)) &&
    flat(words).includes(flat(offer.gain)) &&
    repeats(bare, said)
  )
}

/** "if you book before Sunday" beside "until Sunday": to have it, one has to come. */
const COMES_FOR_IT =
  /\b(?:if|when) you (?:book|rebook|order|reorder|shop|buy|visit|return|come (?:in|back|by))\b(?: (?:again|with us|online|a visit|in)\b)*(?: (?:before|by)\b)?/gi

/** "Up to 40% off skis, boots and jackets, online": what the sum is on may have commas of its own. */
function beforeOffer({ offer }: Brief, words: string): string {
  const { gain = '\n', on = '\n' } = offer ?? {}
  const whole = new RegExp(`${escaped(gain)} (?:on |off )?${escaped(on)}(?=,|$)`, 'i')
  return on.includes(',') ? words.replace(whole, gain) : words
}

/** "30% off all dresses at Lola Marzo until Sunday, no code needed": of its pieces those that say more than the top. */
export function withoutOffer(brief: Brief, words: string, said: string): string[] {
  if (!brief.offer) return [words]
  const named = new RegExp(`^(?:sale )?(?:at|from) ${escaped(brief.brand ?? '\n')}[^:.,]{0,30}: `, 'i')
  const pieces = partsOf(beforeOffer(brief, words.replace(/[.]$/, '').replace(named, '')))
  const gain = flat(brief.offer?.gain ?? '\n')
  const left = pieces.filter(
    piece =>
      !(flat(piece) === gain && flat(said).includes(gain)) &&
      !(
        brief.deadline &&
        new RegExp(`^(?:it )?(?:ends?|until|till)(?: on)? ${escaped(brief.deadline)}$`, 'i').test(piece) &&
        flat(said).includes(flat(brief.deadline))
      ) &&
      !(/^(?:use |with )?(?:the )?code \S+$/i.test(piece) && said.includes(piece.split(' ').at(-1) ?? '\n')) &&
      !isWhere(brief, piece) &&
      !isSaleOf(brief, piece) &&
      !isOffer(brief, piece.replace(new RegExp(`(?:at |from )?${escaped(brief.brand ?? '\n')}`, 'i'), ''), said)
  )
  return left.length === pieces.length
    ? [words]
    : left.length > 0
      ? [sentence(left.join(', ').replace(/^with (?=code )/i, 'use '))]
      : []
}

/** "Give a friend $10, get $10": the top of a referral says who gets what. */
export const isReward = ({ kind }: Brief, words: string, lead: string): boolean =>
  kind === 'referral' && (IS_CONDITION.test(words) || SHARES_LINK.test(words) || isRewardSaid(words, lead))

/** "If your friend signs up": half a sentence, whose other half is the reward. */
const IS_CONDITION = /^(?:if|when|once) (?:an?|the|their|your) (?:friend|mate|neighbou?r)\b[^,]*$/i

/** "The student gives a friend their link": the first step says it. */
const SHARES_LINK =
  /^(?:(?:the|our|existing|current|each|every) )*(?:customers?|members?|students?|patients?|clients?|users?|parents?|you|they) (?:just )?(?:shares?|gives?|sends?)\b[^.,]{0,40}\blink[.]?$/i

/** Words that tell who gets it; what is got is in the other words. */
const WHO_GETS =
  /\b(?:both|each|existing|own|they|them|their|friends?|mates?|neighbou?rs?|members?|customers?|clients?|patients?|students?|gets?|gives?|earns?|refers?|invites?|recommends?|books?|once|after|first|order|buys?)\b/gi

const isRewardSaid = (words: string, lead: string): boolean =>
  (/[£$€₹₦%\d]|\b(?:free|half)\b/.test(words) &&
    (ASKS_FOR_REFERRAL.test(words) ||
      contentWords(words.replace(WHO_GETS, ' ')).every(word => contentWords(lead).includes(word)))) ||
  isRewardTold(words, lead)

/** "Give €10, get €10 referral email for our app": told to us. */
const ASKS_FOR_REFERRAL = /\breferr?al (?:e-?mail|mail|campaign|programme?) (?:for|from|to) /i

const isRewardTold = (words: string, lead: string): boolean =>
  /[£$€₹%]|\bfree\b/.test(words) &&
  /^(?:(?:please )?(?:refer|tell|invite) (?:an?|another|your) [\p{L} ]{3,20},? ?(?:and )?)?(?:(?:you )?(?:both|each) )?(?:give|get|gets)\b/iu.test(
    words
  ) &&
  (words.match(/[£$€₹]\s?[\d.,]*\d|\bfree\b|\b\d+%/g) ?? []).every(gain => lead.includes(gain))

/** "We're hosting a webinar: \"Pricing\" on Friday at 1pm": the title is the heading, day and time stand in the card. */
function hosting(brief: Brief, said: string): string {
  if (!/^We(?:'re| are) (?:hosting|holding|running|putting on|having|throwing|organi[sz]ing)\b/.test(said)) return said
  const bare = [...factsOf(brief, 'date', 'time'), ...factsOf(brief, 'quote').map(title => `"${title}"`)].reduce(
    (text, fact) => text.replace(new RegExp(`(?::| called|,)? ?(?:on |at )?${escaped(fact)}`), ''),
    said
  )
  return bare.split(' ').length > 3 ? sentence(bare) : said
}

/** A comma that parts pieces, not one inside a date: "June 5, 2025", "Wednesday, April 16". */
const PARTED =
  /(?<!\b(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?=, 20\d\d)), /i

/** Day and time stand in the event's card; a list of them with other words keeps the other words. */
export function withoutWhen(brief: Brief, words: Pick<Material, 'statements' | 'fragments' | 'pairs'>): void {
  const place = placeOf(brief.text)
  const when = new Set(factsOf(brief, 'date', 'time').map(flat))
  const bare = (piece: string) =>
    factsOf(brief, 'date', 'time')
      .reduce((text, fact) => text.replace(new RegExp(escaped(fact), 'i'), ''), piece)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:at|on|from) (?=(?:at|on|with|in)\b)|(?:(?:^|\s)(?:at|on|from))+$/gi, '')
  const isWhen = (piece: string) =>
    when.has(flat(piece)) ||
    (factsOf(brief, 'date', 'time').some(fact => flat(piece).includes(flat(fact))) && bare(piece) === '') ||
    (brief.named !== undefined &&
      brief.audience !== undefined &&
      flat(piece).replaceAll('"', '') === flat(`${brief.named} for ${brief.audience}`)) ||
    piece.split(/\s*(?:-|–|\bto|\buntil|\bat|\bfrom|\bon)\s+/).every(part => part === '' || when.has(flat(part)))
  const holds = (piece: string) =>
    factsOf(brief, 'date').some(date => piece.includes(date)) &&
    /^(?:with|at|in)\b(?! (?:i|we|you|they|it|there)\b)/i.test(bare(piece))
  const rest = (text: string) =>
    text
      .replace(/[.]$/, '')
      .split(PARTED)
      .filter(
        piece =>
          !isWhen(piece) &&
          piece !== brief.brand &&
          piece !== place &&
          flat(piece).replaceAll('"', '') !== flat(brief.named ?? '\n')
      )
      .map(piece => (holds(piece) ? bare(piece) : piece))
      .filter(Boolean)
      .join(', ')
  words.statements = words.statements.map(said => hosting(brief, said))
  words.fragments = words.fragments.map(rest).filter(Boolean)
  words.statements = words.statements
    .map(said =>
      said
        .replace(/[.]$/, '')
        .split(PARTED)
        .some(piece => isWhen(piece) || holds(piece) || piece === place || piece.startsWith('"')) &&
      (!isStatement(said) || said.split(PARTED).length > 2)
        ? sentence(rest(said))
        : said
    )
    .filter(Boolean)
  toRows(brief, words)
}

/** What is left of a sentence without its day may be a row: "with Dr Okafor". */
function toRows({ kind }: Brief, words: Pick<Material, 'statements' | 'fragments' | 'pairs'>): void {
  const rowIn = (said: string) => rowOf(said.replace(/^With\b/, 'with').replace(/\.$/, ''), kind)
  words.pairs.push(...[...words.statements, ...words.fragments].flatMap(said => rowIn(said) ?? []))
  words.statements = words.statements.filter(said => !rowIn(said))
  words.fragments = words.fragments.filter(said => !rowIn(said))
}
