import { sentence } from './tidy.ts'

/** What one stretch of a brief is good for. */
export interface Clauses {
  /** Said to the reader as they are. */
  statements: string[]
  fragments: string[]
  audience?: string
  subject?: string
}

const POLITE =
  /^(?:(?:hi|hey|hello|ok|okay|so|and|also|then|please|pls|plz|now|just|maybe|finally|next|oh|btw|ideally)[,!]?\s+)+/i
const ASK_VERBS =
  '(?:make|write|create|design|generate|build|draft|do|send|compose|prepare|need|want|like|give|get|help|produce|put together|come up with)'
const ASK = new RegExp(
  `^(?:(?:can|could|would|will) (?:you|u)\\s+|(?:we|i)(?:'d| would| will|'ll)?\\s+|(?:i'm|we're|i am|we are) (?:looking for|after)\\s+|let's\\s+)?(?:(?:please|really|just|also)\\s+)*(?:${ASK_VERBS}(?:\\s+(?:to|me|us|with|my|our|out))*\\s+)*`,
  'i'
)
const MAIL =
  /^(?:[^.,:;]{0,70}?\s)?(?:e-?mails?|mail|newsletter|e-?mail template|template|invitation|invite|announcement|confirmation|receipt|campaign|message|reminder|notice|notification|blast|promo|digest|update|survey|request|release notes?)\b(?:\s+(?:e-?mail|mail|template|message|campaign|copy|design))*/i
const PEOPLE =
  '(?:them|people|everyone|(?:our |the |all |your )*(?:new |existing )?(?:customers?|readers?|members?|subscribers?|users?|guests?|neighbours?|neighbors?|friends|families|residents|employees|colleagues|alumni|fans|patients?|ppl|volunteers?|guests?|parents?|clients?|students?|donors?|staff|team|buyers?|visitors?|attendees))(?: of (?:(?:an?|the|our) )?[\\w&-]+(?:(?: &)? [\\w&-]+)??(?=\\s+(?:that|to|about|know|for)\\b))?'
const TELL = `(?:say|mention|state|explain|note|highlight|emphasi[sz]e|announce|point out|talk about|write|stress|(?:remind|tell|inform|notify|warn|give|offer) ${PEOPLE}|let ${PEOPLE} know|thank them)`
const ADD =
  '(?:include|add|feature|show|list|put in|put|use|link to|point to|give|offer(?! (?:ends|is|valid|runs|expires|closes)))'
const SHOULD = `(?:(?:it|this|the e-?mail|the mail) (?:should|must|needs to|has to|can)\\s+|should\\s+|must\\s+|make sure (?:to|you|it|we)\\s+|be sure to\\s+|don't forget to\\s+|remember to\\s+|(?:we|i) (?:want|need|would like|'d like) to\\s+)`
const DIRECTIVE = new RegExp(
  `^${SHOULD}?(?:(${TELL})|${ADD}|have|with)\\s+(?:also\\s+)?((?:that|about|how|the fact that|in)\\s+)?`,
  'i'
)
const SPLIT = new RegExp(
  `(?:[,;]\\s*|\\s+)(?:(?:and|also|then|but)\\s+)*(?=(?:${TELL}|include|link to|with a (?:button|link))\\b)|(?:[,;]\\s*|\\s+and\\s+)(?=that\\s+(?!'s|is|paid|means|made|helped|was))`,
  'gi'
)
const VERB =
  /\b(?:is|are|was|were|will|would|can|could|should|must|has|have|had|opens|(?<=s )open (?=on|at|from)|paid|raised|got|feeds|saw|helped|closes?|starts?|begins?|ends?|runs?|ships?|arrives?|launch(?:es|ed)|costs?|gets?|takes?|comes?|goes|lasts?|includes?|covers?|needs?|makes?|made|sells?|sold|left|won|found|grew|moved|moving|changed|means|offers?|gives?|saves?|brings?|works?|helps?|lets?|keeps?|kept|uses?|shows?|wants?|loves?|built|bought|joined|signed|turned|reached|added|fixed|improved|became|went|came|taught|returns?|expires?|renews?|don't|doesn't|isn't|aren't|can't|won't|didn't|[a-z]+'(?:s|re|ll|ve))\b/i
