import { peopleIn, placesIn } from '../../grammar/words.ts'
import { nameRuns, type Run } from '../names.ts'
import type { Frame } from './frames.ts'
import { KIND_OF_SENDER, NAMES_ITSELF, NO_SENDER } from './kinds.ts'

/** What a brief names, and what of it are places and people. */
export interface Named {
  text: string
  runs: Run[]
  places: ReadonlySet<string>
  people: ReadonlySet<string>
}

/** Longer briefs name their sender in the beginning. */
const READ = 4_000

export function namedIn(source: string): Named {
  const text = source.slice(0, READ)
  const bare = (names: string[]) => new Set(names.flatMap(name => [name, ...name.split(/,\s*/)]))
  return { text, runs: nameRuns(text), places: bare(placesIn(text)), people: bare(peopleIn(text)) }
}

/** The first name that stands in a frame and can be a sender's. */
export function framed(frame: Frame, named: Named): string | undefined {
  return named.runs
    .filter(run => stands(frame, run, named.text))
    .map(run => nameOf(run, frame, named))
    .find(name => name !== undefined)
}

function stands(
  { before, after, starts, long, itself }: Frame,
  { name, at, starts: first }: Run,
  text: string
): boolean {
  if ((long && !/\s/.test(name)) || (itself && !NAMES_ITSELF.test(name))) return false
  if (first && !starts && before === undefined && !/\s/.test(name)) return false
  return (
    (before?.test(text.slice(Math.max(0, at - 110), at)) ?? true) &&
    (after?.test(text.slice(at + name.length, at + name.length + 110)) ?? true)
  )
}

/** The name as it stands in the head of an email, or nothing when it is of a place, a person, a day or an event. */
function nameOf(run: Run, { sure, person }: Frame, named: Named): string | undefined {
  const name = withoutEvent(whole(run, named.text))
  if (isNoName(name) || isElse(run, sure === true, named.text)) return undefined
  if (sure || NAMES_ITSELF.test(name)) return name
  if (/^\p{Lu}{2,3}$/u.test(name) || NO_SENDER.test(name) || isPlace(run, named)) return undefined
  return !person && isPerson(run, named) ? undefined : name
}

/** Names of what is not the sender whatever they look like: titles, those who sign, venues, products, where speakers work. */
export const isElse = (run: Run, sure: boolean, text: string): boolean =>
  /^ (?:templates?|themes?|plug-?ins?|presets?|tutorials?) (?:shop|store|business)\b/i.test(
    text.slice(run.at + run.name.length)
  ) ||
  isQuotedTitle(run, sure, text) ||
  isSigner(run, text) ||
  isOfEvent(run, text) ||
  isCurrency(run, text) ||
  NOT_THE_SENDER.test(text.slice(Math.max(0, run.at - 60), run.at))

const DAY =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|now|today)$|^(?:ships|opens|starts|arrives|ends|closes|begins|launches|out|free|from|until|this|next|every)\s/i

/** "Austin TX": where they are. */
const TOWN_AND_STATE =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:AZ|CA|CO|CT|FL|GA|IL|KY|MA|MD|MI|MN|MO|NC|NJ|NM|NV|NY|OH|OR|PA|SC|TN|TX|UT|VA|WA|WI|NSW|QLD|VIC|BC|ON)$/u

