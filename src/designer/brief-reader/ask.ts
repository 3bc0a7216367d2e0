import { AUDIENCE, PEOPLE } from './people.ts'
import { hasVerb } from './sentence-test.ts'

/** The sentence that asks for the email, taken apart. Nothing of its head is said to the reader. */
export interface Ask {
  audience?: string
  subject?: string
  /** A sentence that the head holds: "… telling them that we move". */
  said?: string
  /** The clauses after the head. */
  rest: string[]
}

const POLITE =
  /^(?:(?:hi|hey|hello|dear team|dear all|ok|okay|so|and|also|then|please|now|just|maybe|finally|next(?=,)|oh|btw|ideally|yo|basically|anyway|good (?:morning|afternoon))[,!]*\s+(?:there[,!]*\s+)?)+/i

export const withoutGreeting = (line: string): string => line.replace(POLITE, '')

const MAIL =
  '(?:e-?mails?|mail(?:ing|-?out)?|newsletter|templates?|invitation|invite|announcement|confirmation|receipt|invoice|campaign|message|reminder|notice|notification|blast|promo(?:tion)?|digest|update|survey|request|release notes?|welcome|appeal|letter|alert|verification|apology|follow-?up|drip|launch|reset|win-?back|re-?engagement|re-?activation|abandonment|onboarding|thank[- ]you|black friday|cyber monday|sale|offer|note|copy|round-?up|edition|gift guide|flyer|something|listed|opening|early access|pre-?order|invoice email)'
const VERBS =
  '(?:make|write|create|design|generate|build|draft|do|send|compose|prepare|need|want|like|give|get|help|produce|put together|come up with|looking for|after|have to write|have to send)'

const ASKING = new RegExp(
  `^(?:(?:can|could|would|will) (?:you|u)\\s+|(?:can|could|may) (?:i|we) (?:please )?have |(?:we|i)(?:'d| would| will|'ll|'m|'re| am| are)?\\s+|let's\\s+)?(?:(?:please|really|just|also|to)\\s+)*${VERBS}\\b[^.:]{0,60}?\\b${MAIL}\\b`,
  'i'
)
const HEADED = new RegExp(
  `^[^.,:;–]{0,70}?\\b${MAIL}\\b(?:\\s+(?:e-?mails?|mail|template|message|campaign|copy|design|series|page|sequence))*`,
  'i'
)
const CALL = new RegExp(
  `^(?:(?:ask|invite|encourage|get|remind|inviting|asking) ${PEOPLE}\\s+(?:to|for)\\s+|(?:invitation|invite) (?:to|for)\\s+|win(?:ning)? back (?=${PEOPLE})|(?:(?:product )?launch|launching|announcement|promotion|introduction) (?:of|for)\\s+|(?:announc(?:e|ing)|promot(?:e|ing)|celebrat(?:e|ing)|introduc(?:e|ing)|launch(?:ing)?)\\s+(?:that\\s+)?)`,
  'i'
)
/** "We want to tell customers about our hot cross buns": it asks without a word for mail. */
const TELLING = new RegExp(
  `^(?:(?:we|i)(?:'d| would)?\\s+)?(?:want|need|like|have)\\s+to\\s+(?:tell|inform|e-?mail|update|let)\\s+${PEOPLE}\\s+(?:know\\s+)?(?:about|of)\\s+`,
  'i'
)
/** "Launch email for …": a kind of email, not something that is launched. */
const MAILED = /^(?:e-?mail|mail|newsletter|template|message|campaign|announcement)\b/i
const SPEAKS = /^(?:we|our|you|your|they|it|this|there|the)\b/i

/** "Write to the parents of class 4B: swimming starts on Thursday …". */
const WRITE_TO =
  /^(?:please )?(?:write|e-?mail|message|send (?:something|this|a message|a note)) to ([^:.,]{3,60}):\s+(.+)$/is

/** "Write to members of the Olive Club, to tell them how it's changing": how is told in what follows. */
const WRITE_THAT =
  /^(?:please )?(?:write|e-?mail|message) (?:to )?(.{3,80}?),? (?:to (?:tell|inform|remind) (?:them|people)|to let (?:them|people) know|telling them) (?:(how|about|of|what|why) |that )?(.+)$/is