const STYLE_WORDS = new Set(
  (
    'friendly unhurried minimal minimalist modern bold elegant playful dark light clean simple short warm warmly professional luxurious luxury fun funny witty casual formal calm quirky cool fresh bright cheerful ' +
    'upbeat exciting urgent tone style look feel vibe mood voice colours colors colour color font fonts serif sans theme background palette design layout classy sleek retro vintage rustic earthy natural soft loud confident ' +
    'sincere honest serious kind gentle cosy cozy relaxed quiet premium polished sophisticated energetic youthful trendy corporate crisp concise brief long plain romantic dramatic festive whimsical editorial ' +
    'red blue green yellow orange purple pink black white navy teal gold cream beige brown grey gray turquoise violet maroon lime coral mint lavender olive burgundy sage terracotta peach ' +
    'pastel neon forest sky royal hot deep use make keep it in be our brand please and with a an the very quite not too but or as possible nice good bit little more less of on for to lots lot by mobile responsive pushy sober marketing no copy sentences sentence words salesy cheesy emoji emojis english british american'
  ).split(' ')
)

/** Words about how the email should look or sound, which are no words of the email. */
export function isStyle(clause: string): boolean {
  const words =
    clause
      .toLowerCase()
      .replace(/#[0-9a-f]{3,8}\b/g, 'colour')
      .match(/[a-z'-]+/g) ?? []
  const known = words.filter(
    word => STYLE_WORDS.has(word.replace(/^(?:un|super-?)/, '')) || STYLE_WORDS.has(word) || word.endsWith('-ish')
  )
  const lead =
    /^(?:(?:make|keep) (?:it|the|things)|tone|the tone|style|look|feel|colou?rs?|our (?:brand )?colou?rs?|brand colou?rs?|use (?:our |the )?(?:colou?rs?|fonts?|a .{0,20}(?:tone|font|style)))\b/i.test(
      clause
    )
  return (
    words.length > 0 &&
    (known.length / words.length >= 0.75 || (lead && words.length < 16 && known.length / words.length > 0.3))
  )
}

/** Does a clause say something by itself? */
export const isSentence = (clause: string): boolean => VERB.test(clause) && clause.split(/\s+/).length > 2

/** Requests that name a part of the email rather than words of it. */
const PART =
  /^(?:a |an |some |the |one |two |three |big |clear |short |strong |and )*(?:call to action|cta|agenda|(?:three |four |two |five )?products?|prices|button|link|faq|section|testimonials?|quote|social (?:media )?(?:links?|icons?)|footer|header|hero|image|picture|photo|unsubscribe(?: link)?|logo|rating|stars?|product grid|grid|countdown|headline|subject(?: line)?|divider)\b/i

/** Takes a sentence of a brief apart: what was asked of us, and what is to be said to the reader. */
export function clausesOf(line: string, first: boolean): Clauses {
  const polite = line.replace(POLITE, '')
  const ask = calledUpon(polite, first) ?? askOf(polite, first)
  if (ask) return ask
  const result: Clauses = { statements: [], fragments: [] }
  const [opening, said] = /^([^:]{3,60}):\s+(\D.*|[£$€\d].*)$/.exec(polite)?.slice(1) ?? []
  const titled = opening && said && !isSentence(opening) && !DIRECTIVE.test(opening)
  if (titled && !isStyle(opening)) result.subject = opening
  const body = titled ? said : polite
  const pieces = body.split(/,\s+/)
  const mixed = pieces.length > 1 && pieces.some(isStyle)
  for (const clause of mixed ? pieces.filter(piece => !isStyle(piece)) : body.split(SPLIT)) place(clause, result)
  return result
}

/** "Ask customers to review …", "Invite people to …", "Launch of …": requests that do not say the word email. */
function calledUpon(line: string, first: boolean): Clauses | undefined {
  const stripped = line.replace(ASK, '')
  const invited = CALL.exec(stripped)
  if (first && invited) return tailOf(`about ${stripped.slice(invited[0].length)}`)
  const told = new RegExp(`^${TELL}\\b`, 'i').test(stripped)
  return told && stripped !== line ? clausesOf(stripped, false) : undefined
}

const CALL = new RegExp(
  `^(?:(?:ask|invite|encourage|get|remind|inviting|asking) ${PEOPLE}\\s+(?:to|for)\\s+|(?:invitation|invite) (?:to|for)\\s+|win back (?=customers|members|people|users)|(?:(?:product )?launch|launching|announcement|promotion|introduction) (?:of|for)\\s+|(?:announce|promote|celebrate|introduce)\\s+)`,
  'i'
)

function askOf(line: string, first: boolean): Clauses | undefined {
  const stripped = line.replace(ASK, '')
  const mail = MAIL.exec(stripped)
  const asked = stripped !== line
  if (!mail || (!asked && !(first && isHeading(mail[0])) && !/^(?:an? )?e-?mail (?:for|to)\b/i.test(stripped)))
    return undefined
  return tailOf(stripped.slice(mail[0].length).trim())
}

/** "Hearth, a smart thermostat": said as a sentence, when the first is a name. */
const definition = (name: string, piece: string): string | undefined =>
  !/^\p{Lu}/u.test(name) || name.split(' ').length > 5
    ? undefined
    : /^[a-z][a-z' -]+[.]?$/.test(piece) &&
        !/^(?:the|our|my|with|and|for|to|in|on|at|from|free|new|including|plus|code)\b/.test(piece) &&
        !isSentence(piece) &&
        !isStyle(piece) &&
        (/^an? /.test(piece) || piece.split(' ').length < 5)
      ? `${name} is ${/^an? /.test(piece) ? '' : /^[aeiou]/.test(piece) ? 'an ' : 'a '}${piece}`
      : /^an? [a-z]/.test(piece) && !isSentence(piece.replace(/\s(?:that|which|who|from)\b.*/, ''))
        ? `${name} is ${piece}`
        : undefined

const isHeading = (head: string): boolean =>
  /\b(?:e-?mail|newsletter|template)$/i.test(head) ||
  (!/^(?:we|our|i|you|your|they|it|this|there)\b/i.test(head) && !VERB.test(head.replace(/'s\b/g, '')))

const AUDIENCE =
  /^(?:(?:to be sent|sent|going|aimed|addressed)\s+)?(?:to|for|aimed at|targeting|at)\s+((?:all |our |my |the |new |existing |loyal |past |active |inactive |lapsed |first-time |every )*(?:people|customers?|members?|subscribers?|users?|guests?|clients?|parents?|students?|readers?|donors?|volunteers?|teams?|employees?|staff|shoppers?|buyers?|anyone|everyone|those|someone|folks|visitors?|attendees|patients?|supporters?|fans|neighbours|friends)\b[^,.;:]*)/i
const ABOUT =
  /^(?:that\s+|to\s+)?(?:announc(?:e|ing)|promot(?:e|ing)|celebrat(?:e|ing)|about|on|regarding|advertis(?:e|ing)|introduc(?:e|ing)|covering|where|which|saying|says?|telling|inform(?:ing)?|tell|invit(?:e|ing)|remind(?:ing)?|let(?:ting)?|thank(?:ing)?|confirm(?:ing)?|ask(?:ing)?)(?:\s+(?:them|people|customers|users|members|everyone|our \w+)(?:\s+know)?)?(?:\s+(?:that|about|to|of|for))?\s+/i

/** The rest of "an email …": for whom, about what, and what else. */
function tailOf(tail: string): Clauses {
  const result: Clauses = { statements: [], fragments: [] }
  let rest = tail.replace(/^[\s:,.–—-]+/, '')
  const audience = AUDIENCE.exec(rest)
  if (audience?.[1]) {
    const [who = '', said] = audience[1].split(
      /\s+(?=(?:about|that|announcing|telling|to (?:announce|tell|promote|say)|saying)\b)/
    )
    result.audience = who.trim()
    rest = `${said ?? ''}${rest.slice(audience[0].length)}`.replace(/^[\s:,.–—-]+/, '')
  }
  const about = ABOUT.exec(rest)
  const forWhat = /^(?:for|from|by|of|as|to)\s+/i.exec(rest)
  const lead = about?.[0] ?? forWhat?.[0]
  if (lead) {
    const pieces = rest.slice(lead.length).split(/(?<=\D),\s+|,\s+(?=\D)|\s+[–—-]+\s+|\s+(?=with\s)|:\s+/)
    const opening = (pieces.shift() ?? '').trim()
    const isGeneric =
      /^(?:(?:the|our|an?|my)\s+)?(?:(?:brand )?new\s+|latest\s+)*(?:product|app|feature|collection|book|album|range|course|service|tool|brand|menu)$/i.test(
        opening
      )
    const head = isGeneric && /^\p{Lu}/u.test(pieces[0] ?? '') ? (pieces.shift() ?? '').trim() : opening
    if (about && isSentence(head) && !/^(?:a|an|the|our|my)\s[^.]*\b(?:that|which|who)\b/i.test(head))
      result.statements.push(sentence(toReader(head)))
    else if (head) result.subject = (/:\s+(\p{Lu}.*)/u.exec(head)?.[1] ?? head).replace(/[.!?]$/, '')
    const [thing] = head.split(/:\s+/).slice(-1)
    for (const [at, piece] of pieces.entries()) place((at === 0 && definition(thing ?? '', piece)) || piece, result)
  } else if (/^\p{Lu}[\w&' ]{1,24},\s/u.test(rest)) {
    const [name = '', said = '', ...others] = rest.split(/,\s+/)
    result.subject = name
    for (const piece of [definition(name, said) ?? said, ...others]) place(piece, result)
  } else {
    for (const clause of rest.split(SPLIT)) for (const piece of clause.split(/,\s+(?=\D)/)) place(piece, result)
  }
  return result
}

function place(source: string, result: Clauses): void {
  const clause = source.trim().replace(/^(?:and|but|also|then|please)\s+/i, '')
  if (!clause || isStyle(clause) || clause.endsWith(':') || HOUSEKEEPING.test(clause)) return
  const who =
    /^(?:for |to )?((?:people|customers?|members?|users?|subscribers?|everyone|anyone) (?:who|that)\b.*)/i.exec(
      clause
    )?.[1]
  if (who) {
    result.audience ??= who
    return
  }
  const directive = DIRECTIVE.exec(clause)
  const told = directive || /^that\s/i.test(clause)
  const words = directive ? clause.slice(directive[0].length) : clause.replace(/^that\s+/i, '')
  if (!words || (told && isStyle(words)) || PART.test(words) || HOUSEKEEPING.test(words)) return
  const bidden = told && /^to\s+([a-z].*)/i.exec(words)?.[1]
  if (bidden) return void result.statements.push(sentence(toReader(bidden)))
  const said = told ? toReader(words) : ours(words)
  if (isSentence(words)) result.statements.push(sentence(said))
  else if (words.length > 2) {
    const bits = said.split(/,\s+/)
    for (const bit of bits.length > 2 ? bits : [said]) result.fragments.push(bit.replace(/[.!]+$/, '').trim())
  }
}

/** Said to us about the email itself. */
const HOUSEKEEPING =
  /^(?:(?:the |our )?(?:headline|subject(?: line)?|button|cta|tone|audience|email|e-mail|it) (?:is|should|must|needs|has to|can)\b|link(?:ed)? (?:to|it to)\s+\S+$|(?:keep|make) (?:it|this)\b|in (?:one|two|three|\d) (?:short )?(?:sentences|paragraphs|lines)|thank (?:\w+ )?(?:them|you|members|customers|people)\.?$|^(?:subject|steps|email|e-mail)$|win back\b|editor is\b|i (?:volunteer|work|run|own|am|manage)\b|(?:signed|sign off|signature)\b|explain how\b|(?:write|keep|use) .{0,20}(?:english|tone|voice)\b|for (?:an? )?(?:e-?mail|newsletter))/i

/** What was said about the readers, said to them. */
export function toReader(text: string): string {
  return ours(text)
    .replace(
      /^(?:our |all )?(?:users|customers|members|people|guests|clients|subscribers) (?:should|must|need to) /i,
      'Please '
    )
    .replace(/\b(?:they|the (?:customer|customers|reader|user|member)s?)\s+(?:has|have)\b/gi, 'you have')
    .replace(/\b(?:they|he|she) (is|are)\b/gi, 'you are')
    .replace(/\bthey\b/gi, 'you')
    .replace(/\bthey're\b/gi, "you're")
    .replace(/\bthem\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\byou you\b/g, 'you, you')
}

const ours = (text: string): string =>
  text
    .replace(/\bmy\b/g, 'our')
    .replace(/\bMy\b/g, 'Our')
    .replace(/\bcome back get\b/gi, 'come back and get')
    .replace(/\bu\b/g, 'you')
    .replace(/\bur\b/g, 'your')
