import { factsOf } from '../../../brief-reader/brief.ts'
import { thanksFor } from '../../../brief-reader/people.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { escaped } from '../../../grammar/escaped.ts'
import { isPlural, isProper, onDay, the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'

export function event(terms: Terms): Copies {
  const { brief, us, named, thing, date, reader } = terms
  const name = thing
  const day = factsOf(brief, 'date')[0]
  const on = onDay(day)
  const host = named && name && !name.toLowerCase().includes(us.toLowerCase()) ? us : undefined
  const lead = host ? `${host} would love to see you there${on}.` : `We would love to see you there${on}.`
  const button = /\bticket/i.test(brief.source)
    ? 'Get tickets'
    : /\b(?:webinar|online|zoom|livestream)\b/i.test(brief.source)
      ? 'Save my seat'
      : /\brsvp\b/i.test(brief.source)
        ? 'RSVP'
        : 'Save my place'
  const shared = {
    lead,
    button,
    closing: 'Will we see you there?',
    body: /\b(?:private|wholesale|only \d+|room for|members only|limited|invitation[- ]only|\d+ (?:seats|places|spots|people))\b/i.test(
      brief.source
    )
      ? 'If you have a question, reply to this email: we are glad to help.'
      : 'Bring somebody who would enjoy it too: forward this email to them.'
  }
  const heading = name ? capitalise(name) : `You're invited${reader}`
  if (/^\W*(?:please )?(?:can you )?(?:a )?remind/i.test(brief.source))
    return [
      {
        eyebrow: 'A reminder',
        heading: name ? heading : 'A reminder',
        lead: `We look forward to seeing you${on}.`,
        button
      }
    ]
  return [
    { eyebrow: date && name ? `You're invited: ${date}` : (date ?? 'Invitation'), heading, ...shared },
    { eyebrow: name ? `You're invited${reader}` : host ? `From ${host}` : 'Save the date', heading, ...shared }
  ]
}

const VISIT =
  /\b(?:visit|stay|trip|meal|dinner|lunch|appointment|treatment|check-?up|class|order|experience|session|booking|event|tour|lesson|haircut|purchase|move|project|course|workshop|repair|service|delivery)s?$/i

/** What those did who are asked: "guests who stayed with us" had a stay. */
const DONE: [RegExp, string][] = [
  [/\bstayed\b|\bchecked out (?:of|from)\b/i, 'stay'],
  [/\b(?:who|after they|they've|have) (?:ate|eaten|dined)\b/i, 'meal'],
  [/\b(?:who|after they|they've|have) visited\b/i, 'visit']
]

/** "whose boiler we serviced last week", "who had their phone screen fixed": what was done, said first; else nothing. */
function doneFor({ source, audience = '' }: Terms['brief'], us: string): string {
  const [, thing, did, when = ''] =
    /\bwhose ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) we (\p{L}+(?:ed|t|de|ought|id))( (?:last|this) \p{L}+| recently)?\b/iu.exec(
      source
    ) ?? []
  if (thing && did) return `We ${did} your ${thing}${when}. `
  const [, had] =
    /\bwho (?:had|got) (their (?:[\p{L}'-]+ ){1,4}?(?:\p{L}{3,}ed|\p{L}{3,}en|cut|done|made|built|fitted|set))\b/iu.exec(
      source
    ) ?? []
  if (had) return `You had ${had.replace(/^their/i, 'your')}. `
  const [, staying] =
    /\bthank\w* (?:(?:them|our \p{L}+|guests|customers|clients|patients|visitors|diners|people) )?for ((?:staying|visiting|shopping|dining|travelling|coming|choosing|eating)\b(?: (?:with|at|to) (?:our|the) (?:\p{Ll}+ ){0,2}\p{Ll}+(?=[.,\n]|$| and\b))?)/iu.exec(
      source
    ) ?? []
  const at = /visiting|choosing/i.test(staying ?? '') ? us : staying === 'coming' ? 'to see us' : 'with us'
  if (staying?.includes(' ')) return `Thank you for ${staying}. `
  if (staying) return `Thank you for ${staying.toLowerCase()} ${at}. `
  const [, bought] =
    /\bwho (?:have |just |recently )*((?:bought|ordered|booked|visited|attended) (?:an?|one|our|the)\b[^.,\n]{3,50}?)(?=[.,]|$| to (?:leave|write|give|rate))/i.exec(
      audience
    ) ?? []
  return bought
    ? `${thanksFor(bought.replace(/ (?:two|a few|three|\d+|some) (?:days|weeks|months) ago$| last (?:week|month)$/i, ''))} `
    : ''
}

/** "like it comes from me, Ingrid": one person asks, and signs. */
const isPersonal = ({ source, signature }: Terms['brief']): boolean =>
  signature !== undefined &&
  !/ and |&|\bteam\b/i.test(signature) &&
  /\b(?:from|by|like) me\b|\bpersonal\b/i.test(source)

/** "the Rice Water Serum" is a thing to have, whatever its name; "Salon Oriel" is none. */
const yours = ({ source }: Terms['brief'], thing: string): string =>
  isProper(thing) && new RegExp(`\\b(?:the|their|your|a|an) ${escaped(thing)}\\b`, 'i').test(source)
    ? `your ${thing}`
    : the(thing)

export function review({ brief, thing: about, us, named, reader }: Terms): Copies {
  const thing = about ?? DONE.find(([words]) => words.test(brief.source))?.[1]
  const shared = {
    body: 'What was good, what could be better, and who would you recommend it to?',
    closing: undefined
  }
  if (thing && VISIT.test(thing)) {
    const one = isPersonal(brief) ? brief.signature?.split('\n')[0] : undefined
    const done = doneFor(brief, us)
    const lead = `${/ our /.test(done) ? done : `Thank you for choosing ${us}. `}Would you tell ${one ? 'me' : 'us'} how it went?`
    return [
      {
        eyebrow: one || named ? `A question from ${one ?? us}` : 'A question for you',
        heading: `How was your ${thing}${reader}?`,
        lead,
        button: 'Write a review',
        body: shared.body
      },
      {
        eyebrow: named ? us : 'Your turn',
        heading: `Tell us about your ${thing}`,
        lead,
        button: 'Write a few words',
        body: shared.body
      }
    ]
  }
  const them = thing && isPlural(thing) ? 'them' : 'it'
  const lead = thing
    ? `Other people will want to know before they choose ${them}. A sentence or two is all it takes.`
    : `${doneFor(brief, us)}Would you tell other people how it went? A sentence or two is all it takes.`
  const are = thing && isPlural(thing) ? 'are' : 'is'
  return [
    {
      eyebrow: named ? `A question from ${us}` : 'A question for you',
      heading: thing ? `How ${are} ${yours(brief, thing)}?` : `How did we do${reader}?`,
      lead,
      button: 'Write a review',
      body: shared.body
    },
    {
      eyebrow: 'Your turn',
      heading: thing ? `What do you make of ${yours(brief, thing)}?` : `How did we do${reader}?`,
      lead,
      button: 'Leave a review',
      body: shared.body
    }
  ]
}

export function survey({ brief, thing, us, named, reader }: Terms): Copies {
  const time =
    /(?<!\b(?:every|each|for|of)\s)\b(?:takes?|only|just|in|under|about)?\s*((?:about |around |under |less than )?(?:\d+|two|three|five|ten)[ -]minutes?)\b/i.exec(
      brief.source
    )?.[1]
  const lead = `${time ? `It takes ${time.replace('-', ' ').replace(/minute$/, 'minutes')}, and y` : 'Y'}our answers help ${named ? us : 'us'} decide what to do next.`
  const shared = {
    lead,
    button: 'Take the survey',
    body: 'There are no wrong answers. Say what you think, good or bad.',
    closing: 'Your answer counts'
  }
  const visit = thing && VISIT.test(thing)
  return [
    {
      eyebrow: 'A few questions',
      heading: thing
        ? visit
          ? `How was your ${thing}${reader}?`
          : `What do you think of ${the(thing)}?`
        : `What do you think${reader}?`,
      ...shared
    },
    {
      eyebrow: named ? `${us} would like to know` : 'We would like to know',
      heading: thing ? `Tell us about ${visit ? `your ${thing}` : the(thing)}` : `Help us get better${reader}`,
      ...shared
    }
  ]
}
