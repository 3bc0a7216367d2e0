import { partsOf } from '../../brief-reader/ask.ts'
import { type Brief, factsOf } from '../../brief-reader/brief.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import { escaped } from '../../grammar/escaped.ts'
import type { Material } from './material.ts'
import { placeOf } from './parts/place.ts'
import { rowOf } from './rows.ts'
import { flat, repeats } from './unplaced.ts'

/** "Questions go to billing@x.example": the section on help says it. */
export const IS_HELP = /^(?:any |for |got |in case of )?(?:questions?|problems?)\b[^.]{0,30}(?:@|\d{5}|$)/i

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
  (trade !== undefined &&
    (flat(words) === flat(trade) ||
      (brand !== undefined && words.startsWith(brand) && flat(words).endsWith(flat(trade)))))

/** "tennis club" beside its name. */
const ONLY_TRADE =
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:club|shop|studio|salon|clinic|school|restaurant|caf[eé]|bakery|gym|agency|store|brand|app|charity|practice)$/iu

/** "We can offer you 40% off with code X, valid until Sunday": what the top says already, in other words. */
export function isOffer({ offer }: Brief, words: string, said: string): boolean {
  const bare = words
    .replace(/\b(?:valid |good )?for \d+ (?:days?|weeks?|hours?)\b/gi, ' ')
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

/** "30% off all dresses at Lola Marzo until Sunday, no code needed": of its pieces those that say more than the top. */
export function withoutOffer(brief: Brief, words: string, said: string): string[] {
  const pieces = partsOf(words.replace(/[.]$/, ''))
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
      !isOffer(brief, piece.replace(new RegExp(`(?:at |from )?${escaped(brief.brand ?? '\n')}`, 'i'), ''), said)
  )
  return left.length === pieces.length ? [words] : left.length > 0 ? [sentence(left.join(', '))] : []
}

/** "Give a friend $10, get $10": the top of a referral says who gets what. */
export const isReward = ({ kind }: Brief, words: string, lead: string): boolean =>
  kind === 'referral' &&
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
