import { type Fact, ofKind } from './fact.ts'
import { capitalise, trimEnds } from './words.ts'

export interface BriefEvent {
  name?: string
  /** What sort of event, in small letters: "free online workshop". */
  sort?: string
  place?: string
  price?: string
  host?: string
}

const SORTS =
  'workshop|webinar|conference|meet-?up|open (?:day|evening|house|studio|mic)|exhibition|concert|festival|(?:[\\w-]+ )?film night|screening|party|gala|tasting|masterclass|class|course|talk|lecture|launch|opening|sale|market|fair|dinner|supper|lunch|breakfast|brunch|picnic|walk|run|race|gig|show|performance|recital|retreat|reading|book club|quiz(?: night)?|auction|tour|hike|ride|swim|celebration|reunion|wedding|agm|meeting|summit|hackathon|training|session|demo|panel|reception|ceremony|match|tournament|camp|fundraiser|drinks|social|event|night|evening|afternoon'
const INVITED =
  /\b(?:invit(?:e|es|ing)\s+(?:[\w’']+\s+){0,4}?to|invitation (?:email )?(?:to|for)|invite (?:email )?(?:to|for)|join us (?:for|at)|(?:e-?mail|reminder|announcement|newsletter|invitation|invite)\s+(?:for|about|to)|save the date for|come to|hosting|announc(?:e|ing)|promot(?:e|ing)|rsvp (?:for|to))\s+((?:an?|our|the|my|his|her|their)\s+[^.:;\n]{4,120})/i
const PLACE =
  /\b(?:at|in|from)\s+((?:the\s+)?[A-Z][\w’'&.-]*(?:\s+(?:of|the|on|and|&|de|la)?\s*(?:[A-Z][\w’'&.-]*|\d{1,4}\b(?!\s?(?:am|pm|%))))*(?:,\s+\d{1,5}\s[A-Z][\w’'-]*(?:\s[A-Z][\w’'-]*)*|,\s+[A-Z][\w’'-]*(?:\s[A-Z0-9][\w’'-]*)*)*)/g
const PLAIN_PLACE =
  /\b(?:at|in|on)\s+(the\s+(?:[a-z]+\s){0,2}(?:quay|park|hall|garden|gardens|library|church|beach|square|pub|school|studio|shop|café|cafe|gallery|theatre|museum|harbour|town hall|village hall|community centre|community center|office|rooftop|barn|farm|bookshop|bakery|gym|club|clubhouse|market|bar|restaurant|hotel|pier|field|green|yard|courtyard))\b/i
