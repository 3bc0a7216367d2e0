/** What people call the sections of an email: the kinds that a word means. */
const KINDS: [RegExp, string[]][] = [
  [/^(?:header|top(?: bar)?|logo bar|nav(?:igation)?(?: bar)?|menu|masthead)$/, ['header']],
  [/^(?:hero(?: banner)?|intro|introduction|opening|banner)$/, ['hero']],
  [/^(?:footer|bottom|small print|fine print|imprint)$/, ['footer']],
  [/^(?:testimonials?|quotes?|quotations?|reviews?|customer (?:quotes?|reviews?|voices?|stor(?:y|ies)))$/, ['quote']],
  [
    /^(?:offer|coupons?|discount|deal|promotion|voucher|(?:(?:coupon|discount|promo|voucher) )?code|promo)$/,
    ['coupon']
  ],
  [/^(?:products?|items?|goods|product (?:list|grid|cards)|shop|catalogue?)$/, ['products', 'spotlight']],
  [/^(?:features?|benefits?|reasons?|advantages|highlights)$/, ['features']],
  [/^(?:faqs?|questions?|questions and answers|q ?& ?a|q and a)$/, ['faq']],
  [/^(?:stats?|statistics|numbers|figures|metrics|key (?:figures|numbers|facts))$/, ['stats']],
  [/^(?:steps?|how it works|how[- ]to|instructions|process)$/, ['steps']],
  [/^(?:schedule|agenda|programme|program|time ?table|timeline|line-?up|sessions)$/, ['schedule']],
  [/^(?:event|event (?:details|info|card)|date and (?:place|time)|when and where|tickets?|invitation)$/, ['event']],
  [/^(?:order|order (?:summary|table|details|list|items)|receipt|basket|cart|invoice|bill|purchase)$/, ['order']],
  [/^(?:details?|facts|fact sheet|specs|specifications|details table|table)$/, ['details', 'order']],
  [/^(?:list|articles?|stories|news|posts|blog posts|article list|reading list)$/, ['list']],
  [/^(?:call to action|cta|closing|closing call|final call|button section)$/, ['cta']],
  [/^(?:notice|note|alert|warning|announcement|notice bar|info box)$/, ['notice']],
  [/^(?:ratings?|stars|star rating|survey|feedback|poll)$/, ['rating']],
  [/^(?:socials?|social (?:links|media|icons|buttons|networks|bar)|follow us)$/, ['social']],
  [/^(?:dividers?|lines?|separators?|rules?|horizontal (?:line|rule)|spacers?)$/, ['divider']],
  [/^(?:text|paragraph|letter|copy|message|text block|body|body text)$/, ['text']],
  [/^(?:images?|pictures?|photos?|illustrations?)$/, ['image']],
  [/^(?:spotlight|featured product|feature story)$/, ['spotlight']]
]

/** The kinds of section that a noun means; none when it is not one. */
export const kindsNamed = (noun: string): string[] => KINDS.find(([pattern]) => pattern.test(noun))?.[1] ?? []

/** What people call one item of a list: the lists, as `kind.list`, that it may stand in. */
const ITEMS: [RegExp, string[]][] = [
  [/^(?:products?|items?|articles? for sale)$/, ['products.items', 'order.items', 'list.items']],
  [/^(?:questions?|faqs?|questions? and answers?)$/, ['faq.items']],
  [/^(?:steps?)$/, ['steps.items']],
  [/^(?:features?|benefits?|reasons?|advantages?|points?)$/, ['features.items']],
  [/^(?:stats?|statistics?|figures?|numbers?|metrics?)$/, ['stats.items']],
  [/^(?:sessions?|talks?|slots?|agenda items?|schedule items?|entry|entries)$/, ['schedule.items']],
  [/^(?:articles?|story|stories|posts?)$/, ['list.items']],
  [/^(?:facts?|details?|rows?)$/, ['details.items', 'order.items', 'schedule.items']],
  [/^(?:totals?|sums?)$/, ['order.totals']],
  [/^(?:stars?|grades?)$/, ['rating.items']],
  [/^(?:social links?|networks?)$/, ['social.items']],
  [/^(?:menu items?|menu links?|navigation links?|header links?)$/, ['header.links']],
  [/^(?:footer links?)$/, ['footer.links']],
  [/^(?:links?)$/, ['header.links', 'footer.links', 'social.items', 'list.items']]
]

/** The lists that an item of this name may stand in. */
export const listsNamed = (noun: string): string[] => ITEMS.find(([pattern]) => pattern.test(noun))?.[1] ?? []

