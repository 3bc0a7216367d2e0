import { isNamed } from '../grammar/clause.ts'
import { ours, PEOPLE, thanksFor, toReader } from './people.ts'
import { hasVerb } from './sentence-test.ts'

/** What a request to us comes to: words for the reader, or something we were asked for without being told it. */
export type Told = { said: string } | { wanted: string }

const RE = (pattern: string): RegExp => new RegExp(pattern.replaceAll('PEOPLE', PEOPLE), 'i')
const TELL =
  "(?:(?:please |also |and |then |you should |it should |(?:the |this )?e-?mail should |we (?:want|need) to |we'd like to |we would like to |i'd like to |i want to |i need to |want to |would like to |need to )*(?:make sure (?:to|you|it|we)|be sure to|don't forget to|remember to)?\\s*)(?:say|mention|state|explain|note|confirm|highlight|emphasi[sz]e|announce|point out|talk about|write|stress|inform PEOPLE|tell PEOPLE|notify PEOPLE|warn PEOPLE|let PEOPLE know|reassure PEOPLE)"

/** "Tell the story of Biscuit, an old beagle who …": what is told of them is a sentence. */
const STORY =
  /^(?:(?:please|also|and|maybe|perhaps|i want (?:it|you) to|i'd like (?:it|you) to|(?:it|the e-?mail) should)\s+)*(?:tell|share|include|mention|open with|start with|begin with|lead with|use) (?:the |a |our )?(?:short |little |quick |true )*story of (\p{Lu}[^,]{1,40}, (?:who|an?|the|our) .+)$/iu

/** Words that only we could be meant by, whoever is told the rest: "tell them", "give our guests", "announce it to our waitlist". */
const DIRECTED = RE(
  '(?:^|[,;] |(?:,? and|,? but|,? so) )(?:please |also |then )*(?:(?:it|the e-?mail|the receipt) should (?:show|include|list|have|contain)|tell the story of|(?:tell|remind|ask|invite|thank|give|offer|encourage|let|inform|warn|promise|reassure) (?!you\\b)PEOPLE|thank (?:the |\\p{Lu}\\p{L}+ (?:and \\p{Lu}\\p{L}+ )?for)|(?:announce|send|share) (?:it|this|that) to|offer (?:free|\\d|[£$€₹])|suggest gifts|(?:include|add|give|put in) (?:some|a few|a short|a quick|our (?:support|phone|contact|help|email))|(?:mention|explain|point out|say|note) (?:that|the|our|a|an|we|it|they|there)\\b(?! (?:code|voucher|e-?mail)))'
)

/** "1-5 stars": how they are to be asked. */
export const GRADES = /^1 ?(?:-|–|to) ?5 stars$/i

/** Does a sentence ask something of us? */
export const isDirected = (words: string): boolean => DIRECTED.test(words) || GRADES.test(words)

/** Requests by what they ask for, the narrow before the wide. `$` stands for what follows. */
const FORMS: [RegExp, (rest: string) => Told | undefined][] = [
  [
    STORY,
    rest =>
      said(
        rest.replace(/^([^,]+), (who |(?=an? |the |our ))/, (_, who, verb) => (verb.trim() ? `${who} ` : `${who} is `))
      )
  ],
  [
    /^(?:(?:i|we) (?:want|would like|'d like) to |please |also )*(?:say|tell (?:them|people|you)|let (?:them|people) know) how much we (.+)$/i,
    rest => said(`we ${rest}`)
  ],
  [RE('^(?:PEOPLE|they|readers) (?:need|should|have|ought) (?:to )?know (?:that )?(.+)$'), rest => said(rest)],
  [/^(?:please )?(?:announce|send|share|mail) (?:it|this|that) to .+$/i, () => ({ wanted: '' })],
  [
    /^(?:please |also )?thank (\{\{\w+\}\} for .+)$/i,
    rest => said(`thank you, ${toReader(rest).replace(/ (?=for )/, ', ')}`)
  ],
  [
    /^(?:please |also )?[Tt]hank ((?:(?:Mr|Mrs|Ms|Dr) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: and \p{Lu}\p{L}+)? for .+)$/u,
    rest =>
      said(
        `thank you, ${rest.replace(/ (?=for )/, ', ').replace(/\b(?:his|her|their) (?=(?:generous |kind )?(?:gift|donation|support|help|order|purchase|visit|stay)\b)/, 'your ')}`
      )
  ],
  [
    /^(?:please |also )?suggest (?:gifts|donations|amounts) of (.+)$/i,
    rest => said(`you could give ${rest.replace(/ and (?=\S+$)/, ' or ')}`)
  ],
  [
    /^(?:please |also )?(?:include|add|give|show|put in) (?:the |our )?(?:support|contact|help|phone|telephone|e-?mail|reception|office|clinic|front desk)\b[^,:]{0,24}[,:]? ?(?:\S+@\S+|[+\d][\d ()-]{6,})?$/i,
    () => ({ wanted: '' })
  ],
  [
    /^(?:please |also )?(?:include|add|put in|share|give(?: them)?) ((?:some|a few|a short|a quick|short|quick)\b[^:\d]*\b(?:tips?|ideas|words|recipes?|quotes?|story|profile|intro(?:duction)?|advice|notes?)\b[^:\d]*)$/i,
    rest => ({ wanted: rest })
  ],
  [
    /^(?:please )?(?:tell|let|inform|remind|warn|reassure) (?:our |the |all |every)*[\w -]{3,40}? (?:know )?(?:that )?((?:they|we|it|there|you)(?:'|\b).+)$/i,
    rest => said(rest)
  ],
  [/^(?:please |also )?(?:mention|note|point out|highlight) ((?:the|our) [^:]+)$/i, rest => noted(rest)],
  [
    /^(?:please |also |and )*link to ((?:the|our|an?) (?:[a-z-]+ ){0,4}[a-z-]+)$/i,
    rest => ({ wanted: `the address of ${ours(rest)}` })
  ],
  [
    /^(?:please )?(?:write|reach out|e-?mail) (?:to )?.{3,50}? offering(?: them)? (.+)$/i,
    rest => said(`we would like to offer you ${toReader(rest)}`)
  ],
  [
    /^(?:please )?(?:write|reach out|e-?mail) (?:to )?.{3,50}? (?:telling|saying)(?: them)?(?: that)? (.+)$/i,
    rest => said(rest)
  ],
  [
    /^(?:please )?(?:write|reach out|e-?mail) (?:to )?.{3,50}? (?:inviting|asking)(?: them)? to (.+)$/i,
    rest => said(`please ${rest}`)
  ],
  [
    /^(?:this |the )?e-?mail (?:goes|is going|will go|is sent) (?:out )?to [^,]+?,? so (?:that )?(they\b.+)$/i,
    rest => said(rest)
  ],
  [RE('^(?:please )?remind PEOPLE ((?:what|how|why|which|who)\\b.+)$'), rest => content(rest)],
  [
    RE(
      "^(?:please )?remind PEOPLE (?:that )?(?=\\S+ (?:need|can|should|must|have)|they|you|if|when|it's|it is|we|there|(?:the|our|your|their)(?: \\S+){1,3} (?:is|are|ends|expires|starts))(.+)$"
    ),
    rest => said(rest)
  ],
  [RE('^(?:please )?remind PEOPLE (?:to )(.+)$'), rest => said(`please remember to ${rest}`)],
  [RE('^(?:please )?remind PEOPLE (?:of|about) (.+)$'), rest => said(`please remember ${rest}`)],
  [RE('^(?:please )?remind PEOPLE (?:that )?(.+)$'), rest => said(rest)],
  [RE('^(?:please )?(?:ask|encourage|get|tell|urge) PEOPLE (?:please )?to (.+)$'), rest => said(`please ${rest}`)],
  [
    RE("^(?:i|we)(?:'d)? (?:want|need|would like|like) PEOPLE to (?!know|feel|see|think|be|understand)(.+)$"),
    rest => said(`please ${rest}`)
  ],
  [
    /^(?:please |also |and )*ask to ((?:call|ring|phone|text|email|e-mail|write|reply|book|confirm|bring|arrive|come)\b.+)$/i,
    rest => said(`please ${rest}`)
  ],
  [
    /^(?:please |also |and )*(?:say|add) (?:a )?(?:big )?(?:thank you|thanks)(?: to (?:them|everyone|our customers))?$/i,
    () => said('thank you for being with us')
  ],
  [RE('^(?:please )?invite PEOPLE to (.+)$'), rest => said(`you are invited to ${rest}`)],
  [RE('^(?:please )?thank PEOPLE (?:who|that) (.+)$'), rest => thanked(rest)],
  [RE('^(?:please )?thank PEOPLE for (.+)$'), rest => said(`thank you for ${toReader(rest)}`)],
  [/^(?:please )?thank ((?:the|our|all) .+)$/i, rest => said(`thank you to ${rest}`)],
  [
    /^(?:please )?(?:apologi[sz]e|say sorry)\b(?:\s+(?:once|clearly|and|properly|sincerely))*(?:\s+for (.+))?$/i,
    rest =>
      said(
        rest
          ? `we are sorry for ${rest.replace(/^(?=inconvenience|delay|trouble|disruption|wait)/i, 'the ')}`
          : 'we are sorry'
      )
  ],
  [RE(`^${TELL}\\s+(?:that|the fact that)\\s+(.+)$`), rest => said(rest)],
  [RE(`^${TELL}\\s*:?\\s+(.+)$`), rest => content(rest)],
  [
    /^(?:please )?(?:end|finish|close|start|begin|open) (?:it )?(?:with|by) (?:an? |the )?offer(?:ing)? (?:of )?(.+)$/i,
    rest => said(`we would like to offer you ${toReader(rest)}`)
  ],
  [RE('^(?:please |also )?offer PEOPLE (.+)$'), rest => said(`we would like to offer you ${toReader(rest)}`)],
  [/^(?:the |this )?e-?mail (?:goes|is going) (?:out )?to .+? so (?:that )?(they\b.+)$/i, rest => said(rest)],
  [/^(?:please |also |then )*offer to (.+?)(?: instead)?$/i, rest => said(`you can also ${rest}`)],
  [
    /^(?:please |also )?offer (?!ends|is|valid|runs|expires|closes|of)(.+)$/i,
    rest => said(`we can offer you ${toReader(rest)}`)
  ],
  [RE('^(?:please |also )?give PEOPLE (.+)$'), rest => said(`you get ${rest}`)],
  [
    /^(?:please |also |and )*(?:include|add|put in|put)\s+(?:a |one |short |small |brief |quick |little |single )*(?:line|sentence|note|word|paragraph|section|bit|mention|reminder|tip)s? (?:on|about|of|for)\s+(.+)$/i,
    rest => (/:\s|\d/.test(rest) ? content(rest) : { wanted: rest })
  ],
  [
    /^(?:please |also |and )*(?:include|add|feature|show|list|put in|put|use|link to|point to|have|with)\s+(?:also )?(?:that )?(.+)$/i,
    rest => content(rest)
  ]
]

/** "Mention the 12-month warranty": a thing without a verb is pointed to. */
const noted = (rest: string): Told =>
  hasVerb(rest.replace(/, (?:which|who)\b[^,]*/g, '')) || /\b(?:about|how|what|why|that)\b/i.test(rest)
    ? content(rest)
    : said(`please note ${rest}`)

/** "ask them to bring a card, and to come early": one wish after the other. */
const said = (words: string): Told => ({
  said: toReader(/^please\b/.test(words) ? words.replace(/, and to (?=\p{Ll})/gu, ', and ') : words)
})

/** "who helped at the beach clean on Sunday": you did. */
const thanked = (did: string): Told => ({ said: thanksFor(did).replace(/\.$/, '') })

/** "room, date, time, number of people": what to put in, not what it says. */
const isFieldList = (words: string): boolean => {
  const pieces = words.split(/,\s+(?:and\s+)?/)
  return (
    pieces.length > 2 &&
    pieces.every(piece => /^[a-z][a-z ]{2,28}$|^how to [a-z ]+$|^total\b/.test(piece) && !/\d/.test(piece))
  )
}

/** Is it told, or only named? "what happens next" and "about our history" name something that the brief does not say. */
function content(rest: string): Told {
  const words = rest.trim().replace(/,? and (?:an? |the )?(?:big |clear |single )?(?:button|cta|link)\b.*$/i, '')
  const [, when, then] =
    /^(if .+?) to ((?:e-?mail|call|write|contact|reply|ring|tell|let|get|ask|come|speak)\b.+)$/i.exec(words) ?? []
  if (when && then) return said(`${when}, please ${then}`)
  if (isNamed(words) && !/\d/.test(words)) return { wanted: '' }
  const topic = /^(?:about|what|how|why|where|when|who|which)\b\s*/i.exec(words)
  const [, head, body] = /^([^:]{3,50}):\s+(.{6,})$/.exec(words) ?? []
  if (head && body && !hasVerb(head)) return said(`${head.replace(/^(?:about|on)\s+/i, '')}: ${body}`)
  if (isFieldList(words)) return { wanted: '' }
  if (
    !topic &&
    /^(?:the )?(?:\d|one|two|three|four|five|six|seven|ten)\b(?! ?%)[\w ]*\b(?:phrases|tips|ideas|reasons|recipes|facts|ways|things|examples|benefits|features)\b[^:(]*$/i.test(
      words
    )
  )
    return { wanted: words }
  if (!topic) return said(words)
  const about = words.slice(topic[0].length)
  const isAbout = /^about/i.test(topic[0])
  if (isAbout && (hasVerb(about) || /\d/.test(about))) return said(about)
  return { wanted: isAbout ? about : words }
}

/** Readers show the email, the code or the card; we show none. */
const AT_THE_TILL =
  /^(?:show|use) (?:this|the|your) (?:e-?mail|code|voucher|coupon|card|message|ticket)\b(?! (?:in|at the top|big|large))/i

/** Words to us that carry words for the reader: "mention that …", "thank everyone who …". `undefined` when a clause is no request. */
export function toldOf(clause: string): Told | undefined {
  const words = ours(clause.trim().replace(/[.!]+$/, ''))
  if (AT_THE_TILL.test(words) || /^let us tell you\b/i.test(words)) return undefined
  for (const [form, make] of FORMS) {
    const match = form.exec(words)
    if (match) return make(match[1] ?? '')
  }
  return undefined
}
