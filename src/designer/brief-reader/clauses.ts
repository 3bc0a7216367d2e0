import { isStatement } from '../grammar/clause.ts'
import { isAside } from './asides.ts'
import { type Ask, askOf, clausesIn, partsOf, withoutGreeting } from './ask.ts'
import { isAsked } from './asked.ts'
import { toldOf } from './directives.ts'
import { definitionOf, isNoSubject, LAUNCHING, namedAfter } from './heads.ts'
import { isOursOnly, PART } from './ours-only.ts'
import { ours, thanksFor } from './people.ts'
import { gathered, isNotes, joined } from './pieces.ts'
import { KIND_OF_SENDER } from './sender/kinds.ts'
import { hasVerb, isSentence } from './sentence-test.ts'
import { isStyle } from './style.ts'
import { sentence } from './tidy.ts'

/** What one stretch of a brief is good for. */
export interface Clauses {
  /** Said to the reader as they are. */
  statements: string[]
  fragments: string[]
  /** What was asked for without being told: "what happens next". */
  wanted: string[]
  /** Clauses that speak to us. */
  asides: string[]
  /** The head of the ask: names in it are for us. */
  head?: string
  audience?: string
  subject?: string
}

/** Takes a sentence of a brief apart: what was asked of us, and what is to be said to the reader. */
export function clausesOf(line: string, first: boolean): Clauses {
  const result: Clauses = { statements: [], fragments: [], wanted: [], asides: [] }
  const [, noun, name, host = ''] = (first && LAUNCHING.exec(line.charAt(0).toLowerCase() + line.slice(1))) || []
  if (noun && name) return { ...result, statements: [`${name} is our new ${noun}${host}.`], subject: name, head: line }
  const ask = askOf(line, first)
  if (ask) placeAsk(line, ask, result)
  else placeSaid(line, result)
  return result
}

