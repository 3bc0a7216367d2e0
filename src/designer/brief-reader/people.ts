/** Words for those an email is sent to, as briefs call them. */
const READERS =
  'customers?|readers?|members?|subscribers?|users?|guests?(?! (?:come|get in|are welcome|go|enter|pay)\\b)|neighbours?|neighbors?|friends|families|residents|employees|colleagues|alumni|fans|patients?|volunteers?|parents?|clients?|students?|donors?|staff|team|buyers?|visitors?|attendees|regulars|shoppers?|followers|supporters?|owners?|tenants?|pupils|players|testers|freelancers|applicants|investors|partners|shareholders|backers|stakeholders|couples|patients|shoppers|runners|teachers|founders|participants|sponsors|waitlist|waiting list|anyone|everyone|everybody|anybody|someone|somebody|people|those|folks'

/** A pattern, without flags: "our customers", "them", "all new members of the club". */
export const PEOPLE = `(?:them|her|him|you|(?:(?:our|the|all|your|my|every|any|new|existing|former|loyal|past|past and present|lapsed|current|regular|registered|long-standing|valued|local|church|school|club)\\s+)*(?:${READERS})(?: of (?:(?:an?|the|our) )?[\\w&-]+(?:(?: &)? [\\w&-]+)??(?=\\s+(?:that|to|about|know|for)\\b))?)`

/** "for new users of Simmr", "to parents at our primary school": whom the email goes to. */
export const AUDIENCE = new RegExp(
  `^(?:(?:to be sent|sent|going|aimed|addressed)\\s+)?(?:to|for|aimed at|targeting|at)\\s+((?:(?!the\\b|a\\b|an\\b|\\d|tell\\b|remind\\b|let\\b|ask\\b|inform\\b|thank\\b|invite\\b|warn\\b|say\\b)[\\w&'-]+\\s+|the\\s+|all\\s+the\\s+){0,4}?(?:${READERS})\\b[^,.;:]*)`,
  'i'
)

const SUBJECT = new RegExp(
  `^(?:(?:our|all|the|all our|all of our)\\s+)?(?:${READERS.replace(/\|anyone.*$/, '')}|people|everyone)\\s+(?=(?:can|should|must|will|need|have|has|get|may|who (?:reply|answer|complete|book))\\b)`,
  'i'
)

/** "Residents who need help should call us". */
const WHO_SHOULD = new RegExp(
  `^(?:(?:our|all|any|the)\\s+)?(?:${READERS}|people|everyone) who ((?:need|want|have|would like|cannot|can't|wish|are)\\b.+?) (?:should|can|must|may) ((?!be\\b)\\w+\\b.*)$`,
  'i'
)

/** "The customer's order", "the patient's cleaning": the reader's. */
const OWNER =
  /\b([TtAaEe])(?:he|ach|very|)n? ?(?:customer|client|patient|guest|member|donor|buyer|user|reader|subscriber)'s\b/g

/** "Every customer gets their credit" speaks of everyone; "you" would mix two in one sentence. */
const OWN_SUBJECT = new RegExp(
  `\\b(?:every|each|anyone|anybody|everybody|everyone|people who|those who|(?:${READERS}) who)\\b[^.]*\\b(?:their|they)\\b`,
  'i'
)
/** "…, and the friend gets 50% off their first month": theirs, not the reader's. */
const FRIEND = /(?=(?:,? and|;|,) (?:the|their|your) friends? (?:gets?|saves?|will|receives?|has|have)\b)/i

/** "Members give a friend a pass, and … they get $50": the members are the readers. */
const ALSO_THEY =
  /^(?:(?:Our|All|The|Existing|Current|Loyal|Regular) )*(?:[Cc]ustomers|[Mm]embers|[Ss]ubscribers|[Uu]sers|[Gg]uests(?! (?:come|get in|are|enter)\b)|[Cc]lients|[Ss]tudents|[Dd]onors|[Rr]eaders) (?=(?!who|that|with|from|in|at|of|on|and|can|are|were|have)[a-z]+ .*\b(?:they|their)\b)/

/** "Customer Joel Whitaker was charged $24". */
const NAMED_READER =
  /^(?:[Tt]he )?(?:[Cc]ustomer|[Cc]lient|[Mm]ember|[Gg]uest|[Pp]atient|[Uu]ser|[Dd]onor)(?: is)? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? (was|has|is)(?= \p{Ll}+(?:ed|en|de|id)\b)/u

/** "The beans were fresh when they left us": things are "they" too. */
const OTHERS = new RegExp(
  `^(?:[Tt]he|[Oo]ur|[Tt]hese|[Aa]ll(?: the)?|\\p{Lu}\\p{Ll}+) (?!(?:${READERS})\\b)[\\p{Ll}-]+s (?:stay|remain|keep|continue|last|are|were|will|come|came|go|have been)\\b(?!.*\\b(?:your|you)\\b)`,
  'u'
)

