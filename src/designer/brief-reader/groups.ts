import type { Group, GroupItem } from './brief.ts'
import { findFacts } from './facts.ts'
import { hasVerb } from './sentence-test.ts'
import { capitalise } from './tidy.ts'

/** Words over a list, and the heading they make; without a second word the label itself is one. */
const LABELS: [RegExp, string?][] = [
  [/\bbenefits?\b/i, 'What you get'],
  [/\breasons?\b/i, 'Why you will like it'],
  [/\bfeature(?:s| blocks?)?\b/i, 'What is in it'],
  [/\bhighlights?\b/i, 'Highlights'],
  [/\bhow (?:it|this) works\b|\bsteps?\b/i, 'How it works'],
  [/\bwhat happens(?: next)?\b/i, 'What happens next'],
  [/\byou(?:'ll| will) (?:learn|discover|find out)\b|\btakeaways\b/i, "What you'll learn"],
  [/^(?:must have|requirements|what we(?:'re| are) looking for)$/i, 'What we look for'],
  [/\bagenda\b/i, 'Agenda'],
  [/\b(?:schedule|programme|program|running order|timetable|timeline|line-?up)\b/i, 'The programme'],
  [/\b(?:tour )?dates\b/i, 'Dates'],
  [/^(?:needs?|needed|we need|what we need|wish ?list)$/i, 'What we need'],
  [/\bopening (?:hours|times)\b|\bhours\b/i, 'Opening hours'],
  [/\b(?:who(?:'s| is)? speaking|speakers?)\b/i, 'Who is speaking'],
  [/\bpaid for\b/i, 'What it paid for'],
  [
    /\b(?:perks|includes|included|you get|since then|they get|they've got|you've got|new in|what's (?:new|inside)|tips?|options|classes|workshops|ingredients|topics|menu|dishes|flavou?rs|treatments|prizes|rooms?|extras|changes|improvements|fixes|what to (?:do|bring|expect)|what (?:customers|users|residents|you|they) (?:should|can|need to) do|stats|numbers|figures|results)\b/i
  ]
]

const LEAD =
  /^(?:(?:please |also |and |it should |it must |we want to |the email should )?(?:include|cover|add|show|list|mention|explain|feature|give|share|with|has|have|say|here(?:'s| are| is)|needs?)\s+)?(?:(?:the|our|a|its|about|some|these|that)\s+)*(?:(?:two|three|four|five|six|\d)\s+)?(?:short |quick |key |main |big )?/i

/** Items parted by commas or semicolons; commas inside brackets and quotation marks part nothing. */
export function splitItems(text: string): string[] {
  const sign = /;\s/.test(text) ? ';' : ','
  const parts: string[] = ['']
  let depth = 0
  let quoted = false
  const chars = [...text]
  for (const [at, char] of chars.entries()) {
    if (char === '"') quoted = !quoted
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    const isDecimal = char === ',' && !/\s/.test(chars[at + 1] ?? ' ')
    if (char === sign && depth <= 0 && !quoted && !isDecimal) parts.push('')
    else parts[parts.length - 1] += char
  }
  const items = parts.map(part => part.trim().replace(/[.;,]$/, '')).filter(Boolean)
  const [first = '', last] = [items.at(-2), items.at(-1) ?? '']
  if (/^(?:and|or|plus)\s+/i.test(last)) return [...items.slice(0, -1), last.replace(/^(?:and|or|plus)\s+/i, '')]
  const joined = /^(.{3,50}?)\s+and\s+(.{3,50})$/.exec(last)
  return joined &&
    items.length < 3 &&
    items.length > 0 &&
    first.split(' ').length < 7 &&
    !/\band\b/.test(joined[2] ?? '') &&
    !/^\d/.test(last)
    ? [...items.slice(0, -1), joined[1] ?? '', joined[2] ?? '']
    : items
}

const CLOCK =
  /^((?:\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]m)?(?:\s?(?:-|–|to)\s?\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]m)?)?))\s*[:–-]?\s+(\D.*)$/i
const FIGURE =
  /^((?:one|two|three|four|five|six|seven|eight|nine|ten)(?= [a-z])|(?:[£$€]\s?)?\d[\d.,]*\+?%?(?:k|m)?)\s+((?:tonnes? of |tons? of |kg of |litres? of |hours? of )?(?!(?:hour|minute|day|week|month|year|inch|litre|liter)\b)[a-z][\w' -]{2,40})$/i

/** "40 hour battery", "6 week course": the number measures, it does not count. */
const UNITS =
  /^\d[\d.,]* (?:hour|minute|day|night|week|month|year|inch|seat|bed|bath|sqm|person|piece|watt|litre|mile|page|step|part|course)\b/i

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `9.30 arrival and coffee`, `leeds 3 oct`, `640 emergency kits`, `no combat (you survive …)`: read for what it is. */
export function itemOf(source: string): GroupItem {
  const words = source.trim().replace(/[.;,]$/, '')
  const [, person, role] = /^(\p{Lu}[\p{L}.'-]+ \p{Lu}[\p{L}.'-]+), (.{3,80})$/u.exec(words) ?? []
  if (person && role) return { title: person, text: role }
  const clock = CLOCK.exec(words)
  if (clock?.[1] && clock[2] && /[.:]|[ap]m/i.test(clock[1])) return withText(clock[2], { time: clock[1] })
  const [fact] = findFacts(words).filter(({ kind }) => kind === 'date')
  const place = fact && words.replace(fact.text, '').replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')
  if (
    fact &&
    place &&
    place.length > 2 &&
    !hasVerb(place) &&
    place.length < 40 &&
    (words.startsWith(fact.text) || words.endsWith(fact.text)) &&
    !/\bopen\b/i.test(place) &&
    !isNamed(words, fact.text) &&
    !/^(?:through|to|until|till)\b/i.test(place) &&
    !/\b(?:on|by|until|from|the|before|since)\b/i.test(place) &&
    !(/days$/i.test(fact.text) && words.endsWith(fact.text))
  )
    return dated(place, capitalise(fact.text))
  const [, value, label] = UNITS.test(words) ? [] : (FIGURE.exec(words) ?? [])
  return withText(
    words,
    value && label && label.split(' ').length < 6
      ? { value: String(NUMBERS.indexOf(value.toLowerCase()) + 1 || value), title: label }
      : {}
  )
}

/** "Monday 6pm HIIT": the hour stands with its day. */
function dated(words: string, day: string): GroupItem {
  const [, hour, title] = /^(\d{1,2}(?:[.:]\d{2})?\s?[ap]m)\s+(\D.*)$/i.exec(words) ?? []
  return { title: capitalise(title ?? words), time: hour ? `${day}, ${hour}` : day }
}
/** "Saturday Strongman": a weekday that is part of a name. */
const isNamed = (words: string, day: string): boolean =>
  !/\d/.test(day) && /^ \p{Lu}/u.test(words.slice(day.length)) && words.startsWith(day)

function withText(words: string, more: Partial<GroupItem>): GroupItem {
  const [, title = words, text] =
    /^(.{2,70}?)\s*(?:\((.{3,140})\)|:\s+(.{3,140})|\s[–—-]\s(.{3,140}))$/
      .exec(words)
      ?.filter(part => part !== undefined) ?? []
  return {
    title: capitalise(title.trim()),
    ...(text && { text: capitalise(text) }),
    ...more,
    ...(more.title && { title: more.title })
  }
}

/** The heading that the words before a list make, when they say what it lists. */
export function headingFor(words: string): string | undefined {
  const head = words.replace(/^.*[,;]\s/, '').replace(/[:\s]+$/, '')
  const known = LABELS.find(([sign]) => sign.test(head))
  return known && head.split(' ').length < 9 ? (known[1] ?? headingOf(head)) : undefined
}

const MOST_WORDS = 14

/** "Highlights: new roof, fenced yard", "three benefits: …", "3 reasons to buy (…)": a list with its label. `undefined` for other lines. */
export function groupOf(line: string): Group | undefined {
  const plain = line.replace(/\.$/, '')
  const [, head, body] =
    /^([^:()]{3,70}?):\s+(.{8,})$/s.exec(plain) ?? /^([^:()]{3,70}?)\s+\(([^()]{20,})\)/.exec(plain) ?? []
  if (!head || !body) return undefined
  const known = LABELS.find(([sign]) => sign.test(head))
  const items = splitItems(body)
  const parsed = items.map(itemOf)
  const figures = items.length < 5 && parsed.every(({ value }) => value)
  if (known && /dates/i.test(head) && !parsed.every(({ time }) => time)) return undefined
  const [, second] = items
  if (/speak/i.test(head) && items.length === 2 && !/^\p{Lu}[\p{L}.'-]+ \p{Lu}/u.test(second ?? '')) return undefined
  if (items.length < 3 && /\b(?:we|we're|it's|you're|they're)\b/i.test(body)) return undefined
  if (
    !(known || figures) ||
    items.length < 2 ||
    items.length > 10 ||
    items.some(item => item.split(/\s+/).length > MOST_WORDS)
  )
    return undefined
  return { ...(known && { label: known[1] ?? headingOf(head) }), items: parsed }
}

/** The label as a heading: what asks us for the list falls away. */
export const headingOf = (head: string): string =>
  capitalise(
    head
      .replace(LEAD, '')
      .replace(/^(?:also |and )*(?:an? |the )?(?:short |little )?(?=what to bring\b)/i, '')
      .replace(/^(what to bring) (?:list|section)$/i, '$1')
      .replace(/\bthey(?:'ll| will)? (?=learn|get|receive|need)/i, 'you ')
      .replace(/[:\s]+$/, '')
      .trim()
  )

/** The list of a line with what stands before it: in "… plus vinyl £22 and 4 tour dates: Leeds 3 Oct, …" the last clause is its label. */
export function groupIn(line: string): { group: Group; head: string; before: string } | undefined {
  const colon = line.indexOf(': ')
  const clause = colon > 0 ? /^(.*(?:,|\bplus|\band|\.)\s+)([^,]{3,40})$/i.exec(line.slice(0, colon)) : undefined
  const inner = clause?.[2] ? groupOf(line.slice(clause[1]?.length)) : undefined
  if (inner && clause?.[1])
    return { group: inner, head: clause[2] ?? '', before: clause[1].replace(/[\s,]*(?:plus|and)?\s*$/i, '') }
  const group =
    (line.match(/[£$€]\s?\d/g) ?? []).length > 1 && !/paid for|hours|classes|options/i.test(line)
      ? undefined
      : groupOf(line)
  return group && { group, head: line.slice(0, line.search(/[:(]/)).trim(), before: '' }
}
