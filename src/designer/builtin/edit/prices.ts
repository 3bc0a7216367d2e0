import { unquoted } from './clauses.ts'
import { allSlots, type Desk, type Rule, selectedItem, slotsOf, wordsOf } from './desk.ts'
import { itemsNamed } from './sections-named.ts'

const PRICE =
  /^(?:(?:change|fix|set|make|update|correct|lower|raise|reduce)\s+)?(?:the )?price(?: (?:of|for) (?:the )?(.{1,80}?))?(?: from \S+)?\s+(?:to|is|=|should be)\s+(.+)$/i
const COSTS =
  /^(?:change |set |make )?(?:the )?(.{2,80}?)(?: should| must| has to)?(?: costs?|:| to| is| at)?\s+(?:now )?([£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|eur|usd|gbp|kr|zł))$/i
const ITS_PRICE = /^(?:change|fix|set|make|update|correct) (?:the )?(.{1,80}?)(?:['’]s)? price (?:to|=) (.+)$/i

/** "fix the price of the mug to £30". */
const prices: Rule = (wish, desk) => {
  const match = PRICE.exec(wish) ?? ITS_PRICE.exec(wish)
  const costs = match ? undefined : COSTS.exec(wish)
  const priced = costs?.[1]
    ? itemsNamed(costs[1], desk).find(({ slots }) => slots.some(({ name }) => name === 'price'))
    : undefined
  if (priced && costs?.[2]) return [{ op: 'set', ref: `${priced.ref}.price`, value: costs[2].trim() }]
  if (!match?.[2]) return undefined
  const all = allSlots(desk).filter(({ name }) => name === 'price')
  const own = selectedItem(desk)?.slots.find(({ name }) => name === 'price')
  const meant = match[1] ? pricesOf(match[1], desk) : own ? [own.ref] : all.map(({ ref }) => ref)
  if (meant.length === 1 && meant[0]) return [{ op: 'set', ref: meant[0], value: unquoted(match[2]) }]
  if (!match[1] && all.length > 1) {
    const known = all.map(wordsOf).join(', ')
    return { words: `There is more than one price (${known}). Say which: "fix the price of the mug to £30".` }
  }
  return { words: `I found no price of ${match[1] ? `“${match[1]}”` : 'anything'} in this email.` }
}

/** Refs of the prices of what is named; a thing without a price gets one. */
function pricesOf(noun: string, desk: Desk): string[] {
  const items = itemsNamed(noun, desk).filter(({ ref }) => /^s\d+\.items\./.test(ref))
  const places = items.map(({ ref }) => `${ref}.price`)
  if (places.length > 0) return places
  const named = desk.sections.filter(section =>
    slotsOf(section).some(slot => wordsOf(slot).toLowerCase().includes(noun.toLowerCase()))
  )
  return named.flatMap(({ slots }) => slots.filter(({ name }) => name === 'price')).map(({ ref }) => ref)
}

export const PRICE_RULES: Rule[] = [prices]