/** The rest of the sentence that asked: every clause stands for itself, unless they make a sentence. */
export function clausesAfterAsking(line: string): Clauses {
  const result: Clauses = { statements: [], fragments: [], wanted: [], asides: [] }
  const pieces = partsOf(line.replace(/[.]$/, ''))
  const [name = '', ...rest] = pieces
  const defines =
    /^(?:the |our )?["\p{Lu}]|"$/u.test(name) && /^an? \p{Ll}/u.test(rest[0] ?? '') ? definitionOf(name) : undefined
  if (isOneList(pieces)) place(line.replace(/[.]$/, '').replace(/^with (?=\S+ \S)/i, ''), result)
  else if (rest.length > 0 && isStatement(name)) placeSaid(line, result)
  else placeEach(defines ? rest : pieces, result, defines ?? (() => undefined))
  return result
}

/** "30% off all wetsuits, boardshorts and rash guards": commas part what one sum is on, or sums of one kind. */
const isOneList = (pieces: string[]): boolean =>
  pieces.length > 1 &&
  /[%£$€]/.test(pieces[0] ?? '') &&
  /\sand\s/i.test(pieces.at(-1) ?? '') &&
  !pieces.some(hasVerb) &&
  pieces.slice(1).every(piece => /^(?:[£$€]|\p{Ll}+ )/u.test(piece) && piece.split(' ').length < 12)

function placeAsk(line: string, ask: Ask, result: Clauses): void {
  result.head = line
  if (ask.audience) result.audience = ask.audience
  const did = /^(?:thank|(?:an? )?thank[- ]you)\b/i.test(withoutGreeting(line))
    ? /^(?:the |all |our )*\w+ (?:who|that) (.+)$/i.exec(ask.audience ?? '')?.[1]
    : undefined
  if (did) result.statements.push(thanksFor(did))
  const { subject, rest } = namedAfter(ask, result)
  if (subject && !isNoSubject(subject)) result.subject = subject
  const extras =
    /\s(with (?:free )?(?:wine|drinks|food|snacks|cheese|music|live|a |an |our |coffee|cake)[^.]{2,50})$/i.exec(
      ask.subject ?? ''
    )?.[1]
  if (extras) result.fragments.push(extras)
  if (ask.said) place(ask.said, result)
  placeEach(rest, result, definitionOf(subject))
}

function placeSaid(line: string, result: Clauses): void {
  const bare = withoutGreeting(line)
  const said = /^please\s/i.test(line)
    ? `Please ${bare.replace(/^\p{Lu}(?!\p{Lu})/u, letter => letter.toLowerCase())}`
    : bare
  for (const part of requestsIn(withoutSelf(withoutTitle(said, result)))) {
    if (toldOf(part)) placeTold(part, result)
    else placeAll(partsOf(part), result)
  }
}

const NEXT_REQUEST =
  /(?<!\b(?:don't|not|never|no need to|we|to|should|must|please|can|will))(?:[,;]\s*|\s+)(?:(?:and|also|then|but)\s+)*(?=(?:mention|point out|(?<=\band |, )say (?:that|we|it|you|there|they)|(?<!\b(?:is|are|costs?|lasts?|runs?)\b[^,;]{0,60}\sand\s)include|link to|suggest gifts|(?<=\band )offer (?:free|\d|[£$€₹])|invite (?:them|people|everyone|our|the)|announce it|(?<=\band )(?:give|add) (?:our|the) (?:support|contact|phone|help|e-?mail)|(?:point|send|direct) (?:them|people|everyone|readers|customers|users) to|remind|thank(?! you)|ask (?:them|people|everyone)|tell (?:them|people|everyone)|(?:give|offer) (?:them|people|everyone)|let (?:them|people|everyone) know|with a (?:button|link))\b)/i

/** "Say that a, that b, and link to c": three requests. */
function requestsIn(body: string): string[] {
  return body.split(NEXT_REQUEST).flatMap(part => {
    const [thanks, ...more] = /^(?:please )?thank\b/i.test(part) ? clausesIn(part) : []
    if (thanks && more.length > 0) return [thanks, more.join(', ')]
    const [topic, ...others] = clausesIn(part)
    const named = topic ? toldOf(topic) : undefined
    if (named && 'wanted' in named && others.length > 0) return [topic ?? '', ...others]
    const [, verb] = /^(.{3,40}?\s)that\s/i.exec(part) ?? []
    return verb && toldOf(part)
      ? part
          .split(/(?:[,;]\s*|\s+and\s+|[,;]\s*and\s+)(?=that\s+(?!'s|is|paid|means|made|helped|was))/i)
          .map((said, at) => (at === 0 ? said : verb + said))
      : [part]
  })
}

/** "We are Osteria Bruna, small Italian place, and we're moving": who they are is not the news. */
export function withoutSelf(line: string): string {
  const rest =
    /^(?:we're called|we are called|we are|we're|i am|i'm|this is)\s+(?:the\s+)?\p{Lu}[^,]*?(?:,[^,]{3,60})?,?\s+(?:and|so)\s+((?:we|our|i)\b.+)$/u.exec(
      line.replace(/^(?:We|I|This)\b/, word => word.toLowerCase())
    )?.[1]
  const selves = new RegExp(
    `^(?:my|our) (?:[\\w'-]+ ){0,2}(?:${KIND_OF_SENDER})(?: \\([^)]*\\)| called [^,]+?|,? \\p{Lu}[\\p{L}\\d&'’ ]+?,?) (is|are|has|have|will)\\s`,
    'u'
  ).exec(line.charAt(0).toLowerCase() + line.slice(1))
  if (selves) return `we ${selves[1]?.replace(/^is$/, 'are').replace(/^has$/, 'have')} ${line.slice(selves[0].length)}`
  const called =
    /^(?:we are|we're|i'm|i am) called [^,.]{2,40}?(?:,| and)\s+(?:and )?((?:we|i|the|our|it|there|you)\b.+)$/i.exec(
      line
    )?.[1]
  const trade = /^(?:so )?(?:i'm|i am|we're|we are) an? (?:[\w-]+ ){1,3}(?:and|so) ((?:my|our|we|the)\b.+)$/i.exec(
    line
  )?.[1]
  const news = /^i (?:own|run|have|manage)\b.+?\band\s+(we\b.+)$/i.exec(line)?.[1]
  return (rest ?? called ?? trade ?? news ?? line).replace(
    /^[Oo]ur (?:band|shop|store|company|studio|startup|brand|bakery|restaurant|salon|school|team) (?=\p{Lu}[\p{L}']+,? )/u,
    ''
  )
}

/** "Summer sale: everything half price": what stands before the colon names it, when it is no sentence. */
function withoutTitle(line: string, result: Clauses): string {
  const [, opening, said] = /^([^:]{3,60}):\s+(\D.*|[£$€\d].*)$/.exec(line) ?? []
  if (!opening || !said || opening.includes('(') || hasVerb(opening) || toldOf(line)) return line
  if (!isStyle(opening) && !/^(?:ps|p\.s\.|items?|products?|order|\d+ \w+)$/i.test(opening)) result.subject ??= opening
  return said
}

function placeAll(pieces: string[], result: Clauses): void {
  const told = pieces.filter(piece => !isOursOnly(piece))
  for (const piece of isNotes(told) ? pieces : joined(pieces)) place(piece, result)
}

/** After the head of an ask every clause stands for itself, but for lists. */
function placeEach(pieces: string[], result: Clauses, define: (piece: string) => string | undefined): void {
  const [head = '', ...rest] = pieces
  const first = define(head) ?? head
  // "Welcome email for Harvest Lane, a veg box delivery in Kent": the header says what they are.
  const isTrade = first === head && /^(?:an?|the) [\p{Ll}\d]/u.test(head) && !isStatement(head)
  if (isTrade) result.asides.push(head)
  for (const piece of gathered(isTrade ? rest : [first, ...rest]))
    for (const part of requestsIn(withoutSelf(piece))) place(part, result)
}

/** "link to listen example.com/x plus …": the address is a button, the rest goes on. */
const LINK =
  /^(?:with )?(?:(?:a|the) )?(?:links?|buttons?) (?:(?:to|for) (?:[\w-]+ ){0,4}?)?(?:https?:\/\/)?[\w-]+\.[\w./?=&#-]+\s*(?:(?:plus|and|,)\s*)?/i

/** "We want to": what is left when the request after it has been read for itself. */
const UNFINISHED =
  /^(?:(?:and|so|also|it|this|must|hi|hello|hey|thanks|we|i|we'd|i'd|would|like|want|need|have|to|please|just|you|can|should|then|basically|the email)\b[\s!.,]*)+$/i

function place(source: string, result: Clauses): void {
  const clause = source
    .trim()
    .replace(
      /^(?:at the (?:end|top|bottom|start)|in the (?:intro|ps|footer)|finally|lastly|first),? (?=(?:say|mention|tell|ask|thank|add|include)\b)/i,
      ''
    )
    .replace(/^(?:(?:and|but|also|then|please|plus|maybe|perhaps|possibly)\s+)+/i, '')
    .replace(LINK, '')
  if (!clause || clause.endsWith(':') || UNFINISHED.test(clause)) return
  if (isOursOnly(clause)) {
    result.asides.push(clause)
    return
  }
  const who =
    /^(?:for |to )?((?:people|customers?|members?|users?|subscribers?|everyone|anyone|guests|clients|(?<=for )[\p{Ll}-]+s) (?:who|that)\b.*)/iu.exec(
      clause
    )?.[1]
  if (who && !GETS.test(who)) result.audience ??= who
  else if (toldOf(clause)) placeTold(clause, result)
  else placeWords(/^please\s/i.test(source) ? `please ${ours(clause)}` : ours(clause), result)
}

/** "Everyone who leaves a review is entered to win": that is said to everyone. */
const GETS =
  /\b(?:who|that) .+?\b(?:is|are|gets?|will|can|should|must|may|receives?|earns?|pays?|saves?|enters?|wins?|keeps?)\b/i

function placeTold(clause: string, result: Clauses): void {
  if (isAsked(clause)) return
  const told = toldOf(clause)
  if (!told) return
  if ('wanted' in told) {
    result.wanted.push(told.wanted)
    return
  }
  const said = withoutOurs(told.said)
  if (!PART.test(said) && !isStyle(said) && !isAside(said) && !isAsked(said)) placeWords(said, result)
}

/** "be quick, no emojis please": what is told may end in words to us. */
const withoutOurs = (said: string): string =>
  partsOf(said)
    .filter((piece, at) => at === 0 || !isOursOnly(piece.replace(/^(?:and|but)\s+/i, '')))
    .join(', ')

/** "Tasks is on all plans, calendar is on Pro": two sentences with a comma between. */
const SPLICED =
  /^(?!(?:if|when|because|since|although|as|once|while|after|before)\b)([^,]+ (?:is|are) [^,]+), (?!(?:and|but|so|which|who|where|if|when|or)\b)([^,]+ (?:is|are) [^,]+)$/i

/** The sentences of some words that were told: one, or two with a comma between. */
export const sentencesOf = (words: string): string[] =>
  (SPLICED.exec(words)?.slice(1) ?? [words]).map(said =>
    sentence(/^please\b/i.test(said) ? said.replace(/, and to (?=\p{Ll})/u, ', and ') : said)
  )

function placeWords(words: string, result: Clauses): void {
  const clean = words
    .replace(/^that\s+/i, '')
    .replace(
      /^(?:the |our )?(?:customers?|shoppers?|they|she|he|somebody|someone) (?:has |have )?left(?: behind)?,? and /i,
      ''
    )
    .replace(/,? so (?:please )?make (?:that|this|it|sure it) (?:stands? out|clear|prominent|big)\b.*$/i, '')
    .replace(/^offering (?:them |you |our \w+ )?(?=\S+ \S)/i, 'we can offer you ')
    .replace(/^(?:announcing|introducing|promoting|celebrating|unveiling) (?=\S+ \S)/i, '')
    .replace(/^going (up )?(?=from [£$€₹]\s?\d)/i, (_, up = '') => `our price goes ${up}`)
    .replace(/[\s,]+(?:so|and|but|because|or|plus|then)$/i, '')
    .replace(/^if not$/i, 'if not, use the button above')
    .replace(/\bignore\.?$/i, 'you can ignore this email')
    .replace(
      /,? and (?:i|we) (?:need|want|have) to (?:apologi[sz]e|say sorry|tell|let|write|send|explain|say)\b[^,]*$/i,
      ''
    )
    .replace(
      /^(?=(?:can|must|should|need to|have to|may(?! \d)) (?!.*\?$)(?!we\b|i\b|you\b|it\b|be\b))\w/i,
      letter => `you ${letter.toLowerCase()}`
    )
    .trim()
  const [said = '', ...gains] = clausesIn(clean)
  if (SPLICED.test(clean)) result.statements.push(...sentencesOf(clean))
  else if (gains.length > 0 && hasVerb(said) && gains.every(gain => /^free /i.test(gain)))
    result.statements.push(sentence(said), sentence(`you get ${gains.join(' and ')}`))
  else if (isSentence(clean) || /^(?:please|thank you|thanks for|you) /i.test(clean))
    result.statements.push(sentence(clean))
  else if (clean.length > 2) result.fragments.push(clean.replace(/[.!]+$/, '').trim())
}
