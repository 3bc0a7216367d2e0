import { the } from '../words.ts'
import type { Copies, Terms } from './copy.ts'

/** "last weekend's regatta" has no article. */
const DATED = /^(?:last|this|yesterday's|\p{L}+day's) /iu

const FIRST =
  /\b(?:our|my) first (\d[\d,]*|hundred|thousand) (customers|students|members|clients|subscribers|users|backers|patients|guests|readers|supporters)\b/i
const THEIRS = /\bthank\w* (?:you )?(?:[\p{L}-]+ ){1,5}?for (?:all )?(?:their|your) ([^.,;:\n]{4,60})/iu
const SPONSORS =
  /\b[Tt]hank\w*\b[^.\n]{0,24}? sponsors (?:of|for) ((?:the |our )?(?:\p{Lu}[\p{L}'-]*(?: |(?=[,.:\n]|$))){1,5})/u
const RECORD =
  /\bafter ((?:our|my) (?:[a-z]+est|best|first|biggest) (?:[\p{L}'-]+ ){0,2}?(?:year|season|summer|winter|spring|autumn|christmas|month|week|weekend|festival|sale)(?: ever| yet)?)\b/iu

/** What readers did, where the brief says it in passing: "to our first 500 customers", "for their patience". */
function thankedFor(source: string): string | undefined {
  const [, count, who = ''] = FIRST.exec(source.slice(0, 160)) ?? []
  if (count) return `Thank you for being one of our first ${count} ${who.toLowerCase()}.`
  const theirs = THEIRS.exec(source.slice(0, 200))?.[1]
  if (theirs) return `Thank you for your ${theirs.trim()}.`
  const sponsored = SPONSORS.exec(source.slice(0, 200))?.[1]
  if (sponsored) return `Thank you for sponsoring ${sponsored.trim()}.`
  const record = RECORD.exec(source.slice(0, 200))?.[1]
  return record && `Thank you for making it ${record}.`
}

/** "thank you email after wedding fair": where the sender and the reader met. */
const MET =
  /\bafter (?:the |our |a |an )?((?:[\w'-]+ ){0,3}(?:fair|event|workshop|class|party|conference|webinar|open day|market|show|dinner|tour|gala|meeting|exhibition|concert|expo|clean[- ]?up|walk|run|race|tournament|festival|retreat|camp|open (?:day|studio|evening))(?: in (?!the\b|our\b|an?\b|my\b)\p{L}[\p{L}-]+)?(?: (?:last|this|on) (?:week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?)\b/iu

/** "volunteers after our food festival in Galway": what they helped at. */
const HELPED =
  /\bvolunteers?\b[^.,\n]{0,44}? (?:after|at|for|of|from) (?:our |the |(?=(?:last|this|yesterday's|(?:mon|tues|wednes|thurs|fri|satur|sun)day's) ))((?:[\p{L}'-]+ ){0,4}?(?:regatta|f[eê]te|tournament|games|parade|party|carnival|dinner|camp|sale|auction|open day|race day|festival|fair|clean[- ]?up|run|race|walk|gala|drive|appeal|day|weekend|event|market|show|concert|project|season)(?!'s)(?: in (?!the\b|our\b|an?\b|my\b)\p{L}[\p{L}-]+)?(?: (?:last|this|on) (?:\p{L}+day|week(?:end)?))?)/iu

/** "after our river cleanup campaign": what was given to. */
const GAVE =
  /\b(?:donors?|donated|supporters)\b[^.,\n]{0,50}? (?:after|to|for|of|from) (?:our|the) ((?:[\p{L}'-]+ ){0,4}?(?:campaign|appeal|drive|fund|fundraiser|project))\b/iu

/** "people who bought a Bento lunch box from Nomi". */
const BOUGHT =
  /\bwho (?:have |just |recently )*(?:bought|ordered|purchased) (?:an?|the|our) ([\w' -]{3,40}?)(?=\s(?:from|at|in|on)\b|[.,\n]|$)/i

export function thanks({ brief, us, named, thing, reader }: Terms): Copies {
  const opening = brief.source.slice(0, 120)
  const gift = /\bvolunteers?\b/i.test(opening)
    ? { what: 'your time', to: HELPED.exec(brief.source)?.[1] }
    : /\bdonors?\b|\bwho (?:gave|donated)\b/i.test(opening) && {
        what: '',
        to: GAVE.exec(brief.source)?.[1] ?? (named ? us : undefined)
      }
  const own = thankedFor(brief.source)
  if (own)
    return [
      {
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Thank you${reader}`,
        lead: own,
        button: 'Visit us',
        body: 'It means a great deal, and we did not want to let it pass unsaid.'
      }
    ]
  if (gift)
    return [
      {
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Thank you${reader}`,
        lead: `Thank you for giving${gift.what && ` ${gift.what}`}${gift.to ? ` to ${gift.to === us || DATED.test(gift.to) ? gift.to : the(gift.to)}` : ''}.`,
        button: 'Visit us',
        body: 'It would not have happened without you.'
      }
    ]
  const met = MET.exec(brief.source)?.[1]
  const bought = BOUGHT.exec(brief.source)?.[1]
  if (bought)
    return [
      {
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Thank you${reader}`,
        lead: `We hope you enjoy your ${bought}.`,
        button: 'Visit us',
        body: 'If something is not as you hoped, reply to this email, and we will put it right.'
      }
    ]
  if (met)
    return [
      {
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Thank you for coming${reader}`,
        lead: `It was good to see you at ${the(met)}.`,
        button: 'Visit us',
        body: 'If you have a question, or would like to pick up where we left off, reply to this email.'
      }
    ]
  const order =
    /\b(?:after|for) (?:an?|the|their|your|somebody's|someone's) ((?:first |recent )?(?:purchase|order))\b/i.exec(
      brief.source
    )?.[1]
  if (order)
    return [
      {
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Thank you${reader}`,
        lead: `Thank you for your ${order.toLowerCase()}${named ? ` from ${us}` : ''}. We hope you enjoy it.`,
        button: 'Visit us',
        body: 'If something is not as you hoped, reply to this email, and we will put it right.'
      }
    ]
  const from = named ? ` at ${us}` : ''
  const shared = { button: 'Visit us', body: 'It means a great deal, and we did not want to let it pass unsaid.' }
  return [
    {
      heading: `Thank you${reader}`,
      eyebrow: named ? `From ${us}` : 'A note for you',
      lead: thing ? `For ${the(thing)}, and from all of us${from}.` : `From all of us${from}.`,
      ...shared
    },
    {
      heading: named ? `A thank-you from ${us}` : `A thank-you${reader}`,
      lead: 'We wanted to say it properly.',
      ...shared
    }
  ]
}
