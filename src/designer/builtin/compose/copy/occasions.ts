import { factsOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
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
  const after = AWAY.exec(brief.source)?.[1]
  const shared = {
    lead: `You asked, and ${be === 'are' ? 'they are' : 'it is'} here again${named ? ` at ${us}` : ''}${after ? `, ${after}` : ''}.`,
    button:
      `Get ${be === 'are' ? 'them' : 'it'} while ${be === 'are' ? 'they are' : 'it is'} here`.length < 26
        ? `Get ${be === 'are' ? 'them' : 'it'} now`
        : 'Shop now',
    body: 'If you were waiting for it, this is the moment.',
    closing: few ? `When they are gone, they are gone` : 'Before it goes again'
  }
  return [
    {
      ...shared,
      eyebrow: name ? 'Back in stock' : named ? `From ${us}` : 'Good news',
      heading: name ? `${capitalise(the(name))} ${be} back` : "It's back in stock"
    },
    {
      ...shared,
      eyebrow: name ? (named ? `From ${us}` : 'Good news') : 'Back in stock',
      heading: name ? `Back in stock: ${the(name)}` : 'Back on the shelf'
    }
  ]
}

/** "back in stock after six weeks": how long it was away. */
const AWAY =
  /\bback(?: in stock| in)? (after (?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|almost|nearly|over)\b[^.,;:\n]{3,30}?)(?=[.,;:!\n]| and\b|$)/i

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
  /\b(?:due for|overdue|(?:is|are) due|(?:test|check-?up|service|MOT|booster|cleaning|visit) due|(?:vaccination|booster|check-?up|eye test|mot|service) reminder|remind(?:er)?\b[^.\n]{0,50} to book|book (?:it |online )?(?:by|before)|haven'?t (?:had|booked|been|seen)|have not (?:had|booked|been)|time (?:for|to book))\b/i
const BOOKED =
  /\b(?:(?:your|their|the) appointment (?:is|on|at)|booked for|appointment (?:on|at)|scheduled for)\b|\b(?:day|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*(?: \d{1,2}(?:st|nd|rd|th)?)?,? at \d{1,2}[:.]\d{2}/i

/** Is there nothing booked yet? */
export const isUnbooked = (source: string): boolean => UNBOOKED.test(source) && !BOOKED.test(source)

/** Nothing is booked yet: that is what it asks for. */
const timeToBook = ({ brief, us, named, reader }: Terms): Copies => {
  const what =
    /\b(check[- ]?up|cleaning|service|eye test|vaccination|hygienist visit|health check|haircut|MOT|inspection)\b/i.exec(
      brief.source
    )?.[1]
  const due = /\b(?:their|your) ((?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+) (?:is|are) (?:now )?due\b/iu.exec(brief.source)?.[1]
  const deed = /\bto book (?:an?|their|your|the)? ?([\p{L} -]{4,36}?(?: before [\p{L} ]{3,20}?)?)(?=[.,\n]|$)/iu.exec(
    brief.source
  )?.[1]
  const dueFor =
    /\b(?:their|your) ((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (?:is|are) (?:now )?due (?:for (?:their |its |the |an? )?|its |their |his |her |an? )([\p{L} -]{4,36}?)(?=[,.\n]|$| at | on )/iu.exec(
      brief.source
    )
  const timeFor = /\btime for (?:their|your|an?) ([\p{L}\d][\p{L}\d -]{4,36}?)(?=[,.\n]|$)/iu.exec(brief.source)?.[1]
  const own = dueFor
    ? `Time for your ${dueFor[1]}’s ${dueFor[2]}`
    : due
      ? `Time for your ${due}`
      : timeFor
        ? `Time for your ${timeFor}`
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
  if (isUnbooked(brief.source)) return timeToBook(terms)
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
    always: /\b(?:notice|reschedul|cancel|change)\w*\b/i.test(
      [...brief.statements, ...brief.fragments, brief.asked?.label].join(' ')
    )
      ? ''
      : 'If you cannot come, please tell us as early as you can.'
  }
  return [
    { ...shared, heading: `See you${onDay(date) || ' soon'}${reader}` },
    { ...shared, heading: `Your ${what}${onDay(date)}` }
  ]
}