/** "If something was wrong to email us first": as it is told, not as it is asked. */
const IF_TO = /^(if [^,]+?) to (?=(?:e-?mail|call|reply|contact|write|ring|text|tell|let)\b)/i

/** "We collected 1,340 coats and gave them out": them are things. */
const GAVE_THEM =
  /\b[Ww]e\b.{0,90}? (?:and|then|to) (?:gave|give|sent|send|made|make|put|took|take|packed|pack|sold|sell|baked|bake|planted|brought|handed|shared|pick|picked|roast|roasted) them\b/

/** "they sold out in two days last time": goods do. */
const SELL_OUT =
  /^(?:they|these) (?:have |had )?(?:always |usually |all |both )?(?:sold|sell|went|go|fly|flew) (?:out|fast|off|quickly|within|in (?:hours|minutes|days|a day|\w+ (?:hours|minutes|days)))\b/i

/** "Customers on annual billing keep the old price until they renew": of some, not of the reader. */
const OF_SOME = new RegExp(
  `^(?:(?:existing|annual|yearly|new|current|our|all) )*(?:${READERS}) (?:on|with|in|at|from) (?!.*\\b(?:your|you)\\b)`,
  'i'
)

/** What was said about the readers, said to them. */
export function toReader(text: string): string {
  if (
    OTHERS.test(text) ||
    GAVE_THEM.test(text) ||
    SELL_OUT.test(text) ||
    OF_SOME.test(text) ||
    /^Guests (?:come|get in|are|enter)\b/.test(text)
  )
    return ours(text)
  const [own = '', ...friends] = text.replace(IF_TO, '$1, please ').split(FRIEND)
  return addressedWhole(own) + friends.map(part => part.replace(/\btheir (?=friend)/i, 'your ')).join('')
}

function addressedWhole(text: string): string {
  return turnedWhole(text).replaceAll('\u0001', 'their').replaceAll('\u0002', 'they')
}

/** "You get $15 off when they join": somebody else, for the reader is spoken to already. */
const OTHERS_WHEN =
  /(?<=^You\b[^.]*)(\b(?:when|once|after|if) )they(?= (?:join|sign|order|book|buy|shows?|come|subscribe|visit|enrol|purchase|place|make|spend)\b)/gu

/** "Give a friend $25 off their first clean": the friend's. */
const OF_A_FRIEND =
  /(\b(?:give|gives|send|offer) (?:an?|your|each|every) (?:friend|neighbou?r|colleague)\b[^.,;]*?\b|\b(?:the|your|their) (?:friend|neighbou?r) (?:orders|books|buys|joins|signs up|spends|makes|places|gets)\b[^.,;]*?\b)their\b/gi