/** Takes the first sentence apart when it asks for an email, or names one; a later one only when it asks. */
export function askOf(line: string, first: boolean): Ask | undefined {
  const words = withoutGreeting(line)
  const [, to, told] = WRITE_TO.exec(words) ?? []
  if (to && told) return { audience: to, said: told, rest: [] }
  const [, whom, how, what] = WRITE_THAT.exec(words) ?? []
  if (whom && what) return { audience: whom, ...(!how && { said: what.replace(/\.$/, '') }), rest: [] }
  const telling = TELLING.exec(words)
  if (telling) return calledFor(words.slice(telling[0].length))
  const asking = ASKING.exec(words)
  if (asking) return withTopic(tailOf(words.slice(endOfMail(words))), words)
  if (!first) return undefined
  const called = CALL.exec(words)
  if (called && !MAILED.test(words.slice(called[0].length))) return calledFor(words.slice(called[0].length))
  const headed = HEADED.exec(words)
  if (
    headed &&
    (/\be-?mail$/i.test(headed[0]) || !hasVerb(headed[0].replace(/'s\b/g, ''))) &&
    (!SPEAKS.test(words) ||
      /^(?:we (?:miss|missed) you|your \w+ (?:order|parcel|package|cart)\b[^.]*\be-?mail)/i.test(words))
  )
    return withTopic(tailOf(words.slice(endOfMail(words))), words)
  const parcel = /^your (?:order|parcel|package)\b[^,]*, (.+)$/i.exec(words)?.[1]
  if (parcel) return { rest: clausesIn(parcel.replace(/[.]$/, '')) }
  if (/^this is (?:the|issue|my|our|an?)\b.*\b(?:newsletter|e-?mail|digest)\b/i.test(words)) return { rest: [] }
  const later = /(?:\band|\bso|,)\s+((?:i |we )?(?:need|want|would like|'d like)\s.+)$/is.exec(words)?.[1]
  if (later && ASKING.test(later) && /^(?:we're|we are|i'm|i am|i run|i own)\b/i.test(words))
    return tailOf(later.slice(endOfMail(later)))
  const hosted = /^(?:we're|we are|i'm|i am)\b.*\b(?:and|so) (?:i|we) (?:need|want|have to)\b.*$/i.test(words)
  return hosted ? { rest: [] } : undefined
}

/** Words of the head that say the kind or the manner, not the matter. */
const NO_TOPIC = new RegExp(
  `\\b(?:${VERBS.slice(3, -1)}|${MAIL.slice(3, -1)}|an?|the|our|my|please|can|could|would|you|u|i|we|me|us|short|simple|quick|nice|lovely|great|good|new|customers?|abandoned|cart|basket|order|shipping|shipped|delivery|payment|failed|review|event|product|feature|trial|ending|password|price|increase|birthday|referral|back|in|stock|weekly|monthly|quarterly|daily|marketing|transactional|html|flash|big|early|access|booking|appointment|post|win|miss|ask|asking|people|for|to|of|with|and|new|sign|security|account|service|company|customer|welcome|preorder|pre-order|day|week|end|season|note|feedback|nps|donation|charity|monthly|annual|course|class|ready|is|are|your|their|on|it|this|that|from|at|about|request)\\b`,
  'gi'
)

/** "Mother's Day flowers preorder email", "taco truck weekly locations email": what stands before the word email. */
function withTopic(ask: Ask, words: string): Ask {
  const head = words.slice(0, endOfMail(words))
  const topic = head
    .replace(new RegExp(`\\s*\\b${MAIL}\\b.*$`, 'i'), '')
    .replace(new RegExp(`^.*?\\b${VERBS}\\s+(?:me |us )?(?:an? |the |some )?`, 'i'), '')
    .trim()
  const matter = topic.replace(NO_TOPIC, '').trim()
  const enough = topic.split(' ').length > 1 && matter.split(/\s+/).filter(Boolean).length > 1 && topic.length < 50
  return ask.subject || ask.audience || !enough ? ask : { ...ask, subject: topic }
}

/** Where the head ends: after the last word for mail in its first clause. */
function endOfMail(words: string): number {
  const clause = /^[^,:;–]*?(?=[,:;–]|\.\s|$)/.exec(words)?.[0] ?? words
  const before =
    clause.split(/\s(?:for|to|from|about|on|that|who|of|where|announcing|telling|saying|letting)\s/i)[0] ?? clause
  const found =
    [...before.matchAll(new RegExp(`\\b${MAIL}\\b`, 'gi'))].at(-1) ?? new RegExp(`\\b${MAIL}\\b`, 'i').exec(clause)
  return found ? (found.index ?? 0) + found[0].length : clause.length
}

/** Clauses parted by commas, semicolons and dashes; those in brackets and quotation marks stay. */
export const clausesIn = (text: string): string[] =>
  partsOf(text)
    .map(part => part.replace(/^(?:and|but|plus)\s+/i, ''))
    .filter(Boolean)

/** "June 5, 2025", "Wednesday, April 16": the comma is of the date. */
const isInDate = (before: string, after: string): boolean =>
  (/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?$/i.test(before) &&
    /^ 20\d\d\b/.test(after)) ||
  (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(before) &&
    /^ (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(after))

/** The same with the "and" before the last of them. */
export function partsOf(text: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  let quoted = false
  const chars = [...text]
  for (const [at, char] of chars.entries()) {
    if (char === '"') quoted = !quoted
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    const ends =
      /[,;]/.test(char) &&
      /\s/.test(chars[at + 1] ?? ' ') &&
      !isInDate(parts.at(-1) ?? '', chars.slice(at + 1, at + 12).join(''))
    const dash = /[–—-]/.test(char) && chars[at - 1] === ' ' && chars[at + 1] === ' '
    if ((ends || dash) && depth <= 0 && !quoted) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map(part => part.trim()).filter(Boolean)
}

const ABOUT =
  /(?:^|\s)(?:that(?:'s)? (?:announces|about)|about|on|regarding|announcing|promoting|celebrating|introducing|advertising|covering|for (?=the (?:launch|opening))|inviting \w+(?: \w+)? to|thanking \w+(?: \w+)? for|asking \w+(?: \w+)? (?:to|about)|reminding \w+(?: \w+)? (?:to|about|of))\s+(.+)$/i
const SAYING = new RegExp(
  `(?:^|\\s)(?:that says|saying|to say|to remind ${PEOPLE}|reminding ${PEOPLE}|to warn ${PEOPLE}|to tell ${PEOPLE}|telling ${PEOPLE}|to let ${PEOPLE} know|letting ${PEOPLE} know|to inform ${PEOPLE}|announcing|to announce|because|where we say)\\s+(?:that\\s+)?(.+)$`,
  'i'
)

function tailOf(tail: string): Ask {
  const [, colon, after] = /^([^:(]{0,80}?):\s+(.+)$/s.exec(tail.trim()) ?? []
  const text = (colon ?? tail).replace(/^[\s:.–—-]+/, '')
  const [head = '', ...rest] = partsOf(text.replace(/[.]$/, ''))
  const starts = /^\s*[,–—]/.test(tail)
  const pieces = starts ? [head, ...rest] : rest
  const lead = starts ? '' : head
  const audience = AUDIENCE.exec(lead)?.[1]?.replace(
    /\s+(?:about|that(?= we)|announcing|telling|saying|to (?:tell|announce|say))\b.*$/i,
    ''
  )
  const said = SAYING.exec(lead)?.[1]
  const about = ABOUT.exec(lead)?.[1] ?? /^(?:for|from|by|of|as|to)\s+(.+)$/i.exec(lead)?.[1]
  const subject = audience && !ABOUT.test(lead) ? undefined : about
  return {
    ...(audience && { audience }),
    ...(said && hasVerb(said)
      ? { said }
      : subject && {
          subject: subject.replace(
            /^:?\s*(?:(?:sign up|register|book|enter|come|apply|take part) (?:for|to|at|in)\s+)?/i,
            ''
          )
        }),
    rest: [...pieces, ...(after ? afterColon(after.replace(/[.]$/, '')) : [])]
  }
}

/** A list of figures stays together; other clauses stand for themselves. */
function afterColon(text: string): string[] {
  const pieces = clausesIn(text)
  return pieces.length > 1 &&
    pieces.every(piece => /^[£$€]?\d/.test(piece) && piece.split(' ').length < 5) &&
    pieces.some(piece => !/\s/.test(piece))
    ? [pieces.join(', ')]
    : partsOf(text)
}

/** "Invite people to …", "Launch of …": what is called for is the subject. */
function calledFor(words: string): Ask {
  const text = words.replace(/[.]$/, '').replace(new RegExp(` to ${PEOPLE}$`, 'i'), '')
  const [, colon, after] = /^([^:"]{3,60}?):\s+(.+)$/s.exec(text) ?? []
  const [subject = '', ...rest] = partsOf(colon ?? text)
  const name = after && /^\p{Lu}/u.test(after) && /\b(?:new|our)\b/i.test(subject) ? clausesIn(after) : undefined
  return name
    ? { subject: name[0] ?? subject, rest: [...rest, ...name.slice(1)] }
    : { subject, rest: [...rest, ...(after ? [after] : [])] }
}
