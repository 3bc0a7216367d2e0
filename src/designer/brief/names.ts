/** Capitalised words that are no names: what sentences and instructions of briefs begin with, months, days, format words. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'a an the this that these those our my your we i you he she it they us who what when where why how which there here and or but so if as at by for from in into of on to up with without ' +
    'about after before during until while all any both each every some most more less no not only just also please thanks thank yes hi hello hey dear welcome new free now today tomorrow tonight soon ' +
    'write create make design draft generate build need want send include add mention say tell use keep show give offer invite ask explain announce remind link put avoid help let highlight note point ' +
    'email emails newsletter newsletters template subject headline heading title preheader button cta body footer header tone style audience goal purpose brand company colour color colours colors font fonts ' +
    'section sections image images logo hero testimonial quote faq price prices date dates time times place venue location address code codes offer discount sale order orders product products item items total subtotal ' +
    'shipping delivery tax vat details info name names link links website web site phone friendly warm bold minimal modern elegant playful formal casual professional fun simple clean dark light bright short long serious calm ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun ' +
    'spring summer autumn fall winter monthly weekly annual daily order confirmation invitation launch announcement reminder receipt invoice notice update request review event survey summary agenda schedule programme ' +
    'html css api url utc gmt bst cet cest est edt pst pdt et pt uk us usa eu vip rsvp sms pdf app saas crm ok id qr tv diy ceo cto faq faqs am pm asap tbc tbd ps diy id ' +
    'get got see buy shop book visit read save join start try come learn find take enjoy discover meet order claim reserve register sign click tap call reply contact ' +
    'everyone everything nothing something people customers members subscribers users guests readers friends team teams staff owner founder black cyber merry happy customer client clients ' +
    'can could would should will do does did is are was were be been have has had first last next one two three four five six seven eight nine ten second third attention note important deadline ends starts doors open opens opening closed ' +
    'english french german spanish italian portuguese dutch helvetica georgia arial verdana courier times'
  ).split(/\s+/)
)

/** Is it one of the words that briefs capitalise without naming anything? */
export const isCommonWord = (word: string): boolean =>
  COMMON.has(
    word
      .toLowerCase()
      .replace(/['’]s?$/, '')
      .replace(/[^\p{L}]/gu, '')
  )

const WORD = "[A-ZÀ-ÖØ-Þ][\\p{L}\\p{M}\\d'’.-]*[\\p{L}\\p{M}\\d]|[A-ZÀ-ÖØ-Þ]"
const SEQUENCE = new RegExp(
  `(?<![\\p{L}\\d])(?:${WORD})(?:(?:\\s(?:&|of|of the|de|du|la|le|von|van|'n'|\\+)\\s(?:${WORD})|\\s(?:${WORD})|\\s\\d{1,4}(?![\\d:./%]|\\s?(?:am|pm))))*`,
  'gu'
)

export interface NameSpan {
  text: string
  start: number
  end: number
}

/** Names in a text: runs of capitalised words without the common words at their ends. `startsSentence` tells where a capital means nothing. */
export function findNames(text: string, startsSentence: (at: number) => boolean): NameSpan[] {
  return [...text.matchAll(SEQUENCE)].flatMap(match => trimName(match[0], match.index, startsSentence))
}

function trimName(raw: string, at: number, startsSentence: (at: number) => boolean): NameSpan[] {
  const words = raw.split(' ')
  let start = at
  while (words.length > 0 && isCommonWord(words[0]!) && !isPartOfName(words)) {
    start += words.shift()!.length + 1
  }
  while (words.length > 0 && (isCommonWord(words.at(-1)!) || /^(&|of|de|\+)$/.test(words.at(-1)!)) && words.length < 2)
    words.pop()
  if (words.length === 0) return []
  const text = words
    .join(' ')
    .replace(/['’]s$/, '')
    .replace(/\.$/, '')
  const single = words.length === 1
  if (single && start === at && startsSentence(at) && !/[A-Z].*[A-Z]|\d/.test(text)) return []
  if (single && (text.length < 2 || /^[A-Z]{2,4}$/.test(text))) return []
  return [{ text, start, end: start + text.length }]
}

/** 'Summer Sale' is none, 'Spring Street Bakery' is one: a common first word stays before two or more others that are not. */
function isPartOfName(words: string[]): boolean {
  const others = words.slice(1).filter(word => /^\p{Lu}/u.test(word))
  return (
    others.length >= 2 &&
    others.every(word => !isCommonWord(word)) &&
    /^(the|black|new|spring|summer|winter|autumn|free|open|first|second|bright|happy)$/i.test(words[0]!)
  )
}
