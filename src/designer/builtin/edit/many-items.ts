import type { Item } from '../../../email/sections/section.ts'
import type { Rule } from './desk.ts'
import { intoList } from './into-list.ts'
import { NEW_ITEMS, type NewItem, PRICE } from './new-items.ts'

const MANY =
  /^(?:add|insert|include|put in|show|list)\s+(?:in\s+)?(?:a (?:list|row|grid|section|set|table) (?:of|with)\s+)?(?:(?:our|my|the|these|those|some|new|more|other|following|next|top|key|\d{1,2}|two|three|four|five|six|seven|eight)\s+)*([a-z]+s|story(?: \w+)?|(?:agenda|schedule|programme|menu) items|(?:social|footer|menu|navigation|header) links)(?: section)?(?:,? (?:with|and|including) (?:their |the |its )?(?:prices?|descriptions?|names?|texts?|times?|links?))?(?: to (?:the )?[\w ]{3,30}?)?\s*(?::|\n|\s[–—-]\s|\s(?=\S+ ?[£$€]))\s*(.+)$/is

/** "add three products with prices: Mug £12, Plate £18, Bowl £15": each part of the list is an item. */
const addItems: Rule = (wish, desk) => {
  const match = MANY.exec(wish)
  const kind = match?.[1] ? NEW_ITEMS.find(({ noun }) => noun.test(match[1]?.toLowerCase() ?? '')) : undefined
  if (!kind || !match?.[2]) return undefined
  const items = itemsIn(match[2], kind)
  return items.length > 1 ? intoList(kind, items, desk) : undefined
}

/** The items that a list in words holds; none when a part of it is no such item. */
function itemsIn(words: string, kind: NewItem): Item[] {
  const splits = kind.kind === 'products' ? [byLines, byCommas, byPrices] : [byLines, byCommas, bySentences, byPairs]
  const read = splits.map(split => split(words).map(part => kind.read(part)))
  const isWhole = (items: (Item | undefined)[]) => items.length > 1 && items.every(item => item && isGiven(item, words))
  return (read.find(isWhole) ?? []).filter(item => item !== undefined)
}

/** Where there are prices, a part without one is half a product. */
const isGiven = (item: Item, words: string): boolean =>
  !('title' in item) || item.price !== undefined || !words.match(PRICE) || 'time' in item

const tidy = (parts: string[]): string[] =>
  parts.map(part => part.replace(/^(?:\s|[-–•*·]\s|\d{1,2}[.)]\s|and\s)+|[\s,;.]+$/gi, '')).filter(Boolean)

const byLines = (words: string): string[] => tidy(words.split(/\s*[\n;•]\s*/))
const byCommas = (words: string): string[] => tidy(words.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/))
const bySentences = (words: string): string[] => tidy(words.split(/(?<=[.!])\s+|,\s+(?=\p{Lu})/u))

/** "Fast delivery. Two days. Fair prices. Paid well.": a title and its text by turns. */
const byPairs = (words: string): string[] => {
  const sentences = words.split(/(?<=[.!])\s+/)
  const pairs = sentences.flatMap((title, at) => (at % 2 ? [] : [`${title} ${sentences[at + 1] ?? ''}`]))
  return sentences.length % 2 ? [] : tidy(pairs)
}

/** "Mug, £12, Plate, £18": each product ends with its price. */
const byPrices = (words: string): string[] => {
  const ends = [...words.matchAll(PRICE)].map(({ index, 0: price }) => index + price.length)
  return tidy(ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end).replace(/^[\s,;.]+/, '')))
}

export const MANY_RULES: Rule[] = [addItems]
