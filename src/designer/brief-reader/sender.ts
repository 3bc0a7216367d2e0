import type { Fact } from './brief.ts'
import { capitalise } from './tidy.ts'

const NAMED =
  /\b(?:we're called|we are called|brand(?: name)?(?: is|:)|company(?: name)?(?: is|:)|business(?: is|:)|we are|we're|i run|i own|store(?: is|:)|shop(?: is|:)|app(?: is|:))\s+"?(?:the\s+)?$/i
export const KIND_OF_SENDER =
  'shop|store|studio|company|business|brand|bakery|roastery|roaster|cafe|café|restaurant|gym|club|school|app|startup|platform|agency|salon|bookshop|bookstore|brewery|winery|farm|market|hotel|clinic|charity|museum|gallery|theatre|library|newsletter|boutique|florist|practice|software|tool|service|team|bar|pub|spa|podcast|band|firm|bank|charity|playhouse|resort|space|magazine|truck|vineyard|clinic|surgery|society|festival|choir|orchestra|council|college|university|nursery|vets?|publisher|label|collective|centre|center|hospital|hospice|church|zoo|foundation|trust'
const BEFORE = new RegExp(
  `\\b(?:${KIND_OF_SENDER})(?:\\s+in\\s+[A-Z]\\w+|\\s+for\\s+[a-z ]{3,30}?)?(?:\\s+(?:is\\s+)?(?:called|named)|\\s+is)?(?:\\s+in\\s+[A-Z]\\w+)?\\s*,?\\s*"?$`,
  'i'
)
const AFTER = new RegExp(
  `^(?:'s)?,?\\s+(?:(?:is |are )?(?:a|an|our|my|the)\\s+(?:[\\w'-]+\\s+){0,4}(?:${KIND_OF_SENDER})\\b|(?:[a-z-]+\\s+){0,2}(?:${KIND_OF_SENDER})\\b)`,
  'i'
)
const NOT_A_BRAND =
  /^(?:black friday|cyber monday|christmas|easter|halloween|valentine|mother|father|new year|diwali|ramadan|thanksgiving|instagram|facebook|twitter|linkedin|youtube|tiktok|english|london|paris|berlin|new york|french|german|b2b|b2c|nps|saas|faq|vip|vat|cmo|ceo|dm|pc|diy|tax|monday|tuesday|wednesday|thursday|friday|saturday|sunday|open house|open day|just listed|flash sale|launch day|early access|vip|sat\b|mon\b|chrome\b|safari\b|firefox\b|windows\b|iphone\b|android\b|macos\b|visa\b|mastercard\b|paypal\b)/i

/** A name that says what it is: `Park Row Dental`, `Ashgrove Museum of Design`. */
const NAMES_ITSELF = new RegExp(
  `\\b(?:${KIND_OF_SENDER}|dental|estates|ltd|llp|inc|gmbh|co|vets|games|books|coffee|pottery|candles|records)\\b`,
  'i'
)