const FREE =
  /\b(?:free entry|free admission|entry is free|admission is free|free to attend|free of charge|tickets are free|free tickets?|it['’]?s free|free event|attendance is free|it is free)\b/i
const COST = /\b(?:tickets?|entry|admission|entrance|price|cost|costs|fee|places?|seats?|per person|each|pp)\b/i
const HOST = /\b(?:hosted|led|taught|run|presented|given|curated) by\s+((?:[A-Z][\w’'.-]*)(?:\s+[A-Z][\w’'.-]*){0,3})/

/** What, where and for how much, of an event or a booking. */
export function readEvent(text: string, facts: readonly Fact[]): BriefEvent {
  const phrase = trimmedPhrase(INVITED.exec(text)?.[1], facts)
  const quoted = ofKind(facts, 'quote').find(({ start }) =>
    new RegExp(`(?:${SORTS})[,:]?\\s*(?:called|named|titled|entitled)?[,:]?\\s*["“‘']$`, 'i').test(
      text.slice(Math.max(0, start - 40), start)
    )
  )
  const name = quoted?.text ?? (phrase && capitalise(phrase.replace(/^(?:an?|our|the|my|their)\s+/i, '')))
  const sort = quoted
    ? phrase
        ?.replace(/["“”]/g, '')
        .replace(quoted.text, '')
        .replace(/^(?:an?|our|the|my)\s+/i, '')
        .replace(/[,\s]+(?:called|named|titled)?[,\s]*$/, '')
        .trim()
    : undefined
  const host = HOST.exec(text)?.[1]
  const place = placeOf(text, facts)
  const price = priceOf(text, facts)
  return {
    ...(name && { name }),
    ...(sort && { sort }),
    ...(place && { place }),
    ...(price && { price }),
    ...(host && { host })
  }
}

/** "an open-air film night on the quay, 12 June at 21:00" without the day and what follows. */
function trimmedPhrase(raw: string | undefined, facts: readonly Fact[]): string | undefined {
  if (!raw) return undefined
  const dates = ofKind(facts, 'date', 'time', 'amount', 'link').map(({ text }) => text)
  const cutAt = Math.min(raw.length, ...dates.map(date => raw.indexOf(date)).filter(index => index > 0))
  const phrase =
    raw
      .slice(0, cutAt)
      .split(
        /,(?!\s*["“])|\s[-–—]\s|\s+(?:with|where|that|which|hosted|led|because|so|and (?:tell|say|include|ask|add|mention|link))\b/i
      )[0] ?? ''
  const clean = trimEnds(phrase.replace(/\s+(?:on|at|from|this|next|in|for|every|is|starts?|starting)\s*$/i, ''))
  return clean.length > 5 &&
    clean.length < 90 &&
    !/^(?:the|our|my)\s+(?:customers|readers|list|shop|store|app|website)$/i.test(clean)
    ? clean
    : undefined
}

function placeOf(text: string, facts: readonly Fact[]): string | undefined {
  const people = new Set(ofKind(facts, 'date', 'time').map(fact => fact.start))
  for (const match of text.matchAll(PLACE)) {
    const place = trimEnds(match[1]!.replace(/\s+(?:on|at|from|and|for)$/i, ''))
    const at = match.index + match[0].indexOf(match[1]!)
    const isDate =
      people.has(at) || ofKind(facts, 'date', 'time').some(({ start, end }) => start < at + place.length && at < end)
    const isBrandCue = /(?:e-?mail|newsletter|sale|team|news|customers|friends|order|confirmation|work|shop) $/i.test(
      text.slice(Math.max(0, match.index - 14), match.index)
    )
    if (
      !isDate &&
      !isBrandCue &&
      place.length > 3 &&
      !/^(?:English|German|French|Helvetica|Georgia|Arial|UTC|GMT)/.test(place)
    )
      return place
  }
  if (/\bonline\b|\bon zoom\b|\bvia zoom\b|\bwebinar\b|\bover zoom\b/i.test(text))
    return /zoom/i.test(text) ? 'Online, on Zoom' : 'Online'
  const plain = PLAIN_PLACE.exec(text)?.[1]
  return plain && capitalise(plain)
}

function priceOf(text: string, facts: readonly Fact[]): string | undefined {
  if (FREE.test(text))
    return capitalise(
      FREE.exec(text)![0].replace(
        /\bit['’]?s free|it is free|entry is free|free of charge|free to attend|attendance is free|tickets are free|free event/i,
        words => (/entry/.test(words) ? 'Free entry' : /ticket/.test(words) ? 'Free tickets' : 'Free')
      )
    )
  const amount = ofKind(facts, 'amount').find(
    ({ start, end }) =>
      COST.test(text.slice(Math.max(0, start - 30), start)) ||
      /^\s*(?:per person|each|a head|pp|entry|on the door|a ticket|for (?:adults|members))/i.test(
        text.slice(end, end + 20)
      )
  )
  if (!amount)
    return /\bfree (?:[a-z-]+ ){0,2}(?:workshop|webinar|event|class|talk|concert|session|tour|tasting|screening|lesson)\b/i.test(
      text
    )
      ? 'Free'
      : undefined
  const unit = /^\s*(per person|each|a head|pp|on the door)/i.exec(text.slice(amount.end, amount.end + 20))?.[1]
  return unit ? `${amount.text} ${unit}` : amount.text
}
