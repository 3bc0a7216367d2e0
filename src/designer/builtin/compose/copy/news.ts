import { ARRIVING } from '../../../brief-reader/kind-openings.ts'
import { capitalise, clip } from '../../../brief-reader/tidy.ts'
import { placeOf } from '../parts/place.ts'
import { framedThing } from '../thing-frames.ts'
import { onDay } from '../words.ts'
import type { Copies, Terms } from './copy.ts'
import { deadlineHeading } from './deadlines.ts'
import { closedHeading } from './when-closed.ts'

/** "We are starting a 6 week beginners course on Monday": what is new, without its article. */
const STARTING =
  /\bwe(?:'re| are) (?:now |also )?(?:starting|launching|running|hosting|offering|introducing|adding|bringing back|putting on|holding)\s+(?:an?|our|the)?\s*((?:[\p{L}\d'-]+ ){1,5}?[\p{L}'-]+)(?=\s(?:on|at|from|in|for|with|by|this|next)\b|[,.;:]|$)/iu

/** "raise £50,000 by 31 December to restore 12 miles of the River Wye": what the money is for. */
const RAISING = /\braise [£$€]\s?[\d.,]+k?\b(?: by [^,.\n]{3,20}?)? to ((?!support\b)[a-z]+ [^,.\n]{6,50})(?=[,.\n]|$)/i

/** News that many have, by its sign in the brief, and how it is headed. */
const NEWS: [RegExp, (found: string, text: string) => string, string?, string?][] = [
  [ARRIVING, found => (/\bgo\b/i.test(found) ? 'Know before you go' : 'Before you arrive')],
  [
    /\b(photos?|pictures|album|gallery|results?|certificates?|report)\b[^.]{0,80}\b(is|are) (?:now )?ready\b/i,
    found => {
      const noun = /^\w+/.exec(found)?.[0]?.toLowerCase() ?? ''
      return `Your ${noun} ${/s$/.test(noun) ? 'are' : 'is'} ready`
    },
    'See them'
  ],
  [
    /\b(?:office|shop|studio|clinic|store|salon|school) move\b|\bmove to (?:a )?new (?:office|premises|home)\b/i,
    () => "We're moving"
  ],
  [
    /\b(?:the )?(?:water|power|gas|lift|elevator|heating|electricity|internet) will be (?:(?:shut|turned|switched|cut) (?:off|down)|off|out of service|out of order|down|shut)\b(?: (?:on )?[A-Z][a-z]+day(?: \d+ [A-Z][a-z]+)?)?/i,
    found => (/^the /i.test(found) ? capitalise(found) : `The ${found}`)
  ],
  [/(?<=\bthat )(?:[\w'-]+ ){2,7}(?:is|are) due (?:on|by) (?:\d+ [A-Z]\w+|[A-Z]\w+ \d+)/, capitalise],
  [/(?<=^|[.:\n]\s*)no (?:[a-z]+ ){1,3}on (?:[A-Z][a-z]+day|\d+ [A-Z][a-z]+|[A-Z][a-z]+ \d+)/, capitalise],
  [/(?<=\bchanging )our (?:[a-z]+ ){1,4}policy\b/i, found => `${capitalise(found)} is changing`],
  [/(?<=\badding )an? [^,.\n]{4,44}?(?= because\b|[,.\n]|$)/i, found => `New: ${found}`],
  [/\b[\p{L}-]+ (?:orders|bookings|entries|applications|registrations?) (?:is|are) now open\b/iu, capitalise],
  [/\bclos(?:ed|ing)\b[^.]*\b(?:december|christmas|new years?|easter)\b/i, () => 'Our hours over the holidays'],
  [/\b(?:is|are|will be) closed\b|'re closed\b/i, () => 'When we are closed'],
  [
    /\b(?:quarterly|annual|yearly|monthly|weekly|year-end) (?:update|report|review)\b/i,
    found => capitalise(found.toLowerCase())
  ],
  [
    /\b(?:is|are|we're) (?:moving|going|changing) (?:up )?from [£$€₹]/i,
    () => 'Our prices are changing',
    'See the new prices'
  ],
  [/\b(?:we're|we are|is|are) moving\b(?: (?:home|house|shop|premises|office))?/i, () => "We're moving"],
  [
    /\b((?:christmas|easter|holiday|bank holiday|festive|summer|winter|new year)\s+)?opening (?:hours|times)\b/i,
    found => `Our ${found.toLowerCase().replace(/\b(christmas|easter|new year)\b/g, capitalise)}`
  ],
  [
    /\bjust listed\b|\bnew\b[^.\n]{0,24}\blisting\b/i,
    (_, text) => ['Just listed', placeOf(text)].filter(Boolean).join(': '),
    'See the home'
  ],
  [
    /\b(?:shipping|delivery|order) delays?\b|\bdelay(?:ed)?\b|\b(?:parcels?|orders?|box(?:es)?|packages?) (?:are|is|will be) (?:[\w-]+ ){0,3}late\b|\bwill (?:now )?(?:ship|arrive) (?:around|later|on)\b/i,
    () => 'Your order will be later than we said',
    undefined,
    'We are sorry for the wait.'
  ],
  [
    /\b(?:price (?:change|increase|rise)|(?:is|are) going up|prices? (?:will|are|is)|going up from)\b/i,
    () => 'Our prices are changing',
    'See the new prices'
  ],
  [
    /\bprice (?:drop|cut|reduction)\b/i,
    (_, text) => ['Price drop', placeOf(text)].filter(Boolean).join(': '),
    'Have a look'
  ],
  [
    /\bwe (?:will |now )?open (?:at|from) \d[\d:.]* ?(?:am|pm)?\b[^.\n]*\binstead of\b|\bnew opening hours\b/i,
    () => 'Our opening hours are changing'
  ],
  [/\bproduct recall\b/i, () => 'Product recall'],
  [
    /\byour (?!password|account|order|parcel|package)\w+ (?:is|are) ready\b/i,
    found => capitalise(found.toLowerCase()),
    'Have a look'
  ],
  [RAISING, (_, text) => `Help us ${RAISING.exec(text)?.[1]}`, 'Give now'],
  [/\bproduct update\b|\bwhat'?s new in\b/i, () => "What's new", "See what's new"],
  [STARTING, (_, text) => capitalise((STARTING.exec(text)?.[1] ?? '').trim())],
  [/\bdata (?:incident|breach)\b/i, () => 'About a data incident'],
  [
    /\b(?:our|the|a) (second|third|new) (?:[a-z]+ ){0,2}(shop|store|clinic|studio|restaurant|branch|office|location|site|cafe|salon|gallery)\b[^.]*\bopens?\b/i,
    found => `${capitalise(found.replace(/\s+opens?$/i, '').split(/ opens? /i)[0] ?? found)} is opening`
  ],
  [
    /\bopening (?:a|our) (?:second|third|fourth|new|another) [a-z]+(?: in \p{Lu}\p{L}+)?/iu,
    found => `We're ${found.charAt(0).toLowerCase()}${found.slice(1)}`
  ],
  [/\bnew (?:address|premises|location)\b/i, () => 'We have a new address'],
  [/\bclos(?:ed|ing) (?:for|down|on)\b/i, () => 'We will be closed for a while'],
  [/\bwe(?:'re| are) hiring\b/i, () => "We're hiring", 'See the jobs'],
  [
    /\b(?:bin|waste|refuse|recycling) collections?\b/i,
    () => 'Your bin collections are changing',
    'Check my collection day'
  ]
]

const OPENING =
  /\bopen(?:ing|s)? ((?:our|my|a|the) (?:[\p{L}-]+ ){0,3}?(?:shop|store|caf[eé]|salon|studio|clinic|restaurant|bakery|branch|gallery|location|gym))\b(?: (?:it's |its |is )?(?:called|named) (\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’-]*|&))*))?(?: in (\p{Lu}\p{L}+))?/u

const CALLED = /\b[Ii]t(?:'s| is) (?:called|named) (\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’-]*|&))*)/u

/** "opening our second coffee shop called Little Finch": the heading of a place that opens. */
function openingOf(text: string, date: string | undefined): string | undefined {
  const [, place = '', beside, town] = OPENING.exec(text) ?? []
  const name = beside ?? CALLED.exec(text)?.[1]
  if (!place) return undefined
  const which = name ?? `${place.replace(/^(?:my|a)\b/, 'our')}${town ? ` in ${town}` : ''}`
  return `${capitalise(which)} opens${onDay(date) || ' soon'}`
}

/** `own`: a heading in the brief's words, for news that nobody foresaw. */
export function announcement({ brief, us, named, date }: Terms, own: string): Copies {
  const known = NEWS.find(([sign]) => sign.test(brief.source))
  const { subject } = brief
  const noun =
    subject && subject.length < 57 && subject !== brief.brand && !/^(?:we|our|my)\b/i.test(subject)
      ? subject
      : undefined
  const opening = openingOf(brief.source, date)
  const heading =
    opening ??
    deadlineHeading(brief.source) ??
    closedHeading(brief.source, brief.brand) ??
    (known ? known[1](known[0].exec(brief.source)?.[0] ?? '', brief.source) : undefined) ??
    framedThing(brief) ??
    noun ??
    own
  return [
    {
      eyebrow: named ? `News from ${us}` : 'News',
      heading: clip(capitalise(heading), 80),
      lead: '',
      button: 'Read more',
      ...(known?.[2] && { label: known[2] }),
      ...(known?.[3] && !/\bsorry\b|\bapolog/i.test(brief.statements.join(' ')) && { always: known[3] }),
      body: 'If you have a question about this, reply to this email and we will answer it.'
    }
  ]
}
