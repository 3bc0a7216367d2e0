import type { Segment } from './segments.ts'

export type FieldRole =
  | 'brand'
  | 'subject'
  | 'headline'
  | 'preheader'
  | 'button'
  | 'link'
  | 'date'
  | 'time'
  | 'place'
  | 'price'
  | 'code'
  | 'style'
  | 'product'
  | 'offer'
  | 'items'
  | 'schedule'
  | 'quote'
  | 'host'
  | 'signature'
  | 'kind'
  | 'audience'
  | 'avoid'
  | 'detail'
  | 'content'

const ROLES: [FieldRole, RegExp][] = [
  [
    'brand',
    /^(?:brand|company|business|shop|store|sender|organi[sz]ation|client|brand name|company name|business name)$/i
  ],
  ['subject', /^(?:subject(?: line)?)$/i],
  ['headline', /^(?:headline|heading|title|h1)$/i],
  ['preheader', /^(?:pre-?header|preview(?: text)?)$/i],
  ['button', /^(?:button|cta|call to action|button text)$/i],
  ['link', /^(?:link|url|website|site|web|landing page)$/i],
  ['date', /^(?:date|when|day|dates)$/i],
  ['time', /^(?:time|hours|start(?: time)?|doors)$/i],
  ['place', /^(?:place|venue|where|location)$/i],
  ['price', /^(?:price|cost|entry|tickets?|admission|fee)$/i],
  ['code', /^(?:code|promo(?: code)?|coupon(?: code)?|discount code|voucher(?: code)?)$/i],
  [
    'style',
    /^(?:tone|style|mood|look|feel|voice|colou?rs?|brand colou?rs?|palette|fonts?|length|format|design|vibe|look and feel|tone of voice|language)$/i
  ],
  ['audience', /^(?:audience|to|for|recipients?|readers?|target(?: audience)?|segment)$/i],
  ['kind', /^(?:type|kind|email type|type of email|email|purpose|goal|objective|aim|brief|task|context|background)$/i],
  ['product', /^(?:product|product name|event|event name|what|name)$/i],
  ['offer', /^(?:offer|discount|deal)$/i],
  [
    'items',
    /^(?:items?|products?|order(?:ed)?|cart|basket|contents|lines?|what they bought|line items|in the (?:cart|basket|box))$/i
  ],
  ['schedule', /^(?:agenda|schedule|programme|program|timetable|line-?up|running order|itinerary)$/i],
  ['quote', /^(?:quote|testimonial|customer quote|review)$/i],
  ['host', /^(?:hosts?|speakers?|hosted by|with)$/i],
  ['signature', /^(?:signature|signed(?: by)?|from|sign[- ]off)$/i],
  ['avoid', /^(?:avoid|don[’']?ts?|do not|no|not)$/i],
  [
    'content',
    /^(?:details|content|copy|message|body|include|mention|sections?|stories|topics|contents|features?|benefits?|news|key points|points|notes?|what[’']s new|in this issue|highlights|must include|requirements|facts|info(?:rmation)?|text)$/i
  ]
]

export interface Field {
  role: FieldRole
  label: string
  value: string
  /** Where the value begins in the brief. */
  at: number
}

/** "Venue: Town Hall" as a label and a value; `undefined` for an ordinary sentence. An empty value heads the lines that follow. */
export function readField(segment: Segment): Field | undefined {
  const match = /^(?:\*\*|__)?([A-Za-z][\w &/’'-]{1,32}?)(?:\*\*|__)?\s*(?::|=)(?:\*\*)?(?!\/\/)\s*(.*)$/s.exec(
    segment.text
  )
  if (!match) return undefined
  const label = match[1]!.trim()
  const known = ROLES.find(([, pattern]) => pattern.test(label))?.[0]
  if (
    !known &&
    (label.split(/\s+/).length > 3 ||
      /\b(?:email|sale|for|at|newsletter|say|tell|mention|add|is|are|we|our|to)\b/i.test(label))
  )
    return undefined
  const value = match[2]!.trim()
  if (!known && value === '') return undefined
  return {
    role: known ?? 'detail',
    label,
    value,
    at: segment.start + segment.text.indexOf(value, match[0].length - value.length - 1)
  }
}