/** Words that every sender could be called, days, and people with a title. */
export const isNoName = (words: string): boolean =>
  /^(?:the|our|my|it|this)$/i.test(words) ||
  GENERIC.test(words) ||
  /^[A-Z]{1,4}-\d/.test(words) ||
  DAY.test(words) ||
  TOWN_AND_STATE.test(words) ||
  /^family[- ](?:run|owned)\b|^R\d[\d.,]*$/i.test(words) ||
  /^(?:speaker|presenter|guest|host)s?\s/i.test(words) ||
  (!/\s/.test(words) && NO_SENDER.test(words)) ||
  (/^(?:dr|mr|mrs|ms|rev|revd|prof|sir)\b\.?/i.test(words) && !/['’]s$/.test(words))

/** "Team", "Our School": words that every sender could be called. */
const GENERIC = new RegExp(
  `^(?:(?:the|our|my|new|second|first|people|hr|support|customer|whole|next|local|primary|online|village|community|book|running|dog|thank|you|e?-?mail|monthly|weekly|free|black friday|charity|job|wine|summer|winter|spring|autumn|annual|christmas)\\s+)*(?:${KIND_OF_SENDER}|newsletter|job|event|product|people|webinar|customers?|sale|email|you)$`,
  'i'
)

/** "the Ashgrove Museum" has no article of its own, and no "AGM of the" before it; "St Brannoc's" has its ending. */
const whole = ({ name, at }: Run, text: string): string =>
  name.replace(/^the |^(?:AGM|Annual General Meeting|Gala|Festival|Fete|Fête) of (?:the )?/, '') +
  (/^'s\s*(?:[,.:;\n]|$)/.test(text.slice(at + name.length)) ? "'s" : '')

/** "Harbour Hospice Summer Gala" is an evening of Harbour Hospice. */
const withoutEvent = (name: string): string =>
  new RegExp(
    `^(.*\\b(?:${KIND_OF_SENDER}))\\s(?:\\p{Lu}\\p{L}+\\s)*(?:Gala|Ball|Fair|Dinner|Auction|Concert|Open Day|Party|Fundraiser|Sale|Raffle)$`,
    'iu'
  ).exec(name)?.[1] ?? name

/** "KSh 4,500". */
const isCurrency = ({ name, at }: Run, text: string): boolean =>
  name.length < 5 && /^ ?\d{1,3}(?:[.,]\d|\b)/.test(text.slice(at + name.length))

/** "at the Millbrook river clean-up": a place, in the name of what happened there. */
const isOfEvent = ({ name, at }: Run, text: string): boolean =>
  !NAMES_ITSELF.test(name) &&
  /\b(?:at|for|to|of|from) (?:the|our) $/i.test(text.slice(0, at)) &&
  /^ (?:\p{Ll}+ ){0,2}(?:clean-?up|fair|festival|walk|fun run|race|marathon|concert|meeting|conference|party|gala|parade|fête|fete|carnival|regatta)\b/u.test(
    text.slice(at + name.length)
  )

/** Names inside quotation marks are titles and button labels, unless a sure frame has the whole of the quotation. */
function isQuotedTitle({ name, at }: Run, sure: boolean, text: string): boolean {
  const opens = (text.slice(0, at).match(/"/g) ?? []).length % 2 === 1
  const after = text.slice(at + name.length)
  return opens && after.includes('"') && !(sure && after.startsWith('"'))
}

/** "Jo Lindqvist, Head of Product": somebody with a role signs. */
const isSigner = ({ name, at }: Run, text: string): boolean =>
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(name) &&
  /^,? (?:our |the |who )?(?:head|ceo|founder|chief|director|manager|owner|editor|president|co-?founder|vp|lead|chair\w*|secretary|commodore|executive|race director)\b/i.test(
    text.slice(at + name.length)
  )

const NOT_THE_SENDER = new RegExp(
  [
    // meeting at the Bab Sbaa gate
    '\\b(?:meet|meeting|starting|gather|assemble)(?:ing|s)? (?:point )?(?:is )?(?:at|by|in|outside) (?:the )?',
    // headliners Nell Ashdown and The Tidewater Boys; 3 x Rosemary & Oat bar
    '\\b(?:headliners?|line-?up|starring|featuring|supported by|support from):? (?:[^.;:\\n]{0,60}(?:,| and) )?(?:the )?',
    '\\b\\d+ ?[x×] ',
    // two bags of Ethiopia Guji
    '\\b(?:bags?|box(?:es)?|bottles?|pairs?|packs?|packets?|jars?|tins?|pots?|tubs?|cups?|cases?|crates?|trays?|sacks?|sets?|bunch(?:es)?|cartons?|cop(?:y|ies)|tickets|kilos?|kg|\\d+ ?g) of (?:the )?',
    // the dog's name is Momo
    "\\b(?:dog|cat|pet|horse|puppy|kitten|rabbit|baby|child|son|daughter|patient|guest|owner)(?:'s)? (?:name )?(?:is|called|named)(?: called)? ",
    // a voucher at Reitsport Lindner
    '\\b(?:vouchers?|gift cards?) (?:at|for|from|of) (?:the )?',
    // in our Duluth shop
    '\\b(?:in|at|from|to) our ',
    // "7pm at The Tin Angel", "Venue: Hotel Aurelia"
    '\\b(?:venue|where|place|location|address|held|speakers?|agent)(?: is)?:? (?:at )?(?:the )?',
    '(?:\\d\\s?[ap]m|\\d[:.]\\d\\d|day|(?<!(?:year|class|grade|group) )\\d|noon|midnight),?\\s+(?:at|in)\\s+(?:the )?',
    '\\b(?:on site at|testimonial from|quote from|review (?:by|from)|sponsored by|matched (?:[\\w-]+ ){0,4}by|doubled by|\\d[^.;\\n]{0,30} thanks to|grant from|live music from|courtesy of|goes? to|mov(?:e|es|ed|ing) to|relocating to|donated to|proceeds (?:go(?:es)? )?to|in aid of|ask for|questions to) (?:the )?',
    '\\b(?:client|customer|patient|buyer|recipient|guest)(?: name)?(?: is|:) (?:the )?',
    // a book called The Salt Road
    '\\b(?:book|novel|album|single|song|film|play|show|course|collection|episode|webinar|workshop|class|campaign|feature|range|starter|dog|cat|dish|cake|beer|wine|talk|essay)s?,? (?:is )?(?:called|named|titled|entitled) "?',
    // Dana Whitlock, VP Supply Chain at Orrin Foods
    '(?:,|\\() (?:[A-Z][\\w-]+ )*(?:founder|ceo|cto|cfo|coo|cmo|cro|vp|head|director|editor|professor|lead|manager|partner)\\b[^.,;:()]{0,30} (?:of|at|from) (?:the )?'
  ]
    .map(words => `(?:${words})`)
    .join('|')
    .replace(/^.*$/s, all => `(?:${all})$`),
  'i'
)

function isPlace({ name, at }: Run, { text, places }: Named): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  return (
    places.has(name) ||
    /\b(?:in|near|around|outside|on|to the|via) (?:the )?$/i.test(before) ||
    (/\p{Lu}[\p{L}'-]+,\s$/u.test(before) && !/\s/.test(name)) ||
    (/[\p{Lu}][\p{L}'-]+ \($/u.test(before) && !/\s/.test(name))
  )
}

const TITLED =
  /\b(?:mr|mrs|ms|miss|dr|rev|revd|prof|sir|dame|lady|lord|coach|chef|justice|ca|st)\.? (?:\p{Lu}\p{L}+\s?)*$/iu

function isPerson({ name, at }: Run, { text, people }: Named): boolean {
  if (/[&\d]|'s\b/.test(name)) return false
  const before = text.slice(Math.max(0, at - 40), at)
  return (
    people.has(name) ||
    TITLED.test(before) ||
    /^(?:Mr|Mrs|Ms|Dr|Rev|CA|Prof)\b/.test(name) ||
    /\b(?:customer|client|recipient|buyer|patient|donor|dear|hi|hello|ask|tell|thank|with|by|speakers?|speaker is|guest is|agent is|meet|welcome|congratulations to|i'm|call)(?:'s)?(?: name)?(?: is|:)?\s+$/i.test(
      before
    )
  )
}
