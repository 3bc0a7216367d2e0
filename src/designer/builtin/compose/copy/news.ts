import { capitalise, clip } from '../../../brief-reader/tidy.ts'
import { placeOf } from '../parts/place.ts'
import type { Copies, Terms } from './copy.ts'

/** "We are starting a 6 week beginners course on Monday": what is new, without its article. */
const STARTING =
  /\bwe(?:'re| are) (?:now |also )?(?:starting|launching|running|hosting|offering|introducing|adding|bringing back|putting on|holding)\s+(?:an?|our|the)?\s*((?:[\p{L}\d'-]+ ){1,5}?[\p{L}'-]+)(?=\s(?:on|at|from|in|for|with|by|this|next)\b|[,.;:]|$)/iu

/** "raise £50,000 by 31 December to restore 12 miles of the River Wye": what the money is for. */
const RAISING = /\braise [£$€]\s?[\d.,]+k?\b(?: by [^,.\n]{3,20}?)? to ((?!support\b)[a-z]+ [^,.\n]{6,50})(?=[,.\n]|$)/i

/** News that many have, by its sign in the brief, and how it is headed. */
const NEWS: [RegExp, (found: string, text: string) => string, string?, string?][] = [
  [/\bclosed\b[^.]*\b(?:december|christmas|new year|easter|holidays?)\b/i, () => 'Our hours over the holidays'],
  [/\b(?:is|are|will be) closed\b/i, () => 'When we are closed'],
  [
    /\b(?:quarterly|annual|yearly|monthly|weekly|year-end) (?:update|report|review)\b/i,
    found => capitalise(found.toLowerCase())
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
    /\b(?:shipping|delivery|order) delays?\b|\bdelay(?:ed)?\b|\bwill (?:now )?(?:ship|arrive) (?:around|later|on)\b/i,
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

const GREETING =
  /\b(happy new year|merry christmas|happy (?:holidays|easter|thanksgiving|diwali|hanukkah|eid)|season'?s greetings|eid mubarak)\b/i

/** Good wishes, with nothing to tell besides. */
const greeting = (found: string, us: string, named: boolean): Copies => [
  {
    eyebrow: named ? `From all of us at ${us}` : 'From all of us',
    heading: found.split(' ').map(capitalise).join(' '),
    lead: 'Thank you for being with us. We wish you and yours all the best.',
    button: 'Read more'
  }
]

/** `own`: a heading in the brief's words, for news that nobody foresaw. */
export function announcement({ brief, us, named }: Terms, own: string): Copies {
  const wished = GREETING.exec(brief.text)?.[1]
  if (wished && brief.statements.length === 0) return greeting(wished, us, named)
  const known = NEWS.find(([sign]) => sign.test(brief.text))
  const { subject } = brief
  const noun =
    subject && subject.length < 57 && subject !== brief.brand && !/^(?:we|our|my)\b/i.test(subject)
      ? subject
      : undefined
  const heading = known ? known[1](known[0].exec(brief.text)?.[0] ?? '', brief.text) : (noun ?? own)
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