function turnedWhole(text: string): string {
  const turned = ours(text)
    .replace(INVITING, 'You are invited to ')
    .replace(OF_A_FRIEND, '$1\u0001')
    .replace(
      /\b(when|if) (?:an?|any|the) (?:customer|member|client|patient|guest|user|parent|subscriber) (\p{Ll}+?(?:(?:ss|sh|ch|x)(?=es)|(?=s)))(?:es|s) /iu,
      '$1 you $2 '
    )
    .replace(/(\bfriend\b[^,]*), both (?:of them )?(?=gets?\b|save|receive|earn)/i, '$1, you both ')
    .replace(OWNER, (_, first: string) => (/[TAE]/.test(first) ? 'Your' : 'your'))
    .replace(/^(?:Someone|Somebody|The (?:customer|client|guest|patient|reader|user|member)) has\b/, 'You have')
    .replace(
      /^(?:The |the )?(?:[Uu]ser|[Cc]ustomer|[Mm]ember|[Cc]lient|[Rr]eader|[Gg]uest|[Pp]atient) (?:hasn't|has not) /,
      "You haven't "
    )
    .replace(
      /^(?:The |the )?(?:[Uu]ser|[Cc]ustomer|[Mm]ember|[Cc]lient|[Rr]eader|[Gg]uest|[Pp]atient) (?=didn't |did not )/,
      'You '
    )
    .replace(/^(?:He|She) (?=(?:can|will|may|must|should)\b)/, 'You ')
    .replace(NAMED_READER, (_, verb: string) => `You ${{ was: 'were', has: 'have', is: 'are' }[verb]}`)
    .replace(WHO_SHOULD, (_, does: string, deed: string) => `If you ${does}, please ${deed}`)
    .replace(SUBJECT, 'You ')
    .replace(ALSO_THEY, 'You ')
    .replace(/^You (has|is|was)\b/, (_, verb: string) => `You ${{ was: 'were', has: 'have', is: 'are' }[verb]}`)
    .replace(/^You should (?=(?:get|receive|earn|have|see|find)\b)/, 'You ')
    .replace(/^You (?:should|must|need to) /, 'Please ')
    .replace(/^[Mm]ust (?=(?:show|bring|book|present|quote|mention|order|register|reply)\b)/, 'Please ')
  if (turned === ours(text) && OWN_SUBJECT.test(text)) return turned
  if (turned === ours(text) && YOURS.test(text) && !/^(?:They|Their)\b/.test(text)) return turned
  const about = turned !== ours(text) || /\b(?:they|them|their|they're|they'll|they've)\b/i.test(text)
  return about
    ? turned
        .replace(/\b(?:they|he|she|the (?:customer|customers|reader|user|member)s?)\s+(?:has|have)\b/gi, 'you have')
        .replace(/\b(?:they|he|she) (?:is|are)\b/gi, 'you are')
        .replace(/\b(?:he|she) (need|want|wish|like|prefer)s?(?:es)?\b/gi, 'you $1')
        .replace(/\bthey'(re|ll|ve|d)\b/g, "you'$1")
        .replace(/\bThey'(re|ll|ve|d)\b/g, "You'$1")
        .replace(OTHERS_WHEN, '$1\u0002')
        .replace(/\bThey\b/g, 'You')
        .replace(/\bTheir\b/g, 'Your')
        .replace(/\bthey\b/gi, 'you')
        .replace(/\bthem\b/gi, (word, at: number) =>
          /^please\b/i.test(text) || /\b(?:they|you)\b/i.test(text.slice(0, at)) ? word : 'you'
        )
        .replace(/\btheir\b/gi, 'your')
        .replace(/\btheirs\b/gi, 'yours')
        .replace(/\bthemselves\b/g, 'yourself')
        .replace(/\b([Yy]ou) should be able to\b/g, '$1 can')
        .replace(/^You should (?=(?:get|receive|earn)\b)/, 'You ')
        .replace(
          /^You (?:should|must|need to) (?=(?:reply|write|send|book|call|register|bring|apply|rsvp|email|sign|use|show|come|check|update|choose|order|enter|visit|let|contact|ask|arrive|reserve|renew|save|join|tell|reset|upgrade|return|submit|confirm|pay|complete|download|collect)\b)/,
          'Please '
        )
        .replace(/\byou you\b/g, 'you, you')
    : turned
}

/** "We're inviting HR managers to a breakfast". */
const INVITING = /^We(?:'re| are) inviting (?!you\b)(?:[\p{L}'-]+ ){1,6}?to (?=(?:an?|our|the|join|come|celebrate)\b)/u

/** Readers are spoken to already: "they" are others. */
const YOURS = /\b(?:you|you'll|you're|you've)\b/i

const DOING: Record<string, string> = {
  gave: 'giving',
  bought: 'buying',
  came: 'coming',
  made: 'making',
  took: 'taking',
  ran: 'running',
  wrote: 'writing',
  told: 'telling',
  sent: 'sending',
  brought: 'bringing',
  shopped: 'shopping',
  spoke: 'speaking',
  taught: 'teaching',
  sold: 'selling',
  built: 'building',
  kept: 'keeping',
  stood: 'standing'
}

/** "who gave to our appeal": thank you for giving to it. */
export function thanksFor(did: string): string {
  const [, verb = '', rest = ''] = /^(\p{Ll}+)(.*)$/su.exec(did) ?? []
  const regular = /^\p{Ll}{2,}ed$/u.test(verb) ? `${verb.slice(0, -2).replace(/i$/, 'y')}ing` : undefined
  const doing = DOING[verb] ?? regular
  return doing && !/,? and \p{Ll}+ed\b/u.test(rest)
    ? `Thank you for ${doing}${toReader(rest)}.`
    : `You ${toReader(did)}. Thank you.`
}

/** "Residents can check their day": said to them. Other sentences stay: their "they" may be somebody else. */
export const addressed = (text: string): string =>
  INVITING.test(text) ||
  SUBJECT.test(text) ||
  NAMED_READER.test(text) ||
  ALSO_THEY.test(text) ||
  WHO_SHOULD.test(text) ||
  THEY.test(text)
    ? toReader(text)
    : text

/** Nobody was named whom "they" could mean but the readers. */
const THEY =
  /^(?:They|Their|(?:If|When|Once|Before|After) they|Someone has|The (?:customer|client|patient|guest|member)'s)\b/i

/** What somebody said of their own, said for the company. */
export const ours = (text: string): string =>
  text
    .split(/("[^"]*")/)
    .map(part => (part.startsWith('"') || ONE_PERSON.test(part) ? part : forCompany(part)))
    .join('')

/** Somebody speaks for herself, or of her family: that is nobody else's. */
const ONE_PERSON =
  /\bI\b|\b[Mm]y (?:daughter|son|wife|husband|mother|father|mum|mom|dad|parents|family|grand\w+|partner|sister|brother|name|life|dog|cat|book|novel|album|story)\b/

const forCompany = (text: string): string =>
  text
    .replace(/(?<![\w/.@-])my(?![\w.@-])/g, 'our')
    .replace(/(?<![\w/.@-])My(?![\w.@-])/g, 'Our')
    .replace(/\bcome back get\b/gi, 'come back and get')
    .replace(/\b(show|bring|present|forward|mention) the e-?mail\b/gi, '$1 this email')
    .replace(/^(please )?forward it(?=[.,]|$| to)/i, '$1forward this email')
