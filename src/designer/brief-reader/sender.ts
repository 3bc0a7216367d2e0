import { escaped } from '../grammar/escaped.ts'
import { peopleIn, placesIn, wordsIn } from '../grammar/words.ts'
import type { Fact } from './brief.ts'
import { nameRuns, type Run } from './names.ts'
import { framed, isElse, isNoName, type Named, namedIn } from './sender/candidates.ts'
import { closingName } from './sender/closing.ts'
import { hostAsName, spelledHost } from './sender/domain.ts'
import { FRAMES, type Frame, LOOSE_FRAMES, THING_FRAMES } from './sender/frames.ts'
import { KIND_OF_SENDER, NAMES_ITSELF } from './sender/kinds.ts'
import { personOf } from './sender/person.ts'
import { typedLow } from './sender/typed-low.ts'
import { HOLDS } from './senders-marked.ts'

/**
 * Who sends the email. A name in a frame is right unless the words of the brief have another role;
 * without a frame it is the first name that has the sender's role and is nobody's.
 * @param marked Names in the sender's role, the first said first.
 * @param named What the email is about; no part of its name is the sender's.
 */
export function senderOf(text: string, facts: Fact[], marked: string[], named?: string): string | undefined {
  const found = nameOf(text, facts, marked, named)?.replace(TOWN_BEHIND, '').replace(TEAM_BEFORE, '')
  const isTrip =
    found !== undefined && / \d+$/.test(found) && withoutCount(text, found) !== found && placesIn(found).length > 0
  const name = found && (isTrip || isGivenTo(found, text)) ? undefined : found
  const firm =
    name &&
    (isFirstName(name) ||
      new RegExp(`${escaped(name)}, (?:co-?)?(?:founder|ceo|owner|director|head|manager)\\b`, 'i').test(text))
      ? new RegExp(
          `${escaped(name)}(?:, (?:co-?)?(?:founder|ceo|owner|director|head|manager)[^,.\\n]{0,20}?)? (?:from|of|at) (\\p{Lu}[\\p{L}\\d&'’-]*(?: \\p{Lu}[\\p{L}\\d&'’-]*)*)`,
          'u'
        ).exec(text)?.[1]
      : undefined
  return firm &&
    isName(firm) &&
    (marked.some(other => other.includes(firm)) ||
      text.toLowerCase().includes(`${firm.toLowerCase().replace(/[^a-z0-9]/g, '')}.`))
    ? firm
    : name && titled(text, withoutCount(text, wholeNameIn(text, withoutOccasion(text, withoutPlace(name)))))
}

/** "the Moyle Valley Food Bank Christmas appeal": whose appeal it is. */
const withoutOccasion = (text: string, name: string): string => {
  const bare = name.replace(/(?<=\S \S+) (?:Christmas|Easter|Winter|Summer|Spring|Autumn|Diwali|Annual)$/, '')
  const isAppeal = new RegExp(
    `${escaped(name)} (?:appeal|campaign|fair|sale|party|drive|newsletter|market|concert|fundraiser)\\b`,
    'i'
  ).test(text)
  return isAppeal ? bare : name
}