/** Who sends the email, by the name it has in the brief; an address tells it when nothing else does. */
export function brandOf(text: string, facts: Fact[]): string | undefined {
  const names = facts.filter(
    fact => fact.kind === 'name' && !NOT_A_BRAND.test(fact.text) && !isRecipient(text, fact) && !isQuoted(text, fact)
  )
  const labelled =
    /(?:^|\n|[,(.]\s*)(?:brand|company|business|from|sender|shop|store|studio|label|school|charity|salon|publisher|hotel|restaurant|name of (?:the |our )?\w+)(?: name)?\s*(?::|=| is(?: called)? )\s*([^\n.,()]{2,40})/i.exec(
      text
    )?.[1]
  if (labelled && !isPerson(labelled, text)) return labelled.replace(/\s+in\s+\p{Lu}\p{L}+$/u, '').trim()
  const called =
    /\b(?:we're called|we are called|brand(?: name)? is|company(?: name)? is|we are|we're)\s+"([^"]{2,40})"/i.exec(
      text
    )?.[1]
  const lower = new RegExp(
    `\\b(?:${KIND_OF_SENDER})\\s+(?:called|named)\\s+((?:[\\w&'-]+\\s?){1,3}?)(?=[,.;:\\n]|\\s(?:is|are|with|in|and|for|who|that|to|launch\\w*|has|have)\\b|\\b(?:in|is|and|for|with|at) |$)`,
    'i'
  ).exec(text)?.[1]
  const best = names
    .map((fact, at) => ({ fact, score: scoreOf(text, fact, at, names) }))
    .sort((a, b) => b.score - a.score)[0]
  const own = new RegExp(
    `\\b(?:my|our)\\s+(?:[a-z]+\\s+)?(?:${KIND_OF_SENDER})\\s+((?:[\\w&']+\\s?){1,4}?)(?=[,.;:\\n]|$)`,
    'i'
  ).exec(text)?.[1]
  if (called) return called
  if (best && best.score >= 3) return withoutEvent(best.fact.text.replace(/^the (?=\p{Lu}.* (?:of|for) )/u, ''))
  if (own && !best?.score && !/^(?:is|are|and|has|have|will|that|which|in|for|with|to|on|at)\b/.test(own))
    return own.trim().split(' ').map(capitalise).join(' ')
  if (lower) return lower.trim().split(' ').map(capitalise).join(' ')
  return best && best.score >= 2 ? withoutEvent(best.fact.text) : fromAddress(facts)
}

/** "Harbour Hospice Summer Gala" is an evening of Harbour Hospice. */
const withoutEvent = (name: string): string =>
  new RegExp(
    `^(.*\\b(?:${KIND_OF_SENDER}))\\s(?:\\p{Lu}\\p{L}+\\s)*(?:Gala|Ball|Fair|Dinner|Auction|Concert|Open Day|Party|Fundraiser|Sale|Raffle)$`,
    'iu'
  ).exec(name)?.[1] ?? name

/** "From: Jo Lindqvist, Head of Product": somebody signs, with a role. */
const isPerson = (name: string, text: string): boolean =>
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name.trim()) &&
  /^, (?:the )?(?:head|ceo|founder|chief|director|manager|owner|editor|president|co-?founder|vp|lead)\b/i.test(
    text.slice(text.indexOf(name) + name.length)
  )

