import { hiringSaid } from './hiring.ts'
import { inviteSaid } from './inviting.ts'
import { risesSaid } from './price-rise.ts'
import { promotedPlainly } from './promoted.ts'
import { retold } from './retold.ts'
import { serviceSaid } from './service-words.ts'
import { thanksSaid } from './thanking.ts'

/**
 * Wishes that retell something: "three things they will learn (…)", "so mention that in the small print". Each is put as the
 * plain statement or the plain wish it stands for, which every reader after this one knows.
 */
export const saidPlainly = (brief: string): string =>
  serviceSaid(inviteSaid(thanksSaid(hiringSaid(retold(promotedPlainly(risesSaid(brief)))))))
    .replace(/\b(\p{Lu}\p{Ll}+)'s story: (?:he|she|they) /gu, "$1's story: $1 ")
    .replace(SELF_THEN_NEED, '$1. $2')
    .replace(DASHED_LABELS, withColons)
    .replace(KIND, '$1Kind: ')
    .replace(PLACEMENT, '')
    .replace(
      /\bwhile they (?=(?:fix|repair|clean|paint|replace|refit|renovate|resurface|install|build|work|sort)\b)/gi,
      'while we '
    )
    .replace(/\b(thank you|thanks) for their\b/gi, '$1 for your')
    .replace(/\b(thank (?:them|customers|people|everyone) for [^.,\n]{3,50}?) first(?=[.,\n]|$)/gi, '$1')
    .replace(LEARNT, 'What you will $1: $2')
    .replace(NEWSLETTER_WITH, '$1: ')
    .replace(EACH_PAYS, eachPays)
    .replace(SO_SAY, '')
    .replace(STORY_TOLD, (_, name: string, verb: string) => `${name} ${verb === "'s" ? 'is' : verb}`)
    .replace(NO_PLEASE, '$1')
    .replace(AUDIENCE, '$1')
    .replace(/, (?=(?:we(?:'re| are) )?(?:very )?sorry for (?:the|any|this)\b)/gi, '. ')
    .replace(QUESTIONS_TO, '. With questions, write to ')
    .replace(THE_ASK, 'What your gift does: ')
    .replace(SIGNED_BY_ME, signedByMe)
    .replace(STORY_OF, '. Tell the story of ')
    .replace(AND_EXPLAINS, '. Explain $1.')
    .replace(ADDED_UP, '$1, $3 $2, total $4')
    .replace(SHOWN_OFF, '$1our $2 is ')
    .replace(/\b([Tt]hank (?:Mr|Mrs|Ms))\. (?=\p{Lu})/gu, '$1 ')
    .replace(PRICES_IN_A_ROW, '$1: $2')
    .replace(JUST_DO, '. Just ')
    .replace(MAILED_TO, '')
    .replace(DAY_THEN_RISE, '$1 from $3 to $4 on $2')
    .replace(SENDER_DASHED, '$1$2: ')

/** "i run a tutoring business and need an email to parents saying …": who asks, and then what for. */
const SELF_THEN_NEED =
  /^((?:hi[,!]? |hello[,!]? )?(?:i|we) (?:run|own|teach|manage|make|sell|have|work|am|are)\b[^.\n]{4,90}?),? and (?:(?:i|we) )?((?:need|want|would like) an? (?=(?:\p{L}+ ){0,2}(?:e-?mail|message|note|newsletter|announcement)\b))/iu

/** "offer - 25% off", line after line: labels, as those with a colon. */
const DASHED_LABELS = /(?:^[\p{L}][\p{L} ]{1,16} [-–—] \S.*$\n*){3,}/gmu
const KNOWN_LABEL =
  /^(?:brand|shop|store|company|offer|code|ends?|starts?|cta|button|subject|audience|event|date|time|venue|place|where|when|from|to|tone|look|link|type|product|price) [-–—] /gim

const withColons = (lines: string): string =>
  (lines.match(KNOWN_LABEL) ?? []).length > 1
    ? lines.replace(/^send(?:ing)?\b.*\n?/gim, '').replace(/^([\p{L} ]+?) [-–—] /gmu, '$1: ')
    : lines

/** "Type of email: welcome", "- Email type: receipt". */
const KIND = /^([ \t]*(?:[-*•] ?)?)(?:type of )?e-?mail(?: type| kind)?[ \t]*:[ \t]*(?=\p{L})/gimu

/** "(please put that at the top)": where it stands is for the layout, and no reader's business. */
const PLACEMENT =
  / ?\((?:please )?(?:put|make|keep|write|set|show|mention|say|place|add) (?:that|this|it|them|these)\b[^)]*\)/gi

/** "three things they will learn (payback times, subsidies)". */
const LEARNT =
  /(?:(?:two|three|four|five|\d) (?:things|points|topics) )(?:that )?(?:they|people|attendees|participants|readers|you)(?:'ll| will) (learn|take away|get) \(([^()\n]{6,160})\)/gi

/** "a newsletter with news of the garden, a recipe and two dates": what follows is its list. */
const NEWSLETTER_WITH = /(\bnewsletter\b(?: for \w+)?) with (?=(?:the|our|an?|news|updates)\b[^.\n]*,[^.\n]* and )/gi

/** "$20, $50, $150, and say what each one pays for (roof tiles, insulation, a shelf of books)": each sum with what it does. */
const EACH_PAYS =
  /((?:[£$€₹]\s?[\d.,]*\d(?:,? (?:and|or) |, )?){2,6}),? (?:and )?(?:say|explain|tell (?:them|people)|mention) what each(?: one| amount| gift)? (pays for|buys|does|covers|funds) \(([^()\n]+)\)/gi

function eachPays(all: string, sums: string, verb: string, things: string): string {
  const amounts = sums.match(/[£$€₹]\s?[\d.,]*\d/g) ?? []
  const parts = things.split(/,\s+(?:and )?| and /)
  return amounts.length === parts.length
    ? amounts.map((amount, at) => `${amount} ${verb === 'does' ? 'pays for' : verb} ${parts[at]}`).join(', ')
    : all
}

/** "Credit expires after 6 months so mention that in the small print": what is to be mentioned was said. */
const SO_SAY =
  /,? so (?:please )?(?:mention|say|note|add|include|put|state|be (?:honest|clear|open|upfront) about) (?:that|this|it)\b[^.,;\n]*/gi

/** "an email that tells the story of Biscuit, … and explains what $25 pay for": one wish after the other. */
const STORY_OF = /(?:,? and)? (?:that|which) (?:tells?|shares?) the story of (?=\p{Lu})/gu
const AND_EXPLAINS = /,? and (?:that |it )?explains ((?:what|how|why|when|where)\b[^.?!\n]*)[.?!]?/gi

/** "I'd like the email to tell the story of Biscuit, he's 27 and …": the story is told. */
const STORY_TOLD =
  /\b(?:i'd like|i want|we'd like|we want|i would like|we would like) (?:the|this) (?:e-?mail|appeal|letter|newsletter) to tell the story of (\p{Lu}\p{Ll}+), (?:he|she|it) ?('s|is|was|came|arrived|lives|found)\b/giu
const THE_ASK = /\bthen (?:comes )?the ask ?: ?(?=[£$€₹])/gi

/** "Signed by me, with my address anna@mill.example because I want replies". */
const SIGNED_BY_ME = /(?<=^|[.!?\n] ?)signed by me\b,?((?:[^.\n]|\.(?=\S))*)\./gim

/** "No ads please": said to us, whatever it is that is not wanted. */
const NO_PLEASE = /((?:^|[.!?\n]) ?)no (?:[^.!?\n]|\.(?=\S)){3,80}?,? please(?:[.!]|$)/gim

/** "our girls are 28-45, hate being shouted at": whom it is for, said to us. */
const AUDIENCE =
  /((?:^|[.!?\n]) ?)our (?:girls|guys|customers|readers|audience|clients|people|shoppers|buyers|users) (?:are (?:aged )?\d\d ?[-–] ?\d\d|hate|prefer|can't stand|don't like)\b[^.\n]*\.?/gim

/** "…, questions to the office at office@court.example": where readers write. */
const QUESTIONS_TO = /[,.] (?:any |and )?questions (?:should |can )?(?:go )?to (?=(?:[\p{L}']+ ){0,4}\S+@\S)/giu

const signedByMe = (_: string, rest: string): string => {
  const address = /\S+@[\w.-]+\w/.exec(rest)?.[0]
  const name = /^ ?(\p{Lu}.*?)(?:,? with my\b|$)/u.exec(rest)?.[1]
  return [name && `Signed by ${name}.`, address && `You can write to me at ${address}.`].filter(Boolean).join(' ')
}

/** "$95.00 + $7.60 tax = $102.60": each sum has its name. */
const ADDED_UP =
  /([£$€₹]\s?\d[\d.,]*) \+ ([£$€₹]\s?\d[\d.,]*) ((?:sales )?tax|vat|gst|shipping|delivery|postage|tip)\b = ([£$€₹]\s?\d[\d.,]*\d)/gi

/** "The bestseller to show off is the Arc Mini": which one it is, readers get to know. */
const SHOWN_OFF =
  /(^|[.!\n;]\s*)(?:the|our) ((?:[a-z-]+ ){0,2}[a-z-]+) to (?:show off|feature|highlight|promote|push|mention|focus on|showcase) (?:is|are|would be) /gi

/** "three bouquets £32 £45 and £60": what they cost, one after the other. */
const PRICES_IN_A_ROW =
  /\b((?:two|three|four|five|[2-5]) (?:[a-z]+ )?[a-z]+s) ((?:[£$€₹]\s?\d[\d.]*,? ?)+(?:and|or) [£$€₹]\s?\d[\d.]*)/gi

/** "free upgrade this month just show this email": what to do is a sentence of its own. */
const JUST_DO =
  /(?<=\p{Ll})(?<!\b(?:they|you|we|i|can|to|and|or|should|please|not|would|who|will|could|people)|n't|'ll|let's) just (?=(?:show|bring|mention|reply|click|book|call|use)\b (?!up\b))/giu

/** "…, email to our network, hybrid": whom it goes to, said to us. */
const MAILED_TO =
  /, (?:and )?(?:(?:send|goes|sent) )?(?:an? )?[Ee]-?mail (?:it )?to (?:our|my|all) [\p{Ll} ]{3,28}(?=,|\.\s|\.?$)/gu

/** "rates go up from Jan 1, $85/hr to $95/hr": from what to what, and when. */
const DAY_THEN_RISE =
  /\b((?:is |are )?(?:going|go|goes|moving|rising|rise|rises|changing|change|changes|increasing|increase|increases)(?: up)?) (?:from|on|as of|starting) ((?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*(?: \d{1,2}(?:st|nd|rd|th)?)?)[,:]? (?:from )?([£$€₹]\s?\d\S*) to ([£$€₹]\s?\d[^\s,]*?(?: (?:an?|per) [a-z]+)?)(?=[.,;]?(?:\s|$))/gi

/** "Restaurant - Osteria Lina": a label, as one with a colon. */
const SENDER_DASHED =
  /(^|\n|[.!] )((?:[Rr]estaurant|[Bb]rand|[Cc]ompany|[Ss]hop|[Ss]tore|[Ss]tudio|[Hh]otel|[Cc]harity|[Ss]chool|[Ss]alon|[Bb]usiness|[Ss]ender)) [-–—] (?=\p{Lu})/gu