/** "Dog's name is Momo". */
const PET = /\b(?:dog|cat|pet|horse|puppy|kitten|rabbit|patient|child|guest)(?:'s)? (?:name )?(?:is|called|named) $/i

/** "6pm at Yaba Works Hub": where it is. */
const VENUE = /\d ?[ap]m,? (?:at|in) (?:the )?$/i

/** "Dr. Okonjo Eye Clinic": the title is of the name. */
const titled = (text: string, name: string): string =>
  /\s/.test(name) && !/^(?:Dr|Prof)\b/.test(name)
    ? (/\b(?:Dr|Prof)\.? $/.exec(text.slice(0, Math.max(0, text.indexOf(name))))?.[0] ?? '') + name
    : name

/** "Team Ledgerly" is who writes for Ledgerly. */
const TEAM_BEFORE = /^[Tt]eam (?=\p{Lu}\p{Ll}+$)/u

/** "Pritchard Heating, Swansea": where it is. */
const TOWN_BEHIND = /, (?!(?:Ltd|Inc|LLC|GmbH|Co|PLC|Sons|Son)\b)\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u

/** "the money goes to St Brannoc hospice": it is named once, and as who gets it. */
const isGivenTo = (name: string, text: string): boolean =>
  text.toLowerCase().split(name.toLowerCase()).length === 2 &&
  new RegExp(
    `\\b(?:money|proceeds|profits?|funds|donations?|takings|it all) (?:all )?(?:goes?|going|is going|will go|are going|raised for) (?:straight )?to (?:the )?${escaped(name)}`,
    'i'
  ).test(text)

function nameOf(text: string, facts: Fact[], marked: string[], named?: string): string | undefined {
  const labelled = LABELLED.exec(text)?.[1]
    ?.trim()
    .replace(/ in \p{Lu}\p{L}+$/u, '')
  if (labelled && isName(labelled))
    return labelled.replace(
      /^((?:\p{Lu}\S*|&|and|of|the)(?: (?:\p{Lu}\S*|&|and|of|the))+) \p{Ll}{3,}(?: \p{Ll}{3,})*$/u,
      '$1'
    )
  const closing = closingName(text)
  if (closing && !named?.includes(closing) && (marked.length === 0 || marked.some(name => name.includes(closing))))
    return closing
  const found = brandOf(text, facts)
  // "the coffee shop Halden", "the annual dinner of the Halden Trust": the name of who they are, or of who holds it.
  const isKind = new RegExp(
    `\\b(?:${KIND_OF_SENDER}|(?:dinner|gala|fair|f[eê]te|meeting|agm|concert|open day|party|festival|auction|ball|lunch|walk|raffle) of(?: the)?) ${escaped(found ?? '')}`,
    'i'
  ).test(named ?? '')
  const framed =
    found && named?.includes(found) && !isKind && !isHost(found, named) && !marked.some(name => name.includes(found))
      ? undefined
      : found
  const low = framed?.toLowerCase()
  const agrees = marked.some(name => low?.includes(name.toLowerCase()) || name.toLowerCase().includes(low ?? '\n'))
  if (framed && (marked.length === 0 || agrees))
    return marked.find(name => framed.startsWith(`${name} in `) || isLonger(name, framed)) ?? firmOf(framed)
  const people = new Set(peopleIn(text))
  const runs = nameRuns(text)
  const all = marked
    .map(name => firmOf(wholeName(name.replace(/^(?:(?:of|at|from|for|the) )+(?=\S)/, ''), runs)))
    .filter(isName)
  const names = all.filter(
    name =>
      (!people.has(name) || /['’]s$/.test(name)) &&
      !isElse({ name, at: text.indexOf(name), starts: false }, false, text)
  )
  return (
    names[0] ??
    framed ??
    all.find(
      name =>
        /^\p{Lu}/u.test(name) &&
        !VENUE.test(text.slice(0, Math.max(0, text.indexOf(name)))) &&
        !PET.test(text.slice(0, Math.max(0, text.indexOf(name)))) &&
        (!isFirstName(name) || HOLDS.test(text.slice(0, Math.max(0, text.indexOf(name)))))
    )
  )
}

/** "our Valentine's dinner at Trattoria Sant'Orsola": who cooks it. */
const isHost = (name: string, named: string): boolean =>
  NAMES_ITSELF.test(name) &&
  new RegExp(
    `\\bour [^,.]{0,40}(?:dinner|lunch|brunch|supper|breakfast|menu|tasting|buffet|tea|roast) at (?:the )?${escaped(name)}`,
    'i'
  ).test(named)

/** "Host: Ledgerline", "Company: Quillstack - proposal software": a label says it. */
const LABELLED =
  /(?:^|\n)[ \t]*(?:[-*•][ \t]*)?(?:company|brand|sender|from|host(?:ed by)?|organi[sz]ation|organi[sz]er|shop|store|business|school|club|charity|studio|restaurant|hotel|agency|sent by)(?: name)?[ \t]*:[ \t]*(\p{Lu}[^\n,;(–—]*?)(?=[ \t]*(?:[\n,;(–—.]|$|\s-\s))/iu

/** "Villa Mirto in Sardinia": where it is. */
const withoutPlace = (name: string): string =>
  /^\S+ \S.* in \p{Lu}[\p{L}-]+$/u.test(name) && !/^(?:made|maid|born|baked|grown|lost|found)\b/i.test(name)
    ? name.replace(/ in \p{Lu}[\p{L}-]+$/u, '')
    : name

/** "from Dozewell 30 days ago". */
const withoutCount = (text: string, name: string): string =>
  / \d+$/.test(name) &&
  /^ (?:days?|nights?|weeks?|months?|years?|hours?|minutes?|times|people|customers|cabins?|seats?|rooms?|places|tickets?)\b/.test(
    text.slice(text.indexOf(name) + name.length)
  )
    ? name.replace(/ \d+$/, '')
    : name

const wholeNameIn = (text: string, name: string): string => {
  const [more] = ASSOCIATION.exec(text.slice(text.indexOf(name) + name.length)) ?? []
  return more && text.includes(name) ? name + more : name
}
const ASSOCIATION =
  /^ (?:parents'?|parent[- ]teacher|alumni|residents'?|tenants'?|students'?|allotment|parish|village) (?:association|union|council|club|society|committee)\b/i

/** "The" of "The Gull House": a lone word is the beginning of the name in which it stands. */
const wholeName = (name: string, runs: Run[]): string =>
  /\s/.test(name) ? name : (runs.find(run => run.name.startsWith(`${name} `) && isNoName(name))?.name ?? name)

/** "Danielle Osei of Brightpost HR": the firm sends it. */
const firmOf = (name: string): string => {
  const [, person = '', firm] = /^(\p{Lu}\S+ \p{Lu}\S+) (?:of|at|from) (\p{Lu}.+)$/u.exec(name) ?? []
  return firm && peopleIn(person).length > 0 ? firm : name
}

/** "Ted Lacey" is somebody; "Riad Zahra", which looks the same, is not. */
const isFirstName = (name: string): boolean => wordsIn(name)[0]?.tags.has('FirstName') === true

const isName = (words: string): boolean =>
  words.length > 2 &&
  words.split(' ').length < 7 &&
  !isNoName(words) &&
  !/^(?:my|our|your)\s/i.test(words) &&
  (/\p{Lu}/u.test(words) || !/\s(?:is|are|who|whos|with)\s/.test(words))

/** "Paws on Prospect", "Pilates by Noor": the name goes on behind its small word. */
const isLonger = (name: string, framed: string): boolean =>
  name.startsWith(`${framed} `) &&
  /^ (?:on|by|of|at|for|&|and) (?:the )?\p{Lu}/u.test(name.slice(framed.length)) &&
  name.split(' ').length < 6

/** Who sends the email, by the name it has in the brief; an address tells it when nothing else does. */
export function brandOf(text: string, facts: Fact[]): string | undefined {
  const named = namedIn(text)
  return (
    inFrames(FRAMES, named) ??
    typedLow(named.text) ??
    spelledHost(facts, named) ??
    personOf(named.text) ??
    inFrames(LOOSE_FRAMES, named) ??
    hostAsName(facts, named) ??
    inFrames(THING_FRAMES, named)
  )
}

/** The name in the surest frame that holds. */
function inFrames(frames: readonly Frame[], named: Named): string | undefined {
  for (const frame of frames) {
    const name = framed(frame, named)
    if (name) return name
  }
  return undefined
}