/** Names inside quotation marks are titles and button labels, unless the brief calls the sender so. */
function isQuoted(text: string, { at, text: name }: Fact): boolean {
  const opens = (text.slice(0, at).match(/"/g) ?? []).length % 2 === 1
  return opens && text.slice(at + name.length).includes('"') && !NAMED.test(text.slice(0, at))
}

/** "Receipt for John Smith", "customer is Ines": whose it is, not who sends it. */
function isRecipient(text: string, fact: Fact): boolean {
  const before = text.slice(Math.max(0, fact.at - 30), fact.at)
  const after = text.slice(fact.at + fact.text.length)
  const person = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(fact.text) && !AFTER.test(after) && !NAMES_ITSELF.test(fact.text)
  return (
    /\b(?:customer|client|recipient|buyer|member|guest)(?:'s)?(?: name)?(?: is|:)?\s+$/i.test(before) ||
    (person && /\b(?:receipt|invoice|confirmation|dear|hi|hello)\s+(?:for|to)?\s*$/i.test(before))
  )
}

function scoreOf(text: string, fact: Fact, at: number, names: Fact[]): number {
  const before = text.slice(Math.max(0, fact.at - 40), fact.at)
  const after = text.slice(fact.at + fact.text.length, fact.at + fact.text.length + 60)
  const signs: [boolean, number][] = [
    [NAMED.test(before), 6],
    [/"\s+(?:by|from)\s+(?:the\s+)?$/i.test(before), 7],
    [BEFORE.test(before), 4],
    [
      /(?:^|[.!?\n]\s*)$/.test(before) &&
        /^ (?:sends|helps|makes|lets|gives|brings|delivers|offers|connects|turns|sells)\b/.test(after),
      4
    ],
    [/(?:^|[.!?\n]\s*)From\s+$/.test(before) && /^\s*(?:[.!\n]|$)/.test(after), 7],
    [AFTER.test(after), 4],
    [
      /\b(?:from|for|by|at|to|users of|members of|customers of|join|joined|joining)\s+(?:the\s+)?"?$/i.test(before) &&
        at === 0,
      2
    ],
    [/\b(?:e-?mail|newsletter)\s*:\s*$/i.test(before), 4],
    [/\bfrom\s+$/i.test(before) && !/\b(?:quote|testimonial|review|word)s?\s+from\s+$/i.test(before), 1],
    [/\b(?:team|email|newsletter|e-mail)\s+(?:for|from|of|by)\s+(?:the\s+)?$/i.test(before), 3],
    [/^(?:'s)?\s+(?:customers|members|users|subscribers|newsletter|team)/i.test(after), 3],
    [
      text.toLowerCase().includes(
        `${fact.text
          .toLowerCase()
          .replace(/^the /, '')
          .replace(/[^a-z0-9]+/g, '')}.`
      ) && /\w\.\w/.test(text),
      4
    ],
    [names.filter(other => other.text === fact.text).length > 1, 1],
    [NAMES_ITSELF.test(fact.text), 2],
    [
      /\b(?:app|tool|game|book|coffee|product|collection|album|beer|wine|lamp|platform|service|podcast|drink|serum)\s+by\s+$/i.test(
        before
      ),
      8
    ],
    [/[\p{Ll}]\s\($/u.test(before) && /^\)/.test(after), 4],
    [/(?:^|[.!?\n]\s*)$/.test(before) && /^,\s+(?:\d+\w? \p{Lu}|\p{Lu}\p{Ll}+\s*[.!\n])/u.test(after), 4],
    [/(?:^|[.!?\n]\s*)$/.test(before) && /^\s*(?:[.!]|$)/.test(after) && /\s/.test(fact.text), 4],
    [/\p{Lu}[\p{L}'-]+,\s$/u.test(before) && !/\s/.test(fact.text), -6],
    [/(?:\d\s?[ap]m|\d[:.]\d\d|day|\d),?\s+at\s+$/i.test(before), -6],
    [/\s/.test(fact.text) && new Set(names.map(({ text: name }) => name)).size === 1, 2],
    [/\b(?:mr|mrs|ms|dr|in|near|on|testimonial from|quote from|by|with|visit|street)\s+$/i.test(before), -3],
    [
      /^\s+(?:street|road|st\b|rd\b|avenue|hall|centre|center|park|square|lane)/i.test(after) ||
        /\b(?:Street|Road|Avenue|Hall|Park|Square|Lane|Quay|Pier|Theatre)$/.test(fact.text),
      -4
    ]
  ]
  return signs.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0)
}

const PUBLIC =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|proton\w*|me|bit|forms|docs|zoom|eventbrite|calendly|instagram|facebook|youtube|example|www|track|royalmail|dhl|ups|fedex|usps)$/i

function fromAddress(facts: Fact[]): string | undefined {
  const hosts = facts
    .filter(fact => fact.kind === 'link' || fact.kind === 'email')
    .map(fact =>
      fact.text
        .replace(/^https?:\/\//i, '')
        .replace(/^.*@/, '')
        .replace(/[/?#].*$/, '')
        .toLowerCase()
    )
  for (const host of hosts) {
    const labels = host
      .split('.')
      .filter(
        label => !/^(?:www|shop|app|blog|mail|help|go|get|try|my|status|docs|support|billing|book|tickets)$/.test(label)
      )
    const name = labels[0]
    if (name && labels.length > 1 && !PUBLIC.test(name)) return name.split('-').map(capitalise).join(' ')
  }
  return undefined
}

/** "We are Osteria Bruna, small Italian place in Providence, and …". */
const SELF =
  /\b(?:[Ww]e are|[Ww]e're|[Ii] am|[Ii]'m|[Ii] run|[Ii] own)\s+(?:the\s+)?\p{Lu}[\p{L}\d&' ]{1,40}, (?:an? |the )?(\p{Ll}[^,.;:]{4,60}?)(?=[,.;]|\s+and\s+(?:we|i)\b|$)/u
const TRADE = new RegExp(
  `\\b(?:(?:we are|we're|i run|i own|i have|for|of|from|at|is)\\s+(?:\\p{Lu}[\\p{L}\\d&' ]{1,30}, )?an?|my|our|\\p{Lu}[\\p{L}&']+,? an?)\\s+((?:(?!new\\b|next\\b|whole\\b|little\\b|small\\b|the\\b|our\\b|my\\b)[\\p{Ll}\\d-]+\\s+){0,3}(?:${KIND_OF_SENDER}|garden|estate agency|law firm|dentist|practice|consultancy|zoo|choir|band|festival|nursery|supplier|importer|maker|manufacturer|label|publisher|kitchen|deli|farm shop|distillery|vineyard|food bank|foundation))\\b(?!\\s+(?:sale|members?|customers?|list|email|newsletter|software))(\\s+in\\s+\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?)?`,
  'u'
)

/** "Restaurant: Osteria Lina in Chicago", without the name. */
const LABELLED =
  /(?:^|\n|\. )(restaurant|shop|studio|hotel|charity|school|salon|bakery|cafe|gym):\s+in (\p{Lu}\p{L}+)(?=[.,\n]|$)/iu
const SAYS_LITTLE =
  /^(?:new |first |next |small |little |saas |online |web )*(?:team|tool|service|company|business|brand|newsletter|platform|market|software|startup|app|bar)$/i

/** What the sender is: `coffee roastery in Bristol`; `undefined` when the brief says only a name, or the word alone says nothing. */
export function tradeOf(text: string, brand: string | undefined): string | undefined {
  const after = brand ? text.slice(text.indexOf(brand) + brand.length) : ''
  const [, label, city] = LABELLED.exec(brand ? text.slice(0, text.indexOf(brand)).concat(after) : '') ?? []
  if (label && city) return `${label.toLowerCase()} in ${city}`
  const self = SELF.exec(text)?.[1] ?? /^, an? (\p{Ll}[^.,;:]{8,70})(?=[.,;]|$)/u.exec(after)?.[1]
  if (self && self.length < 64 && !/\b(?:that|which|who|we|you)\b/.test(self)) return self.trim()
  const placed = brand
    ? new RegExp(
        `\\b(${KIND_OF_SENDER})\\s+(?:called|named)\\s+${brand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')},\\s+(\\p{Lu}\\p{L}+)`,
        'iu'
      ).exec(text)
    : null
  if (placed) return `${placed[1]?.toLowerCase()} in ${placed[2]}`
  const name = brand?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const kind = name
    ? new RegExp(
        `(?:^|[,.]\\s|\\ban?\\s|\\bour\\s|\\bmy\\s)(?:small\\s|little\\s|new\\s)?((?:(?!for\\b|of\\b|small\\b|little\\b|new\\b)[\\p{Ll}-]+\\s){0,3}(?:${KIND_OF_SENDER})(?:\\sin\\s\\p{Lu}\\p{L}+)?)\\s+(?:called|named)\\s+${name}`,
        'iu'
      ).exec(text)?.[1]
    : undefined
  if (kind && /\s/.test(kind) && !SAYS_LITTLE.test(kind)) return kind.trim()
  const place = name ? new RegExp(`${name}, (\\p{Lu}\\p{Ll}+)\\s*(?:[.!\\n]|$)`, 'u').exec(text)?.[1] : undefined
  if (place) return place
  const match = TRADE.exec(text)
  const trade = match?.[1]?.trim()
  if (!trade || SAYS_LITTLE.test(trade)) return undefined
  return brand?.toLowerCase().includes(trade.toLowerCase()) ? undefined : `${trade}${match?.[2] ?? ''}`
}
