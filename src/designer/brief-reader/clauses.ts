import { isStatement } from '../grammar/clause.ts'
import { isAside } from './asides.ts'
import { type Ask, askOf, clausesIn, partsOf, withoutGreeting } from './ask.ts'
import { isAsked } from './asked.ts'
import { toldOf } from './directives.ts'
import { ours, toReader } from './people.ts'
import { KIND_OF_SENDER } from './sender.ts'
import { hasVerb, isSentence } from './sentence-test.ts'
import { isStyle } from './style.ts'
import { DAYS, sentence } from './tidy.ts'

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

/** Requests that name a part of the email rather than words of it. */
const PART =
  /^(?:a |an |some |the |one |two |three |four |five |big |clear |short |strong |nice |our |and )*(?:call to action|cta|agenda|products?|prices|buttons?|links?|faqs?|section|testimonials?|quotes?|social (?:media )?(?:links?|icons?)|footer|header|hero|images?|pictures?|photos?|unsubscribe(?: link)?|logo|rating|stars?|product grid|grid|countdown|headline|subject(?: line)?|divider|icons?|map|video|best-?sellers|steps?)\b(?!\s*:)/i

/** Takes a sentence of a brief apart: what was asked of us, and what is to be said to the reader. */
export function clausesOf(line: string, first: boolean): Clauses {
  const result: Clauses = { statements: [], fragments: [], wanted: [], asides: [] }
  const [, noun, name, host = ''] = (first && LAUNCHING.exec(line.charAt(0).toLowerCase() + line.slice(1))) || []
  if (noun && name) {
    result.statements.push(`${name} is our new ${noun}${host}.`)
    return { ...result, subject: name, head: line }
  }
  const ask = askOf(line, first)
  if (ask) {
    result.head = line
    if (ask.audience) result.audience = ask.audience
    const did = /^(?:thank|(?:an? )?thank[- ]you)\b/i.test(withoutGreeting(line))
      ? /^(?:the |all |our )*\w+ (?:who|that) (.+)$/i.exec(ask.audience ?? '')?.[1]
      : undefined
    if (did) result.statements.push(`You ${toReader(did)}. Thank you.`)
    const { subject, rest } = namedAfter(ask, result)
    if (subject && !OWN.test(subject) && !CALLED_BY.test(subject)) result.subject = subject
    const extras =
      /\s(with (?:free )?(?:wine|drinks|food|snacks|cheese|music|live|a |an |our |coffee|cake)[^.]{2,50})$/i.exec(
        ask.subject ?? ''
      )?.[1]
    if (extras) result.fragments.push(extras)
    if (ask.said) place(ask.said, result)
    placeEach(rest, result, definitionOf(subject))
    return result
  }
  const bare = withoutGreeting(line)
  const said = /^please\s/i.test(line) ? `Please ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare
  const body = withoutSelf(withoutTitle(said, result))
  for (const part of requestsIn(body)) {
    if (toldOf(part)) placeTold(part, result)
    else placeAll(partsOf(part), result)
  }
  return result
}

/** "online course launching - Learn Light with Mia": the name, and what it is. */
const LAUNCHING =
  /^(?:our |my |an? |the )?(?:new )?(\p{Ll}[\p{Ll} -]{3,40}?) (?:launching|launch|opening)\s*[-–—:]\s*(?:called )?(\p{Lu}[\p{L}\d']*(?: [\p{Lu}\d][\p{L}\d']*){0,4})( with [^,.]+)?\.?$/u

/** "our new headphones, the Aura 2, …": the name is the subject, and what it is a sentence. */
function namedAfter({ subject, rest }: Ask, result: Clauses): Pick<Ask, 'subject' | 'rest'> {
  const [first = '', ...others] = rest
  const name = /^(?:the )?(\p{Lu}[\p{L}\d'-]*(?: (?:\p{Lu}[\p{L}\d'-]*|\d+)){0,3})$/u.exec(first)?.[1]
  const isNoun = /^(?:our|my) (?:new|latest|brand[- ]new|first|second) (?:\p{Ll}[\p{Ll}\d' -]+)$/u.test(subject ?? '')
  if (!name || !subject || !isNoun || new RegExp(DAYS.source, 'i').test(name))
    return { ...(subject && { subject }), rest }
  result.statements.push(`Say hello to ${subject.replace(/^my\b/, 'our')}.`)
  return { subject: name, rest: others }
}

const NEXT_REQUEST =
  /(?:[,;]\s*|\s+)(?:(?:and|also|then|but)\s+)*(?=(?:mention|(?<!\b(?:is|are|costs?|lasts?|runs?)\b[^,;]{0,60}\sand\s)include|link to|(?:point|send|direct) (?:them|people|everyone|readers|customers|users) to|remind|thank|ask (?:them|people|everyone)|tell (?:them|people|everyone)|(?:give|offer) (?:them|people|everyone)|let (?:them|people|everyone) know|with a (?:button|link))\b)/i

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
function withoutSelf(line: string): string {
  const rest =
    /^(?:we're called|we are called|we are|we're|i am|i'm|this is)\s+(?:the\s+)?\p{Lu}[^,]*?(?:,[^,]{3,60})?,?\s+(?:and|so)\s+((?:we|our|i)\b.+)$/u.exec(
      line.replace(/^(?:We|I|This)\b/, word => word.toLowerCase())
    )?.[1]
  const selves = new RegExp(
    `^(?:my|our) (?:[\\w'-]+ ){0,2}(?:${KIND_OF_SENDER})(?: \\([^)]*\\)| called [^,]+?) (is|has)\\s`,
    'i'
  ).exec(line)
  if (selves) return `${selves[1] === 'is' ? 'we are' : 'we have'} ${line.slice(selves[0].length)}`
  const called =
    /^(?:we are|we're|i'm|i am) called [^,.]{2,40}?(?:,| and)\s+(?:and )?((?:we|i|the|our|it|there|you)\b.+)$/i.exec(
      line
    )?.[1]
  const news = /^i (?:own|run|have|manage)\b.+?\band\s+(we\b.+)$/i.exec(line)?.[1]
  return (rest ?? called ?? news ?? line).replace(
    /^[Oo]ur (?:band|shop|store|company|studio|startup|brand|bakery|restaurant|salon|school|team) (?=\p{Lu}[\p{L}']+ )/u,
    ''
  )
}

/** "Summer sale: everything half price": what stands before the colon names it, when it is no sentence. */
function withoutTitle(line: string, result: Clauses): string {
  const [, opening, said] = /^([^:]{3,60}):\s+(\D.*|[£$€\d].*)$/.exec(line) ?? []
  if (!opening || !said || opening.includes('(') || hasVerb(opening) || toldOf(line)) return line
  if (!isStyle(opening) && !/^(?:ps|p\.s\.|items?|products?|order)$/i.test(opening)) result.subject ??= opening
  return said
}

/** "£72 for all six classes", "only 12 spots": said beside a sentence rather than in it. */
const isBeside = (piece: string): boolean =>
  /^(?:[£$€]\s?\d\S*(?: (?:for|per|each|a) .+)?|(?:only|just) \d+ .+)$/i.test(piece)

/** A sentence stays whole: its clauses are parted only where one of them is a wish about looks, a fact of its own or a request to us. */
function joined(pieces: string[]): string[] {
  const bare = (piece: string) => piece.replace(/^(?:and|but|plus)\s+/i, '')
  const special = pieces
    .map(bare)
    .map(
      (piece, at) =>
        [isStyle, isAside, isAsked, isSender].some(isFor => isFor(piece)) ||
        IS_CALLED.test(piece) ||
        toldOf(piece) !== undefined ||
        (at > 0 && isBeside(piece))
    )
  const kept: string[] = []
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 || special[at] || special[at - 1]) kept.push(bare(piece))
    else kept[kept.length - 1] += `, ${piece}`
  }
  return kept
}

/** "5 questions, takes 3 minutes, win a free night, draw on 1 July": notes, each for itself. */
const isNotes = (pieces: string[]): boolean =>
  pieces.length > 2 &&
  pieces.every(
    piece => piece.split(' ').length < 8 && !/^(?:and|or)\b|\b(?:we|you|they|it|our|your|is|are)\b/i.test(piece)
  ) &&
  pieces.some(piece => /^(?:takes|lasts|win|get|cancel|bring|free|no)\b/i.test(piece))

function placeAll(pieces: string[], result: Clauses): void {
  for (const piece of isNotes(pieces) ? pieces : joined(pieces)) place(piece, result)
}

/** After the head of an ask every clause stands for itself, but for a list of short words. */
function placeEach(pieces: string[], result: Clauses, define: (piece: string) => string | undefined): void {
  const [first = '', ...rest] = pieces
  const kept: string[] = [define(first) ?? first]
  for (const [at, piece] of rest.entries()) {
    const last = kept.at(-1) ?? ''
    if (isPlain(piece) && !isStyle(last) && (isShort(piece) || goesOn(last, rest.slice(at))))
      kept[kept.length - 1] += `, ${piece}`
    else kept.push(piece)
  }
  for (const piece of kept) for (const part of requestsIn(withoutSelf(piece))) place(part, result)
}

const isPlain = (piece: string): boolean => !isStyle(piece) && !toldOf(piece) && !isAside(piece)

/** One more of a list: up to three words, with "and" before the last. */
const isShort = (piece: string): boolean =>
  /^\p{L}?[\p{Ll}' -]+$/u.test(piece) &&
  /(?:^|\s)\p{Ll}/u.test(piece) &&
  piece.replace(/^(?:and|or) /i, '').split(' ').length < 4

/** "We've shipped tasks, a calendar, and notifications": a list inside a sentence, up to its "and". */
function goesOn(last: string, following: string[]): boolean {
  const end = following.findIndex(piece => /^(?:and|or) |\s(?:and|or)\s/.test(piece))
  return (
    isSentence(last) &&
    end >= 0 &&
    following.slice(0, end + 1).every(piece => !hasVerb(piece) && piece.split(' ').length < 6)
  )
}

/** "Tidemark, a time tracking app": said as a sentence, when the first is a name. */
const definitionOf =
  (subject: string | undefined) =>
  (piece: string): string | undefined => {
    const name = subject
      ?.split(/:\s+/)
      .at(-1)
      ?.replace(/^(?:our |the |new )+/i, '')
      .replace(/^.*"([^"]+)"$/, '$1')
    return name && /^[\p{Lu}\d]/u.test(name) && name.split(' ').length < 6 && /^an? [a-z]/.test(piece)
      ? `${name} is ${piece}`
      : undefined
  }

/** "after first purchase", "sent two days after checkout": when the email goes out. */
const TRIGGER =
  /^(?:sent |goes out )?(?:(?:\w+ ){1,3})?(?:after|before|when|once|upon|following) (?:the |their |a |an |they |first |each |every |somebody |someone |checkout)[^.]{0,40}$/i
/** "I'm Tom and I run a small plant shop". */
const INTRODUCED =
  /^(?:i'm|i am|my name is|my name's|this is) \w+,? (?:and (?:i|we) (?:run|own|have|manage|work)|from|owner of|founder of)\b/i
const SELF =
  /^(?:we )?just \p{Ll}+ed\b.*|^(?:we're|we are|i'm|i am|i run|i own|my|our)\s+(?:an?\s+|the\s+|\p{Ll}+\s+)*[\p{Ll}-]+(?:\s+(?:in|near|from|at)\s+\S+)*$/u
/** "saas tool called Ledgerly for freelancers": who sends it, said to us. */
const isSender = (clause: string): boolean => CALLED.test(clause) && !hasVerb(clause)
const CALLED = new RegExp(
  `^(?:(?!\\bnew\\b)[\\w'-]+ ){0,5}(?:${KIND_OF_SENDER})(?: in \\S+)? (?:called|named) \\S`,
  'i'
)
/** "for my yoga studio": the sender, which is no subject. */
const OWN = new RegExp(`^(?:my|our) (?:[\\w'-]+ ){0,3}(?:${KIND_OF_SENDER})\\??$`, 'i')
/** "cyclists called The Long Gear": whom it is for, and its name. */
const CALLED_BY = /^[\p{Ll} ]{3,30} (?:called|named) \p{Lu}[^,.]*$/u
const IS_CALLED =
  /^(?:(?:the|our|my|it's|its) )?(?:app|studio|shop|store|gym|salon|club|band|charity|firm|school|site|software|restaurant|café|cafe|clinic|hotel|bakery|bar|company|business|product|tool|platform)? ?(?:is |are )?(?:called|named) [^,]{2,50}$/i
const NAMING = /^(?:brand|company|shop|store|business|name|sender|client|customer)\s*(?:=|is|:)\s*/i

/** "link to listen example.com/x plus …": the address is a button, the rest goes on. */
const LINK =
  /^(?:with )?(?:(?:a|the) )?(?:links?|buttons?) (?:(?:to|for) (?:[\w-]+ ){0,4}?)?(?:https?:\/\/)?[\w-]+\.[\w./?=&#-]+\s*(?:(?:plus|and|,)\s*)?/i

/** Clauses about the email, its looks, its sender or its moment, not for the reader. */
const SKIPPED: ((clause: string) => boolean)[] = [
  isStyle,
  isAside,
  isAsked,
  isSender,
  clause => PART.test(clause) && !hasVerb(clause),
  ...[NAMING, IS_CALLED, INTRODUCED, TRIGGER].map(sign => (clause: string) => sign.test(clause)),
  clause => SELF.test(clause) && !(/^(?:my|our)\b/.test(clause) && isStatement(clause))
]

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
    .replace(/^(?:and|but|also|then|please|plus)\s+/i, '')
    .replace(LINK, '')
  if (!clause || clause.endsWith(':') || UNFINISHED.test(clause)) return
  if (SKIPPED.some(isFor => isFor(clause))) {
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
  /\b(?:who|that) .+?\b(?:is|are|gets?|will|can|should|must|may|receives?|earns?|pays?|saves?|enters?|wins?)\b/i

function placeTold(clause: string, result: Clauses): void {
  if (isAsked(clause)) return
  const told = toldOf(clause)
  if (!told) return
  if ('wanted' in told) {
    result.wanted.push(told.wanted)
    return
  }
  if (!PART.test(told.said) && !isStyle(told.said) && !isAside(told.said) && !isAsked(told.said))
    placeWords(told.said, result)
}

/** "Tasks is on all plans, calendar is on Pro": two sentences with a comma between. */
const SPLICED =
  /^(?!(?:if|when|because|since|although|as|once|while|after|before)\b)([^,]+ (?:is|are) [^,]+), (?!(?:and|but|so|which|who|where|if|when|or)\b)([^,]+ (?:is|are) [^,]+)$/i

function placeWords(words: string, result: Clauses): void {
  const clean = words
    .replace(/^that\s+/i, '')
    .replace(/^if not$/i, 'if not, use the button above')
    .replace(/\bignore\.?$/i, 'you can ignore this email')
    .replace(
      /,? and (?:i|we) (?:need|want|have) to (?:apologi[sz]e|say sorry|tell|let|write|send|explain|say)\b[^,]*$/i,
      ''
    )
    .replace(
      /^(?=(?:can|must|should|need to|have to|may) (?!we\b|i\b|you\b|it\b|be\b))\w/i,
      letter => `you ${letter.toLowerCase()}`
    )
    .trim()
  const [said = '', ...gains] = clausesIn(clean)
  const [, one, other] = SPLICED.exec(clean) ?? []
  if (one && other) for (const part of [one, other]) result.statements.push(sentence(part))
  else if (gains.length > 0 && hasVerb(said) && gains.every(gain => /^free /i.test(gain)))
    result.statements.push(sentence(said), sentence(`you get ${gains.join(' and ')}`))
  else if (isSentence(clean) || /^(?:please|thank you|you) /i.test(clean)) result.statements.push(sentence(clean))
  else if (clean.length > 2) result.fragments.push(clean.replace(/[.!]+$/, '').trim())
}
