import { toReader } from './reader-voice.ts'
import { trimEnds } from './words.ts'

/** What the opening of a brief says about the email itself. */
export interface Head {
  /** Whom it is for, as the brief says it: "people who joined our waiting list". */
  audience?: string
  /** What the readers joined, bought or did, said to them: "joining our pottery class waiting list". */
  doing?: string
  /** "Spring sale", "Monthly newsletter". */
  title?: string
  /** What is left of the sentence: content. */
  rest: string
}

const ASK =
  "(?:(?:hey|hi|hello|ok|okay|so|please|pls|can (?:you|u)|could (?:you|u)|would you|i(?:[’']d| would)? (?:need|want|like)(?: (?:you )?to)?|we(?:[’']d| would)? (?:need|want|like)(?: (?:you )?to)?|i[’']?m looking for|looking for|need|want|help me(?: to)?|write|create|make|design|draft|generate|build|produce|compose|prepare|craft|send|do|have|me|us|up|out)\\b[\\s,!]*)*"
const NOUN =
  '(?:e-?mails?|mail|newsletter|digest|round-?up|invitation|invite|receipt|invoice|confirmation|announcement|reminder|campaign|template|notice|notification|message|update|survey|request|sale|launch|appeal|note|card|promo(?:tion)?|mailing|alert|mailshot|blast|series|thank[- ]you|black friday|cyber monday|abandoned (?:cart|basket))'
const HEAD = new RegExp(
  `^${ASK}((?:(?:an?|the|our|my|some|one)\\s+)?(?:[\\w’'&%£$€-]+[\\s,]+){0,7}?${NOUN}(?:\\s+(?:e-?mail|template|message|notification|campaign|newsletter|reminder|notice))?)(?=\\s*(?:$|[:,.–—-]|\\b(?:for|to|from|at|by|about|announcing|that|saying|telling|with|on|asking|inviting|of|in|regarding|promoting|introducing|which|when|after|sent|where)\\b))`,
  'i'
)
const AUDIENCE =
  /^(?:for|to)\s+((?:(?:all|our|the|my|new|existing|loyal|local|recent|past|former|lapsed|inactive|first-time|vip|every|old)\s+)*(?:customers?|clients?|members?|subscribers?|users?|people|ppl|guests?|visitors?|patients?|students?|parents?|donors?|supporters?|shoppers?|readers?|everyone|anyone|someone|those|neighbours|neighbors|sign-?ups?|attendees|volunteers|(?:small )?business owners|freelancers|families|buyers?|alumni|staff|employees)\b[^,.:;\n–—]*)/i

/** Reads the opening sentence when it names the email; `undefined` when the brief begins with content. */
export function readHead(text: string): Head | undefined {
  const match = HEAD.exec(text)
  if (!match) return undefined
  const title = trimEnds(match[1] ?? '').replace(/^(?:an?|the|our|my|some|one)\s+/i, '')
  if (/\b(?:is|are|was|has|have|will|we|i|starts|ends)\b/i.test(title)) return undefined
  let rest = text.slice(match[0].length).trim()
  const head: Head = { title, rest }
  const audience = AUDIENCE.exec(rest)
  if (audience) {
    head.audience = audience[1]!.trim()
    const doing = /\bwho(?:['’]ve| have| just| recently| has| had)*\s+(.+)$/i.exec(head.audience)?.[1]
    if (doing) head.doing = gerund(toReader(doing))
    rest = rest.slice(audience[0].length)
  }
  return { ...head, rest: rest.replace(/^[\s,:;–—-]+/, '') }
}

const GERUNDS: Record<string, string> = {
  joined: 'joining',
  bought: 'buying',
  signed: 'signing',
  booked: 'booking',
  ordered: 'ordering',
  subscribed: 'subscribing',
  registered: 'registering',
  downloaded: 'downloading',
  visited: 'visiting',
  came: 'coming',
  attended: 'attending',
  donated: 'donating',
  became: 'becoming',
  started: 'starting',
  purchased: 'purchasing',
  created: 'creating',
  completed: 'completing'
}

/** "joined our waiting list" → "joining our waiting list"; `undefined` for what people did not do. */
function gerund(doing: string): string | undefined {
  const [verb = ''] = doing.split(' ')
  const form = GERUNDS[verb.toLowerCase()]
  return form && trimEnds(`${form}${doing.slice(verb.length)}`)
}
