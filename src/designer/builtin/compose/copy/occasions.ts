import { factsOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { escaped } from '../../../grammar/escaped.ts'
import { dateWords, isPlural, isProper, onDay, the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'
import { codeSteps, offerWords } from './offer-words.ts'

/** What is given over a counter is not to be had behind a button. */
const IN_PERSON =
  /\bshow (?:us )?(?:this|the|their|your) (?:e-?mail|message)\b|\b(?:come|comes|pop|drop) (?:in|by|into)\b|\bat the (?:till|bar|counter|desk|door|table)\b|\bin[- ]store\b|\bany (?:coffee|drink|hot drink|meal|main|dessert)\b/i

export function birthday(terms: Terms): Copies {
  const { brief, us, named, reader, until, code } = terms
  const offer = offerWords(terms)
  const from = named ? ` from all of us at ${us}` : ' from all of us'
  const lead = offer
    ? `Here is something to celebrate with: ${offer}${code ? ` with code **${code}**` : ''}${until}.`
    : `Many happy returns${from}. We hope it is a good one.`
  const extra = codeSteps(terms)
  const shared = {
    lead,
    button: offer && !IN_PERSON.test(brief.source) ? 'Treat yourself' : 'Visit us',
    body: offer
      ? `Many happy returns${from}. We hope it is a good one.`
      : 'Have a wonderful day, and a good year ahead.',
    closing: offer ? 'Have a wonderful day' : undefined,
    ...(extra && { extra })
  }
  const { closing, ...rest } = shared
  const end = closing ? { closing } : {}
  return [
    {
      eyebrow: named ? `From all of us at ${us}` : 'From all of us',
      heading: `Happy birthday${reader}`,
      ...rest,
      ...end
    },
    {
      eyebrow: 'Happy birthday',
      heading: offer ? `A present for you${reader}` : `It's your day${reader}`,
      ...rest,
      ...end
    }
  ]
}

/** "the customer gets a $100 credit", "give £10 get £10": what the reader gains; a sum to spend first is none. */
function giftOf(brief: Terms['brief']): string | undefined {
  const named =
    /\b(?:you|they|customers?|members?|referrers?|get|earn|receive|give)(?: (?:each|both|will))*(?: gets?| earns?| receives?)? (?:an? )?([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\d)(?!\d| (?:or|order|off)\b)/i.exec(
      brief.source.replace(GIVEN_TOO, '')
    )?.[1]
  const kind =
    named &&
    new RegExp(
      `${named.replace('$', '\\$')} ((?:store |shop |account )?(?:credit|voucher|gift card|bonus))\\b`,
      'i'
    ).exec(brief.source)?.[1]
  if (named && kind) return `a ${named} ${kind}`
  return named ?? GIFT.exec(brief.source)?.[1]
}

/** "give £15, get £15 off": what the friend gets is told again, whole, in what the reader gets. */
const GIVEN_TOO = /\bgive (?:an? )?[£$€₹]\s?[\d.,]*\d(?=,? (?:and )?get (?:an? )?[£$€₹]\s?[\d.,]*\d off)/gi

/** "a £20 voucher", "$25 credit": a sum that is a present. */
const GIFT =
  /([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\d) (?:(?:store|shop|account|gift) )?(?:credit|voucher|reward|bonus|gift|card|towards)\b/i

/** "Members get one month free, and the friend …": what who refers gets. */
const OWN_REWARD =
  /\b(?:they|you|members?|customers?|students?|patients?|clients?|users?|guests?) (?:\w+ ){0,6}?gets? ((?:an? |one |two )?[\w$£€% -]{3,24}?)(?=,| and (?:the|their)|\.| for (?:each|every))/i

/** "you both get one month free". */
const BOTH_GET =
  /\b(?:both|each)(?: of (?:you|them))? (?:get|receive|earn)s? ((?:an? |one )?[\p{L}\d$£€%][\p{L}\d$£€%. -]{2,34}?)(?= when\b| once\b| if\b| as\b|[,;.](?:\s|$)|$)/iu

/** "when the friend enrols for a term": what is to happen first. */
const FRIEND_DOES =
  /\b(?:when|once|after|if) (?:the|their|a|your|that) friend ([a-z]+s\b(?: [^.,;\n]{2,34}?)?)(?=[.,;\n]| (?:they|you|both|and)\b|$)/i

/** "patients get $30 off their next session …, friend gets $30 off too". */
const FRIEND_TOO =
  /\bget ((?:[£$€₹]\s?[\d.,]*\d|\d+%) off)\b[^.\n]{0,120}\bfriends? gets? (?:\1|the same|it)(?: too| as well| off too)?/i

export function referral({ brief, us, named, reader, code }: Terms): Copies {
  const gift = giftOf(brief)
  const yours =
    /\byou(?:'ll| will)? get ((?:an? )?(?:[£$€₹]\s?[\d.,]*\d|\d+%) off(?: your [\p{Ll} ]{3,24}?)?)(?= when|,| once|[.]|$)/iu.exec(
      brief.source
    )?.[1]
  const shares = (BOTH_GET.exec(brief.source) ?? FRIEND_TOO.exec(brief.source))?.[1]
  const both =
    !yours &&
    (shares ?? gift ?? brief.offer) !== undefined &&
    !/\bfriends? gets? (?:an? |their )?(?:\d+%|free|half)/i.test(brief.source) &&
    /\btoo\b|\bboth\b|\bgive (?:an? )?(?:\w+ ){0,3}?[£$€₹]\s?\d+,? (?:and )?get\b|\beach (?:of (?:you|them)|get)\b|\bgive [£$€]\d+,? (?:and )?get\b/i.test(
      brief.source
    )
  const theirs = brief.offer && new RegExp(`\\bfriends? gets? (?:an? )?${escaped(brief.offer.gain)}`, 'i')
  const own = theirs?.test(brief.source) ? OWN_REWARD.exec(brief.source)?.[1] : brief.offer?.gain
  const reward = shares ?? yours ?? gift ?? own?.replace(/^(?=free \w+[^s]$)/i, 'a ')
  const did = FRIEND_DOES.exec(brief.source)?.[1]
  const does = did && did.length < 40 ? `your friend ${did}` : undefined
  const lead = reward
    ? both
      ? `Tell a friend about ${us}. When ${does ?? 'they try us'}, you get ${reward}, and so do they.`
      : `Tell a friend about ${us}. When ${does ?? 'they try us'}, you get ${reward}.`
    : `Good things are better shared: tell a friend about ${us}.`
  const shared = {
    lead,
    button: 'Invite a friend',
    extra: {
      kind: 'steps' as const,
      heading: 'How it works',
      items: [
        {
          title: 'Tell a friend',
          text: code ? `Give them your code, ${code}.` : 'Forward this email, or send them your link.'
        },
        does
          ? { title: capitalise(does), text: 'They use your link, or say that you sent them.' }
          : { title: named ? `They try ${us}` : 'They try it', text: 'They say that you sent them.' },
        { title: reward ? (both ? `You both get ${reward}` : `You get ${reward}`) : 'That is all it takes' }
      ]
    },
    closing: 'Who comes to mind?'
  }
  return [
    {
      eyebrow: 'Bring a friend',
      heading:
        reward && both
          ? `${reward} for you, ${reward} for a friend`
          : reward
            ? `${reward} for every friend`
            : `Know somebody who would like ${named ? us : 'this'}?`,
      ...shared
    },
    { eyebrow: named ? `From ${us}` : 'Bring a friend', heading: `Share it with a friend${reader}`, ...shared }
  ]
}

/** Something that is to come back on a day: `on Friday 6 Sept at 9am`. */
const COMING =
  /\b(?:is|are|we're) (?:restocking|coming back|back)\b[^.\n]{0,60}? (on [^.,\n]+|this \w+|next \w+|tomorrow[^.,\n]*)|\bwill be back\b ([^.,\n]+)/i

export function restock(terms: Terms): Copies {
  const { brief, thing, named, us } = terms
  const name = thing ?? brief.things[0]?.title
  const be = name && isPlural(name) && !isProper(name) ? 'are' : 'is'
  const few = /\bonly (\d+)\b/i.exec(brief.source)?.[1]
  const coming = COMING.exec(brief.source)
  const day = coming?.[1] ?? coming?.[2]
  if (day && terms.date) return comingBack(terms, name, `${be} coming back`, day)
  const shared = {
    eyebrow: 'Back in stock',
    lead: `You asked, and ${be === 'are' ? 'they are' : 'it is'} here again${named ? ` at ${us}` : ''}.`,
    button:
      `Get ${be === 'are' ? 'them' : 'it'} while ${be === 'are' ? 'they are' : 'it is'} here`.length < 26
        ? `Get ${be === 'are' ? 'them' : 'it'} now`
        : 'Shop now',
    body: 'If you were waiting for it, this is the moment.',
    closing: few ? `When they are gone, they are gone` : 'Before it goes again'
  }
  return [
    { ...shared, heading: name ? `${capitalise(the(name))} ${be} back` : "It's back in stock" },
    { ...shared, heading: name ? `Back in stock: ${the(name)}` : 'Back on the shelf' }
  ]
}

/** Not there yet: when it will be. */
function comingBack({ named, us }: Terms, name: string | undefined, comes: string, day: string): Copies {
  return [
    {
      eyebrow: 'Almost back',
      heading: `${name ? capitalise(the(name)) : 'It'} ${comes}`,
      lead: `You can get ${comes.startsWith('are') ? 'them' : 'it'} again ${dateWords(day)}${named ? ` at ${us}` : ''}.`,
      button: 'Go to the shop',
      closing: 'Before it goes again'
    }
  ]
}

const UNBOOKED =
  /\b(?:due for|overdue|(?:is|are) due|remind\b[^.\n]{0,50} to book|haven'?t (?:had|booked|been|seen)|have not (?:had|booked|been)|time (?:for|to book))\b/i
const BOOKED = /\b(?:(?:your|their|the) appointment (?:is|on|at)|booked for|appointment (?:on|at)|scheduled for)\b/i

/** Nothing is booked yet: that is what it asks for. */
const timeToBook = ({ brief, us, named, reader }: Terms): Copies => {
  const what =
    /\b(check-?up|cleaning|service|eye test|vaccination|hygienist visit|health check|haircut|MOT|inspection)\b/i.exec(
      brief.source
    )?.[1]
  const due = /\b(?:their|your) ((?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+) (?:is|are) (?:now )?due\b/iu.exec(brief.source)?.[1]
  const deed = /\bto book (?:an?|their|your|the)? ?([\p{L} -]{4,36}?(?: before [\p{L} ]{3,20}?)?)(?=[.,\n]|$)/iu.exec(
    brief.source
  )?.[1]
  const own = due
    ? `Time for your ${due}`
    : deed && !/^(?:in|on|online|with|at|now|again|before)\b/i.test(deed)
      ? `Time to book your ${deed}`
      : undefined
  return [
    {
      eyebrow: named ? us : 'A friendly reminder',
      heading:
        own && own.length < 60
          ? `${own}${reader}`
          : `Time for your ${what?.toLowerCase().replace('mot', 'MOT') ?? 'next visit'}${reader}`,
      lead: 'Pick a day that suits you; it only takes a moment.',
      button: 'Book now'
    }
  ]
}

/** The day and the time are said first: that is what readers look for. */
export function appointment(terms: Terms): Copies {
  const { brief, us, named, date, reader } = terms
  if (UNBOOKED.test(brief.source) && !BOOKED.test(brief.source)) return timeToBook(terms)
  const [time] = factsOf(brief, 'time')
  const when = [date, time].filter(Boolean).join(', ')
  const what = /\bappointments?\b/i.test(brief.source)
    ? 'appointment'
    : (/\b(class|lesson|session|booking|reservation|tour|consultation|viewing)\b/i
        .exec(brief.source)?.[1]
        ?.toLowerCase() ?? 'appointment')
  const shared = {
    eyebrow: named ? us : `Your ${what}`,
    lead: `This is a reminder of your ${what}${named ? ` with ${us}` : ''}${when ? `: ${dateWords(when)}` : ''}.`,
    button: `Confirm my ${what}`,
    always: /\b(?:notice|reschedul|cancel|change)\w*\b/i.test(brief.statements.join(' '))
      ? ''
      : 'If you cannot come, please tell us as early as you can.'
  }
  return [
    { ...shared, heading: `See you${onDay(date) || ' soon'}${reader}` },
    { ...shared, heading: `Your ${what}${onDay(date)}` }
  ]
}
