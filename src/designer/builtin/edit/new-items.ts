import type { Item } from '../../../email/sections/section.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import { unquoted } from './clauses.ts'

/** Reads the words that describe a new item; `undefined` when something is missing in them. */
export type ReadItem = (words: string) => Item | undefined

/** A kind of item: what people call it, where it stands, how its words are read, and an example for whoever left some out. */
export interface NewItem {
  noun: RegExp
  kind: string
  list: string
  read: ReadItem
  example: string
}

export const PRICE = /[£$€¥₹]\s?\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s?(?:€|eur\b|usd\b|gbp\b|kr\b|zł)/gi
const URL = /https?:\/\/[^\s"”]+|(?:[\w-]+\.)+[a-z]{2,}\/\S*/i

/** With a capital, as a text or a name begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/^(?:[,;:–—-]\s*)+|^(?:for|at|to|leading to|linking to)\s*$/i, '')
    .replace(/(?:\s*[,;:(–—-]|\s+(?:for|at|now|costing|to|was))+$/i, '')
    .trim()

/** "Blue mug, £14" with a text and the price before, if they are said: "Blue mug, £14 (was £20), holds a pint". */
const readProduct: ReadItem = words => {
  const [price, was] = words.match(PRICE) ?? []
  const [head = '', ...rest] = price ? words.split(price) : words.split(/[,.:]\s+/)
  const url = linkUrl(URL.exec(words)?.[0] ?? ' ')
  const title = unquoted(trimmed(head.replace(URL, '')))
  const after = rest.join(price ?? ', ').replace(URL, '')
  const text = trimmed((was ? after.split(was).join('') : after).replace(/^\W*(?:was|instead of|before)\b|[()]/gi, ''))
  if (!title) return undefined
  return {
    title: capital(title),
    ...(text.length > 2 && { text: capital(text) }),
    ...(price && { price }),
    ...(was && { was }),
    ...(url && { button: { label: 'See it', href: url } })
  }
}

/** "Title: text", "Title. Text", "Title – text", or a title alone. */
function titleAndText(words: string): { title: string; text?: string } | undefined {
  const match = /^(.{1,120}?)(?:\s*:\s+|[.!]\s+|\s+[–—-]\s+|,\s+)(.+)$/s.exec(words)
  const title = unquoted(match?.[1] ?? words)
  return title ? { title: capital(title), ...(match?.[2] && { text: capital(unquoted(match[2])) }) } : undefined
}

const readTitled: ReadItem = words => titleAndText(words)

const readFeature: ReadItem = words => {
  const read = titleAndText(words)
  return read?.text ? { title: read.title, text: read.text } : undefined
}

const readFigure: ReadItem = words => {
  const match = /^(\S*\d\S*)\s*:?\s+(.+)$/s.exec(words)
  return match?.[1] && match[2] ? { value: match[1], label: unquoted(match[2]) } : undefined
}

const readSession: ReadItem = words => {
  const match =
    /^((?:at )?\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?(?:\s?[–-]\s?\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?)?)[\s,:–-]+(.+)$/is.exec(
      words
    )
  const read = match?.[2] ? titleAndText(match[2]) : undefined
  return match?.[1] && read ? { time: match[1].replace(/^at /i, ''), ...read } : undefined
}

const readFact: ReadItem = words => {
  const match = /^(.{1,60}?)\s*(?::|=|\bis\b)\s+(.+)$/s.exec(words)
  return match?.[1] && match[2] ? { label: capital(match[1]), value: unquoted(match[2]) } : undefined
}

const readLink: ReadItem = words => {
  const found = URL.exec(words)?.[0] ?? words.split(' ').at(-1) ?? ''
  const href = linkUrl(found)
  const label = unquoted(trimmed(words.replace(found, '')))
  return href && label ? { link: { label, href } } : undefined
}

const readArticle: ReadItem = words => {
  const href = linkUrl(URL.exec(words)?.[0] ?? ' ')
  const read = titleAndText(trimmed(words.replace(URL, '')))
  return read && { ...read, ...(href && { link: { label: 'Read on', href } }) }
}

/** Every kind of item that can be added by words. */
export const NEW_ITEMS: NewItem[] = [
  { noun: /^products?$/, kind: 'products', list: 'items', read: readProduct, example: 'add a product: Blue mug, £14' },
  {
    noun: /^steps?$/,
    kind: 'steps',
    list: 'items',
    read: readTitled,
    example: 'add a step: Pick a bowl. Any size will do.'
  },
  {
    noun: /^(?:features?|benefits?|reasons?|advantages?)$/,
    kind: 'features',
    list: 'items',
    read: readFeature,
    example: 'add a feature: Fast delivery. At your door in two days.'
  },
  {
    noun: /^(?:stats?|figures?|numbers?)$/,
    kind: 'stats',
    list: 'items',
    read: readFigure,
    example: 'add a figure: 40 cities'
  },
  {
    noun: /^(?:sessions?|talks?|agenda items?|schedule items?|programme items?)$/,
    kind: 'schedule',
    list: 'items',
    read: readSession,
    example: 'add a session: 10:00 Opening talk'
  },
  {
    noun: /^(?:facts?|details?|rows?)$/,
    kind: 'details',
    list: 'items',
    read: readFact,
    example: 'add a detail: Size: M'
  },
  {
    noun: /^(?:articles?|story|stories|posts?)$/,
    kind: 'list',
    list: 'items',
    read: readArticle,
    example: 'add an article: Glazing at home. A guide. https://shop.example/glazing'
  },
  {
    noun: /^social links?$/,
    kind: 'social',
    list: 'items',
    read: readLink,
    example: 'add a social link: Instagram https://instagram.com/you'
  },
  {
    noun: /^footer links?$/,
    kind: 'footer',
    list: 'links',
    read: readLink,
    example: 'add a footer link: Privacy https://shop.example/privacy'
  },
  {
    noun: /^(?:menu|navigation|header) (?:links?|items?)$/,
    kind: 'header',
    list: 'links',
    read: readLink,
    example: 'add a menu link: Shop https://shop.example'
  }
]