/** What people call the parts of a section: names of slots, the likeliest first. */
const SLOTS: [RegExp, string[]][] = [
  [/^(?:headline|heading|title|main heading|main title|h1|heading text|headline text)$/, ['heading', 'title']],
  [/^(?:headlines|headings|titles)$/, ['heading']],
  [/^(?:sub ?-?(?:title|heading|headline|head)|lead|intro text|intro)$/, ['text', 'tagline', 'eyebrow']],
  [/^(?:eyebrow|kicker|small line|line above)$/, ['eyebrow']],
  [
    /^(?:(?:small|tiny|little|main|running|gr[ae]y) (?:text|copy)|text|paragraphs?|copy|description|body|body text|answer|wording|words)$/,
    ['text']
  ],
  [/^(?:buttons?|cta|call to action)(?: text| label| words| link)?$/, ['button']],
  [
    /^(?:logo(?: text)?|brand name|company name|sender name|sender['’]s name|name in the header|name at the top)$/,
    ['logo']
  ],
  [/^(?:tagline|slogan)$/, ['tagline', 'text']],
  [/^(?:company|sender)$/, ['company']],
  [/^(?:address|postal address)$/, ['address']],
  [/^(?:code|coupon code|promo code|discount code|voucher code)$/, ['code']],
  [/^(?:prices?)$/, ['price']],
  [/^(?:old price|original price|price before|was price)$/, ['was']],
  [/^(?:date|day)$/, ['date']],
  [/^(?:time|hours)$/, ['time']],
  [/^(?:place|location|venue)$/, ['place']],
  [/^(?:images?|pictures?|photos?|illustrations?|hero image|hero picture)$/, ['image']],
  [/^(?:icons?)$/, ['icon']],
  [/^(?:caption)$/, ['caption']],
  [/^(?:signature|sign[- ]?off|closing line)$/, ['signature']],
  [/^(?:role|job title|position)$/, ['role']],
  [/^(?:name|author|customer)$/, ['name', 'title', 'company', 'logo']],
  [/^(?:question)$/, ['title']],
  [/^(?:label)$/, ['label', 'link']],
  [/^(?:value|amount)$/, ['value']],
  [/^(?:order number|number)$/, ['number', 'value']],
  [/^(?:links?)$/, ['link', 'second', 'unsubscribe']],
  [/^(?:second(?:ary)? (?:link|button)|quiet(?:er)? link)$/, ['second']],
  [/^(?:unsubscribe(?: (?:link|text|label))?)$/, ['unsubscribe']]
]

/** The names of slots that a noun means, the likeliest first; none when it is no slot. */
export const slotNames = (noun: string): string[] => SLOTS.find(([pattern]) => pattern.test(noun))?.[1] ?? []

const ORDINALS: Record<string, number> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .flatMap((word, at) => [[word, at] as const, [`${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`, at] as const])
)

/** 'second product', 'last one', 'product 2', 'question number 3' as the noun and its place from 0 (-1: the last). */
export function withOrdinal(noun: string): { noun: string; at: number } | undefined {
  const before = /^(\w+) (.+)$/.exec(noun)
  const place = before?.[1] === 'last' || before?.[1] === 'final' ? -1 : ORDINALS[before?.[1] ?? '']
  if (before?.[2] && place !== undefined) return { noun: before[2], at: place }
  const after = /^(.+?) (?:number |no\.? ?|#)?(\d{1,2})$/.exec(noun)
  return after?.[1] && Number(after[2]) > 0 ? { noun: after[1], at: Number(after[2]) - 1 } : undefined
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six']

/** 'last two products', 'first 3 questions' as the noun, how many, and from which end. */
export function withCount(noun: string): { noun: string; count: number; isLast: boolean } | undefined {
  const match = /^(first|last|final) (\d|one|two|three|four|five|six) (.+)$/.exec(noun)
  if (!match?.[2] || !match[3]) return undefined
  const count = Number(match[2]) || COUNTS.indexOf(match[2]) + 1
  return { noun: match[3], count, isLast: match[1] !== 'first' }
}

/** A noun without its article, in lower case. */
export const bare = (noun: string): string =>
  noun
    .toLowerCase()
    .trim()
    .replace(
      /^(?:all (?:of )?(?:the |our |my )?|the |this |that |these |those |our |my |your |its |an? |every |each |main )+/,
      ''
    )
    .replace(/\s+(?:section|block|part|area)s?$/, '')
    .trim()
