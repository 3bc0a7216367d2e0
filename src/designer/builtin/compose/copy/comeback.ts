import { capitalise } from '../../../brief-reader/tidy.ts'
import type { Copies, Terms } from './copy.ts'
import { codeSteps, offerWords } from './offer-words.ts'

/** What somebody began and left that is no purchase: "abandoned enrolment", "started a home insurance quote". */
const BEGUN =
  /\b(?:abandoned|unfinished|incomplete|start(?:ed|s)?|began|begun|filled in)\b[^.\n]{0,50}?\b(booking|reservation|quote|application|registration|enrolment|sign-?up|form)s?\b/gi

/** What was left has no basket: a booking, a quote, a form. */
export const isBegun = ({ kind, source }: Terms['brief']): boolean => kind === 'cart' && begunIn(source) !== undefined

/** "Abandoned signup. They started a quote": the noun that says more. */
function begunIn(source: string): string | undefined {
  if (/\b(?:cart|basket|bag|checkout)s?\b/i.test(source)) return undefined
  const found = [...source.matchAll(BEGUN)].map(match => (match[1] ?? '').toLowerCase())
  return (found.find(noun => noun === 'quote') ?? found[0])?.replace(/^sign-?up$/, 'sign-up')
}

export function cart(terms: Terms): Copies {
  const { brief, us, named, reader, until, code } = terms
  const what = begunIn(brief.source)
  if (what) {
    const began = what === 'booking' ? 'You began to book' : `You began ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`
    return [
      {
        eyebrow: named ? us : `Your ${what}`,
        heading: `Your ${what} is waiting${reader}`,
        lead: `${began}${named ? ` with ${us}` : ''}, and you can go on where you left off.`,
        button: `Finish my ${what}`,
        body: 'Is something not clear? Reply to this email before you decide, and we will help.'
      }
    ]
  }
  const first = brief.things[0]?.title
  const word = (
    /\bin (?:the |their |your |his |her )?(?:shopping )?(basket|bag|cart)\b/i.exec(brief.source)?.[1] ??
    brief.source.match(/\b(?:basket|bag|cart)\b/i)?.[0] ??
    (/£/.test(brief.source) ? 'basket' : 'cart')
  ).toLowerCase()
  const offer = offerWords(terms)
  const lead = offer
    ? `What you chose${named ? ` at ${us}` : ''} is still there, with ${offer}${code ? `: use code **${code}**` : ''}${until}.`
    : `What you chose${named ? ` at ${us}` : ''} is still in your ${word}, just as you left it.`
  const shared = {
    lead,
    body: `Not sure yet? Reply to this email before you decide, and we will help.`,
    closing: 'Ready when you are'
  }
  return [
    { eyebrow: `Your ${word}`, heading: `Still thinking it over${reader}?`, button: `Back to my ${word}`, ...shared },
    {
      eyebrow: named ? us : `Your ${word}`,
      heading: first && first.length < 34 ? `${first}: still in your ${word}` : `You left something behind${reader}`,
      button: 'Finish my order',
      ...shared
    },
    {
      eyebrow: 'Saved for you',
      heading: `Your ${word} is where you left it${reader}`,
      button: `Open my ${word}`,
      ...shared
    }
  ]
}

const FREE =
  /\b((?:a |1 |one )?(?:month|week|class|session|coffee|drink|dessert|delivery) free|free (?:month|week|class|session|coffee|drink|dessert|delivery|shipping))\b/i

/** What people come back to by booking it. */
const RETURNS: [RegExp, string][] = [
  [
    /\b(?:yoga|pilates|dance|fitness|spin|barre|cooking|art|pottery) (?:class|studio|school|students?|lessons?)|(?<!-|\bworld )\bclass(?:es)?\b/i,
    'Book a class'
  ],
  [/\b(?:restaurant|trattoria|bistro|osteria|brasserie)\b/i, 'Book a table'],
  [/\b(?:salon|barber|spa|dentist|dental|clinic|massage|physio\w*|vet)\b/i, 'Book a visit']
]

export function winback(terms: Terms): Copies {
  const { brief, us, named, reader, until, code } = terms
  const gain = brief.offer?.gain ?? FREE.exec(brief.source)?.[1]
  const offer = offerWords(terms) ?? gain
  // "if you come back by 31 January": what is to be done once is done by a day.
  const ends = /^if you/.test(brief.offer?.over ?? '') ? until.replace(/^ until /, ' by ') : until
  const isFirst =
    /\b(?:didn't|did not|haven't|have not|never) (?:sign(?:ed)? up|enrol(?:led)?|join(?:ed)?|buy|bought|book(?:ed)? (?:a|their) (?:course|membership))\b(?! (?:anything |again |from us |with us )*(?:in|for|since|within|over|lately|recently)\b)/i.test(
      brief.source
    )
  const lead = offer
    ? `We kept something for you: ${offer}${code ? ` with code **${code}**` : ''}${ends}.`
    : isFirst
      ? `You had a first look${named ? ` at ${us}` : ''}, and we would love to see you again.`
      : `It has been quiet without you${named ? ` at ${us}` : ''}, and we would love to have you back.`
  const shared = {
    lead,
    body: 'If something was not as you hoped, reply and tell us. We would rather know, and put it right.',
    closing: `Will we see you again${reader}?`
  }
  const extra = codeSteps(terms)
  const back = RETURNS.find(([sign]) =>
    sign.test(`${brief.trade ?? ''} ${us} ${gain ?? ''} ${brief.source.slice(0, 160)}`)
  )?.[1]
  if (isFirst)
    return [
      {
        ...shared,
        eyebrow: named ? `From ${us}` : 'A note for you',
        heading: `Still thinking it over${reader}?`,
        button: back ?? 'Have another look'
      }
    ]
  return [
    {
      eyebrow: named ? `From ${us}` : 'A note for you',
      heading: `It's been a while${reader}`,
      button: back ?? (gain ? 'Come back' : 'See what is new'),
      ...shared,
      ...(extra && { extra })
    },
    {
      eyebrow: 'We miss you',
      heading: gain ? `${capitalise(gain)} to welcome you back` : `Your place is still here${reader}`,
      button: back ?? 'Come back',
      ...shared,
      ...(extra && { extra })
    },
    {
      eyebrow: `It's been a while`,
      heading: `We miss you${reader}`,
      button:
        back ??
        (gain && /\d/.test(gain)
          ? `Take ${gain.replace(/^(?:get|take) /i, '')}`
          : gain
            ? 'Come back'
            : 'Have another look'),
      ...shared,
      ...(extra && { extra })
    }
  ]
}
