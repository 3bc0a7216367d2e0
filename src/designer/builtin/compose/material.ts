import type { LinkValue } from '../../../email/sections/section.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import { type Brief, factsOf } from '../../brief-reader/brief.ts'
import { capitalise, DAYS } from '../../brief-reader/tidy.ts'
import type { Choice } from './random.ts'

/** What the parts of an email are made from: the brief and what follows from it. Statements are used up as they are placed. */
export interface Material {
  brief: Brief
  theme: Theme
  choice: Choice
  /** The sender's name, or the tag that stands for it. */
  sender: string
  /** What it is about, without article: `pottery class waiting list`. */
  thing?: string
  /** The reader's name, or nothing. */
  reader?: string
  scene: string
  /** Where the main button leads. */
  href: string
  statements: string[]
  fragments: string[]
  pairs: Brief['pairs']
}

export function materialOf(brief: Brief, theme: Theme, choice: Choice, scene: string): Material {
  const thing = thingOf(brief)
  const reader = readerOf(brief)
  const said = brief.statements.filter(words => !isAboutSender(words, brief.brand))
  const isSelf = (words: string) => /^we(?:'re| are) (?:an? |the |[\p{Lu}])/u.test(words.replace(/^W/, 'w'))
  const rows = brief.fragments.map(words => ({ words, pair: rowOf(words, brief.kind) }))
  return {
    brief,
    theme,
    choice,
    sender: brief.brand ?? '{{company_name}}',
    ...(thing && { thing }),
    ...(reader && { reader }),
    scene,
    href: mainHref(brief),
    statements: [...said.filter(words => !isSelf(words)), ...said.filter(isSelf)],
    fragments: rows.filter(({ pair, words }) => !pair && !isAboutSender(words, brief.brand)).map(({ words }) => words),
    pairs: [
      ...brief.pairs.filter(
        ({ value }) => !factsOf(brief, 'link').some(link => value === link && mainHref(brief) === withScheme(link))
      ),
      ...rows.flatMap(({ pair }) => pair ?? [])
    ]
  }
}

/** "Arrives Thursday", "total £27.50", "hosted by Priya Anand": facts with a name. */
function rowOf(words: string, kind: Brief['kind']): { label: string; value: string } | undefined {
  const dated = /^(?:the |our )?([\w' -]{6,34}?) on (\d{1,2} [A-Z]\w+\b.{0,60})$/.exec(words)
  if (dated?.[1] && dated[2]) return { label: capitalise(dated[1]), value: dated[2].replace(/[,;.]+$/, '') }
  if (!/order|shipping|receipt|event|notice/.test(kind)) return undefined
  if (
    kind === 'shipping' &&
    /^(?:royal mail|dhl|ups|fedex|usps|dpd|evri|gls|postnl|yodel|an post|australia post|canada post)\b/i.test(words)
  )
    return { label: 'Carrier', value: words }
  const host = /^(?:"[^"]+" )?with (\p{Lu}.{2,40})$/u.exec(words)?.[1]
  if (host && kind === 'event') return { label: 'With', value: host }
  const match =
    /^(arriv(?:es|ing)|expected|delivery|paid with|paid on|paid|total|valid|hosted by|led by|size|status|carrier)\s*(?:on|by|is|:)?\s+(.{2,60})$/i.exec(
      words.replace(/\.$/, '')
    )
  const label = match?.[1]?.toLowerCase()
  return match?.[2] && label
    ? { label: capitalise(label === 'arriving' ? 'arrives' : label), value: capitalise(match[2]) }
    : undefined
}

/** "Brand is Fellside.", "Store is Loom & Leaf.": said to us; the header says it to the reader. */
const isAboutSender = (words: string, brand: string | undefined): boolean =>
  /^(?:the |our )?(?:brand|store|shop|company|customer|client|recipient|business|name|sender|app|gym)(?:'s)?(?: name)? (?:is|are|called)\b[^,]{0,50}$/i.test(
    words
  ) ||
  /^(?:brand|store|shop|company|customer) [A-Z]\S*(?: \S+){0,2}$/.test(words) ||
  /^our [\w ]{3,30}$/i.test(words.replace(/[.]$/, '')) ||
  (brand !== undefined && words.replace(/[.]$/, '') === brand)

export const withScheme = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`)

/** The most specific address of the brief; without one, a tag to be filled in. */
function mainHref(brief: Brief): string {
  const links = factsOf(brief, 'link').sort((a, b) => Number(isPage(b)) - Number(isPage(a)))
  return links[0] ? withScheme(links[0]) : `{{${TAGS[brief.kind] ?? 'link_url'}}}`
}

const isPage = (link: string): boolean => /[^/:]\/\S/.test(link)

const TAGS: Partial<Record<Brief['kind'], string>> = {
  cart: 'cart_url',
  order: 'order_url',
  shipping: 'tracking_url',
  review: 'review_url',
  survey: 'survey_url',
  receipt: 'receipt_url',
  notice: 'account_url',
  event: 'event_url'
}

const READER =
  /\b(?:[Cc]ustomer(?:'s name)?|[Cc]lient|recipient|buyer|member|guest)(?:'s)?(?: name)?(?: is|:| called)\s+([\p{Lu}][\p{L}'-]+)/u

function readerOf(brief: Brief): string | undefined {
  const named = READER.exec(brief.text)?.[1]
  const paid =
    /\b(?:[Rr]eceipt|[Ii]nvoice|[Cc]onfirmation)\s+(?:for|to)\s+(\p{Lu}[\p{L}'-]+)\s+\p{Lu}[\p{L}'-]+\b(?!\s+(?:&|shop|store|bookshop))/u.exec(
      brief.text
    )?.[1]
  const greeted = /\b(?:[Hh]i|[Dd]ear|[Hh]ello)\s+(\p{Lu}[\p{L}'-]+)\b/u.exec(brief.text)?.[1]
  return named ?? (paid && !brief.brand?.startsWith(paid) ? paid : undefined) ?? greeted
}

const STOP =
  /\s*(?:[,.;:!?(\n]|\s[–—-]\s|\s(?:\d|[£$€]|with|until|from|at|for|by|which|that|who|then|to|is|are|was|were|will|costs?|priced|this|next|using|starting|opens?|opening|launch\w*|before|after|when|where|because|so|but|they|you|we|and (?:say|tell|give|include|mention|link|a)|coming|in (?:our|my|the)|on)\b)/i

/** The noun phrase at the beginning of some words, without article. */
export function nounPhrase(words: string): string | undefined {
  const bare = words
    .trim()
    .replace(/^(?:(?:the launch of|a|an|the|our|my|your|their|some|new|brand[- ]new|upcoming|all)\s+)+/i, '')
  // A name in quotes is the thing itself, whatever stands in it: 'oat milk coffee "Halfmoon No. 18"'.
  const quoted = /^(?:[\w'’-]+\s+){0,5}"([^"]{2,48})"/.exec(bare)?.[1]
  if (quoted) return quoted
  const end = STOP.exec(bare)?.index ?? bare.length
  const phrase = bare.slice(0, end).trim().replace(/^"|"$/g, '')
  return phrase.length > 1 && phrase.split(' ').length <= 7 ? phrase : undefined
}

const WHERE: Partial<Record<Brief['kind'], RegExp>> = {
  welcome:
    /\b(?:joined|join|joining|signed up (?:for|to)|signing up (?:for|to)|subscribed to|members? of|subscribers? (?:to|of)|users? of)\s+(?:our |the |my )?(.+)/i,
  launch:
    /\b(?:product|app|feature|collection|book|album|range|course|release|line)\s*(?:is|:|called|named)\s+(.+)|\b(?:launch(?:ing|ed)?(?: of)?|introducing|announc(?:ing|e)|unveil\w*|releas(?:ing|e)(?: of)?|called|named)\s+((?!notes|email|announcement|on |at |an? email).+)|\bnew\s+(.+)/i,
  event:
    /\b(?:invit\w*|join us|come)\s+(?:(?:people|everyone|customers|our \w+|members|email|e-mail|guests|them|you)\s+)*(?:to|for)\s+(.+)/i,
  review:
    /\brate (?:their|your|the|his|her) (.+)|\breviews?\s+(?:of |for |on )?((?:the|their|our|your|his|her)\s.+)|\b(?:bought|purchased|ordered)\s+(.+)/i,
  sale: /\b((?:our |the |my )?(?:[\w-]+\s){0,2}sale)\b/i,
  survey: /\b(?:survey|feedback|questionnaire|poll)\s+(?:about|on|for)\s+(.+)/i
}

function thingOf(brief: Brief): string | undefined {
  const titled = /event|launch/.test(brief.kind)
    ? brief.facts.find(
        fact =>
          fact.kind === 'quote' &&
          fact.text.length < 50 &&
          !brief.quotes.some(quote => quote.text === fact.text) &&
          fact.text !== brief.action
      )
    : undefined
  if (titled && !/\bshowing\s*"?$|\bscreening of\s*"?$/i.test(brief.text.slice(0, titled.at))) return titled.text
  if (brief.kind === 'launch' && brief.subject && /^\p{Lu}/u.test(brief.subject) && brief.subject.split(' ').length < 5)
    return brief.subject
  const match = WHERE[brief.kind]?.exec(brief.text)
  const found = match?.slice(1).find(Boolean)
  const phrase = found && nounPhrase(found)
  if (
    phrase &&
    !/^(?:email|mail|newsletter|product|template|flash sale email|people|us|guests|customers|users|members|clients|visitors)$/i.test(
      phrase
    )
  )
    return phrase
  const subject = brief.subject && nounPhrase(brief.subject)
  const isSender = subject && brief.brand && (brief.subject?.includes(brief.brand) || subject === brief.brand)
  return brief.kind === 'event' && subject
    ? subject
    : isSender || !subject || /^(?:gym|shop|store|company|business|app|saas)$/i.test(subject)
      ? undefined
      : subject
}

/** A link for a button; its label in the brief's words when it dictates one. */
export function action(material: Material, label: string, href = material.href): LinkValue {
  return { label: material.brief.action ?? label, href }
}

/** `Sunday`, whatever way it was typed; `31 Jan`. */
export const dateWords = (text: string): string => text.replace(/\.$/, '').replace(DAYS, capitalise)
